import type { Post } from '@baklja/contract/features/content/posts';
import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import {
  COLLEAGUE,
  MYSELF,
  makeLossyServer,
  makeRecordServer,
  openPlainRecord,
  PLAIN_RECORD,
} from '#web/testing/open-plain-record.tsx';
import { fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';

/** Saves a changed title after a colleague saved `theirs`. */
async function meetConflict(theirs: Partial<Post>) {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const updatePost = vi.fn(write);
  const screen = await openPlainRecord({ getPost, updatePost });
  await screen.title.fill('Moj naziv');
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, version: 9, ...theirs };
  await screen.save.click();
  await expect.element(screen.dialog).toHaveAccessibleName('U međuvremenu je spremljena druga verzija članka.');
  return { ...screen, server, updatePost };
}

test('marks what each side changed, lists what was joined, and chooses nothing by itself', async () => {
  const { dialog, updatePost } = await meetConflict({ title: 'Judo i karate', introtext: 'Markov opis' });
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Marko Ćutuk, 21-11-2026 u 14:35. Označeno je samo ono što se razlikuje. Ništa se ne sprema dok ne odlučite.',
    );
  const field = dialog.getByRole('radiogroup', { name: 'Naziv' });
  await expect.element(dialog).toMatchTextContent('Oboje ste mijenjali: odaberite');
  expect(marksIn(field.element())).toEqual(['-Judo', '+Moj naziv', '+ i karate']);
  const mine = field.getByRole('radio', { name: 'Vaše' });
  await expect.element(mine).toHaveFocus();
  await expect.element(mine).not.toBeChecked();
  const paper = getComputedStyle(dialog.element()).backgroundColor;
  expect(getComputedStyle(mine.element()).backgroundColor).toBe(paper);
  await expect.element(field.getByRole('radio', { name: 'Marko Ćutuk' })).not.toBeChecked();
  const saveChosen = dialog.getByRole('button', { name: 'Spremi odabrano' });
  await expect.element(saveChosen).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('Odlučeno 0 od 1.');
  expect(dialog.getByRole('button', { name: 'Zatvori' }).elements()).toEqual([]);
  const joined = dialog.getByRole('region', { name: 'Spojeno, ništa se ne gubi' });
  await expect.element(joined).toMatchTextContent('Opis, Marko Ćutuk');
  expect(marksIn(joined.element())).toEqual(['-Opis', '+Markov opis']);
  expect(dialog.getByRole('radiogroup').elements()).toHaveLength(1);
  await expectShownWell();
  await mine.click();
  await expect.element(saveChosen).toBeEnabled();
  await expect.element(dialog).toMatchTextContent('Odlučeno 1 od 1.');
  expect(updatePost).toHaveBeenCalledTimes(1);
});

test('a text of which both changed other parts is joined, with the words of each side, and is saved so', async () => {
  const introtext = 'Prva rečenica. Druga rečenica. Treća rečenica. ';
  const { server, updatePost, getPost } = makeRecordServer({ ...PLAIN_RECORD, introtext });
  const { description, save, dialog, saved } = await openPlainRecord({ getPost, updatePost });
  await description.fill('Moja rečenica. Druga rečenica. Treća rečenica. ');
  const theirs = 'Prva rečenica. Druga rečenica. Treća njihova rečenica. ';
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, introtext: theirs, version: 9 };
  await save.click();
  const joined = dialog.getByRole('region', { name: 'Spojeno, ništa se ne gubi' });
  await expect.element(joined).toMatchTextContent('Opis, Marko Ćutuk');
  await expect.element(joined).toMatchTextContent('Opis, vaše');
  expect(marksIn(joined.element())).toEqual(['+njihova ', '-Prva', '+Moja']);
  expect(dialog.getByRole('radiogroup').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ introtext: 'Moja rečenica. Druga rečenica. Treća njihova rečenica. ' });
});

/** The removed and inserted words of an element, in their order. */
function marksIn(element: Element): string[] {
  return [...element.querySelectorAll('ins, del')].map(
    ({ tagName, textContent }) => `${tagName === 'INS' ? '+' : '-'}${textContent}`,
  );
}

test('every field that both changed has to be decided; what was chosen is saved with their version and shown', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const updatePost = vi.fn(write);
  const { title, description, save, dialog, saved } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Moj naziv');
  await description.fill('Moj opis');
  const theirs = { title: 'Markov naziv', introtext: 'Markov opis', state: 1 as const, version: 9 };
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, ...theirs };
  await save.click();
  const choose = (field: string, side: string) =>
    dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name: side }).click();
  await choose('Naziv', 'Vaše');
  await expect.element(dialog).toMatchTextContent('Odlučeno 1 od 2.');
  const saveChosen = dialog.getByRole('button', { name: 'Spremi odabrano' });
  await expect.element(saveChosen).toBeDisabled();
  await choose('Opis', 'Marko Ćutuk');
  await saveChosen.click();
  await expect.element(saved).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 9, title: 'Moj naziv' });
  // What only the colleague changed stays.
  expect(server.stored).toMatchObject({ title: 'Moj naziv', introtext: 'Markov opis', state: 1, version: 10 });
  await expect.element(title).toHaveValue('Moj naziv');
  await expect.element(description).toHaveValue('Markov opis');
});

test('fields changed by only one user merge without a choice', async () => {
  const { dialog, server, saved } = await meetConflict({ introtext: 'Markov opis', state: 1 });
  await expect
    .element(dialog)
    .toMatchTextContent('Mijenjali ste različita polja ili odlomke, pa se obje promjene mogu zadržati.');
  const joined = dialog.getByRole('region', { name: 'Spojeno, ništa se ne gubi' });
  expect(marksIn(joined.element())).toEqual(['-Judo', '+Moj naziv', '-Opis', '+Markov opis', '-Ne', '+Da']);
  expect(dialog.getByRole('radiogroup').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ title: 'Moj naziv', introtext: 'Markov opis', state: 1, version: 10 });
});

test('a colleague’s save that changed nothing in the form asks nothing', async () => {
  const { server, updatePost, getPost } = makeRecordServer();
  const { title, save, saved, dialog } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Moj naziv');
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, version: 9 };
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Moj naziv', version: 10 });
});

test('a save of one’s own after an unseen one asks too; going back loses nothing, and the next save asks again', async () => {
  const { dialog, title, save, getByRole, getByText } = await meetConflict({
    ...MYSELF,
    title: 'Nečiji naziv',
    version: 6,
  });
  await expect.element(dialog.getByRole('radiogroup', { name: 'Naziv' })).toMatchTextContent('Nečiji naziv');
  await dialog.getByRole('button', { name: 'Vrati se na članak' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naziv');
  await expect.element(getByRole('alert').filter({ hasText: 'Vaš tekst je ostao ovdje.' })).toBeVisible();
  await expect.element(getByText('Nije spremljeno', { exact: true })).toBeVisible();
  await save.click();
  await expect.element(dialog).toBeVisible();
});

test('text typed during the save counts as mine', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const answer = Promise.withResolvers<void>();
  const updatePost: Handlers['updatePost'] = async (input) => {
    await answer.promise;
    return write(input);
  };
  const { title, save, getByRole } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Moj naziv');
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, title: 'Markov naziv', version: 9 };
  await save.click();
  await title.fill('Moj naziv, dopisan');
  answer.resolve();
  await expect.element(getByRole('radiogroup', { name: 'Naziv' })).toMatchTextContent('Moj naziv, dopisan');
});

test('saves from another tab of the same user are merged without a question, even where both tabs changed a field', async () => {
  const { server, updatePost, getPost } = makeRecordServer();
  const first = await openPlainRecord({ getPost, updatePost });
  await first.title.fill('Iz druge kartice');
  await first.save.click();
  await expect.element(first.saved).toBeVisible();
  await first.description.fill('Opis iz druge kartice');
  await first.save.click();
  await expect.poll(() => server.stored?.version).toBe(6);
  await expect.element(first.saved).toBeVisible();
  await first.unmount();

  const second = await openPlainRecord({ getPost: () => PLAIN_RECORD });
  await second.title.fill('Iz ove kartice');
  fakeServer({ getPost, updatePost });
  await second.save.click();
  await expect.element(second.saved).toBeVisible();
  expect(second.dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Iz ove kartice', introtext: 'Opis iz druge kartice', version: 7 });
});

test('after two saves with lost responses, a colleague who changed nothing in the form does not lead to a question', async () => {
  const { server, updatePost, getPost, line } = makeLossyServer();
  const { title, save, saved, dialog, getByRole, getByText } = await openPlainRecord({ getPost, updatePost });
  const again = getByRole('button', { name: 'Pokušaj odmah' });
  const waiting = getByText(/Sprema se sam čim se veza vrati\.$/);
  await title.fill('Novi naziv');
  // No save is repeated by itself.
  window.dispatchEvent(new Event('offline'));
  await save.click();
  await expect.element(waiting).toBeVisible();
  await title.fill('Još noviji naziv');
  await again.click();
  await expect.poll(() => server.stored).toMatchObject({ title: 'Još noviji naziv', version: 6 });
  await expect.element(waiting).toBeVisible();
  server.stored = { ...PLAIN_RECORD, ...server.stored, ...COLLEAGUE, version: 7 };
  line.isLost = false;
  await title.fill('Najnoviji naziv');
  await again.click();
  await expect.element(saved).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Najnoviji naziv', version: 8 });
});

test('a colleague who saves what was sent without a response, after a later save of one’s own, is asked about', async () => {
  const { server, updatePost, getPost, line } = makeLossyServer();
  const { title, save, saved, dialog, getByRole, getByText } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Prvi naziv');
  // No save is repeated by itself.
  window.dispatchEvent(new Event('offline'));
  await save.click();
  await expect.element(getByText(/Sprema se sam čim se veza vrati\.$/)).toBeVisible();
  line.isLost = false;
  await title.fill('Drugi naziv');
  await getByRole('button', { name: 'Pokušaj odmah' }).click();
  await expect.element(saved).toBeVisible();
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, title: 'Prvi naziv', version: 7 };
  await title.fill('Treći naziv');
  await save.click();
  await expect.element(dialog.getByRole('radiogroup', { name: 'Naziv' })).toMatchTextContent('Prvi');
  expect(server.stored).toMatchObject({ title: 'Prvi naziv', version: 7 });
});
