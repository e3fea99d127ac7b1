import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import {
  COLLEAGUE,
  makeRecordServer,
  openNewPlainRecord,
  openPlainRecord,
  PLAIN_RECORD,
} from '#web/testing/open-plain-record.tsx';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';

const ROW = { ...PLAIN_RECORD, ...COLLEAGUE };
const SECOND = makeVersion({
  id: 8,
  version: 3,
  user_name: 'Iva Đurđević',
  at: '2025-11-20T17:10:00.000Z',
  fields: { title: 'Džudo', introtext: 'Opis', state: 1 },
});
const REJECTED = makeVersion({
  id: 7,
  version: 2,
  user_name: 'Petra Šimunić',
  is_rejected: 1,
  fields: { title: 'Karate', introtext: 'Stari opis', state: 0 },
});
const FIRST = makeVersion({ id: 6, version: 2, fields: { title: 'Džudo', introtext: 'Stari opis', state: 0 } });
const VERSIONS = [SECOND, REJECTED, FIRST];

/** Opens the record and its history. */
async function openHistory(handlers: Handlers = {}) {
  const screen = await openPlainRecord({ getPost: () => ROW, ...versionHandlers(VERSIONS), ...handlers });
  const button = screen.getByRole('button', { name: 'Povijest' });
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(dialog).toBeVisible();
  return {
    ...screen,
    button,
    dialog,
    version: (index: number) => dialog.getByRole('radiogroup', { name: 'Verzije' }).getByRole('radio').nth(index),
    differences: dialog.getByRole('region', { name: 'Razlike' }),
    restore: dialog.getByRole('button', { name: 'Vrati ovu verziju' }),
  };
}

/** The removed and inserted words of an element, in their order. */
function marksIn(element: Element): string[] {
  return [...element.querySelectorAll('ins, del')].map(
    ({ tagName, textContent }) => `${tagName === 'INS' ? '+' : '-'}${textContent}`,
  );
}

test('two versions of one user and minute show their seconds', async () => {
  const versions = ['2025-11-20T17:10:05.000Z', '2025-11-20T17:10:41.000Z'].map((at, place) => {
    return makeVersion({ id: 9 - place, version: 4 - place, user_name: 'Iva Đurđević', at });
  });
  const { dialog, version } = await openHistory(versionHandlers([...versions, FIRST]));
  await expect.element(dialog).toMatchTextContent(/18:10:05.*18:10:41/);
  expect(version(3).element().closest('.mantine-Radio-body')?.textContent).toBe('Marko Ćutuk20-11-2025 u 17:58');
});

test('lists who saved and when, asks the server only when it opens, and compares with the present version', async () => {
  const listRecordVersions = vi.fn(versionHandlers(VERSIONS).listRecordVersions);
  const screen = await openPlainRecord({ getPost: () => ROW, ...versionHandlers(VERSIONS), listRecordVersions });
  await expect.element(screen.title).toHaveValue('Judo');
  expect(listRecordVersions).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Povijest' });
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(dialog).toMatchTextContent(/4 verzije/);
  expect(listRecordVersions.mock.lastCall?.[0].query).toEqual({ kind: 'post', record_id: 17 });
  const rows = dialog.getByRole('radiogroup', { name: 'Verzije' }).getByRole('radio').elements();
  expect(rows.map((row) => row.closest('.mantine-Radio-body')?.textContent)).toEqual([
    expect.stringMatching(/^Marko Ćutuk.*21-11-2026.*Trenutačna verzija$/),
    'Iva Đurđević20-11-2025 u 18:10',
    'Petra Šimunić20-11-2025 u 17:58Nije spremljeno',
    'Marko Ćutuk20-11-2025 u 17:58',
  ]);
  const differences = dialog.getByRole('region', { name: 'Razlike' });
  await expect.element(differences.getByRole('region', { name: 'Naziv' })).toBeVisible();
  expect(marksIn(differences.getByRole('region', { name: 'Naziv' }).element())).toEqual(['-Džudo', '+Judo']);
  expect(marksIn(differences.getByRole('region', { name: 'Javno' }).element())).toEqual(['-Da', '+Ne']);
  expect(differences.getByRole('region', { name: 'Opis' }).query()).toBeNull();
  await expect.element(differences).toMatchTextContent(/1 polje je isto\./);
  await expect.element(dialog).toMatchTextContent(/Vraćanje ne mijenja: javno\./);
  await expectShownWell();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('shows what a save changed against the last one that was saved before it, by keys alone', async () => {
  const { differences, dialog, version } = await openHistory();
  await expect.element(version(1)).toHaveFocus();
  await expect.element(version(1)).toBeChecked();
  await dialog.getByText('s prethodnom').click();
  await expect.element(differences.getByRole('region', { name: 'Opis' })).toBeVisible();
  expect(marksIn(differences.element())).toEqual(['-Stari opis', '+Opis', '-Ne', '+Da']);
  (version(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(version(0)).toBeChecked();
  await expect.element(differences.getByRole('region', { name: 'Naziv' })).toBeVisible();
  expect(marksIn(differences.element())).toEqual(['-Džudo', '+Judo', '-Da', '+Ne']);
  expect(dialog.getByRole('button', { name: 'Vrati ovu verziju' }).query()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(version(3)).toBeChecked();
  await expect.element(dialog).toMatchTextContent(/Prije ove verzije nema druge\./);
});

test('shows what was not saved, and compares it with the version on which it was based', async () => {
  const { differences, dialog, version } = await openHistory();
  await version(2).click();
  await expect
    .element(dialog)
    .toMatchTextContent(/U međuvremenu je netko drugi spremio novu verziju\. Ovo je ono što je tada poslano\./);
  await expectAccessible(dialog.element());
  await dialog.getByText('s prethodnom').click();
  await expect.element(differences).toMatchTextContent(/Petra Šimunić, 20-11-2025 u 17:58 \(nije spremljeno\)/);
  expect(marksIn(differences.element())).toEqual(['-Džudo', '+Karate']);
});

test('a record that was never changed says so', async () => {
  const { dialog } = await openHistory(versionHandlers([]));
  await expect.element(dialog).toMatchTextContent(/Ovo je prva verzija\..*Nakon sljedećeg spremanja ovdje će pisati/);
  await expectAccessible(dialog.element());
});

test('reads older versions on demand, with their true total', async () => {
  const versions = Array.from({ length: 5 }, (_, index) => makeVersion({ ...SECOND, id: 9 - index, version: 3 }));
  const { dialog, version } = await openHistory(versionHandlers(versions, 3));
  await expect.element(dialog).toMatchTextContent(/6 verzija/);
  await expect.element(dialog).toMatchTextContent(/Prikazano 4 od 6\./);
  await dialog.getByRole('button', { name: 'Prikaži starije verzije' }).click();
  await expect.element(version(5)).toBeVisible();
  expect(version(6).query()).toBeNull();
  expect(dialog.getByRole('button', { name: 'Prikaži starije verzije' }).query()).toBeNull();
});

test('the version before the last one that is shown is read by itself', async () => {
  const { dialog, differences, version } = await openHistory(versionHandlers(VERSIONS, 1));
  await expect.element(version(1)).toBeChecked();
  await dialog.getByText('s prethodnom').click();
  await expect.element(differences.getByRole('region', { name: 'Opis' })).toBeVisible();
});

test('a list and a version that are not read say why, and can be read again', async () => {
  let [isListDown, isVersionDown] = [true, true];
  const { listRecordVersions, getRecordVersion } = versionHandlers(VERSIONS);
  const busy = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const gone = () => refuse(404, { message: 'Ta verzija ne postoji.', code: 'not-found' });
  const { dialog, differences, restore } = await openHistory({
    listRecordVersions: (input) => (isListDown ? busy() : listRecordVersions(input)),
    getRecordVersion: (input) => (isVersionDown ? gone() : getRecordVersion(input)),
  });
  await expect.element(dialog).toMatchTextContent(/Povijest nije učitana\. ?Poslužitelj je zauzet\./);
  isListDown = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(dialog).toMatchTextContent(/Verzija nije učitana\. ?Ta verzija ne postoji\./);
  await expect.element(restore).toBeDisabled();
  isVersionDown = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(differences).toBeVisible();
});

/** Opens the history of a record whose server stores what is sent, with the publication kept on restoring. */
async function openStored(handlers: Handlers = {}) {
  const { server, updatePost: write, getPost } = makeRecordServer(ROW);
  const updatePost = vi.fn(write);
  const screen = await openHistory({ getPost, updatePost, ...handlers });
  return { ...screen, server, updatePost };
}

test('restores a version by a save on the present one, which does not publish, and reads the versions again', async () => {
  const listRecordVersions = vi.fn(versionHandlers(VERSIONS).listRecordVersions);
  const { dialog, restore, updatePost, title, button, getByText, server, version } = await openStored({
    listRecordVersions,
  });
  await version(3).click();
  await expect.element(dialog).toMatchTextContent(/Trenutačna verzija ostaje u povijesti, pa se i ona može vratiti\./);
  const readings = listRecordVersions.mock.calls.length;
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('Spremljeno Vraćena je verzija: Marko Ćutuk, 20-11-2025 u 17:58.')).toBeVisible();
  expect(updatePost.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 17, version: 4, title: 'Džudo', introtext: 'Stari opis', state: 0, catid: 3, language: 'hr-HR' },
  ]);
  await expect.element(title).toHaveValue('Džudo');
  await expect.element(button).toHaveFocus();
  expect(server.stored).toMatchObject({ title: 'Džudo', version: 5 });
  await button.click();
  await expect.poll(() => listRecordVersions.mock.calls.length).toBeGreaterThan(readings);
  await expect.element(restore).toBeEnabled();
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ title: 'Džudo', introtext: 'Opis', state: 0 });
});

test('leaves fields that a version lacks, and restores none that differs in nothing that a restore brings back', async () => {
  const published = makeVersion({ id: 8, fields: { title: 'Judo', introtext: 'Opis', state: 1 } });
  const partial = makeVersion({ id: 7, fields: { title: 'Džudo' } });
  const { differences, restore, updatePost, dialog, version } = await openStored(versionHandlers([published, partial]));
  await expect.element(dialog).toMatchTextContent(/Vraćanje ne mijenja: javno\./);
  await expect.element(restore).toBeDisabled();
  await version(2).click();
  await expect.element(differences.getByRole('region', { name: 'Naziv' })).toBeVisible();
  expect(marksIn(differences.element())).toEqual(['-Džudo', '+Judo']);
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const bodies = updatePost.mock.calls.map(([{ body }]) => body);
  expect(bodies).toMatchObject([{ title: 'Džudo', introtext: 'Opis', state: 0 }]);
});

test('is not restored over unsaved changes, and says why; Ctrl+S saves nothing under its dialog', async () => {
  const { updatePost, getPost } = makeRecordServer(ROW);
  const update = vi.fn(updatePost);
  const screen = await openPlainRecord({ getPost, ...versionHandlers(VERSIONS), updatePost: update });
  await screen.title.fill('Moj naziv');
  await screen.getByRole('button', { name: 'Povijest' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(dialog).toMatchTextContent(/Najprije spremite ili odbacite svoje promjene\./);
  await expect.element(dialog.getByRole('button', { name: 'Vrati ovu verziju' })).toBeDisabled();
  await expect.element(dialog).toMatchTextContent(/DžudoTrenutačna verzija ?Judo/);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(update).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => update.mock.calls.length).toBe(1);
});

test('a restore after a colleague’s save goes on to the conflict dialog', async () => {
  const { restore, server, getByRole, version, dialog } = await openStored();
  await version(3).click();
  await expect.element(dialog).toMatchTextContent(/Trenutačna verzija ostaje/);
  server.stored = { ...ROW, title: 'Karate', version: 9 };
  await restore.click();
  const conflict = getByRole('dialog', { name: 'U međuvremenu je spremljena druga verzija članka.' });
  const title = conflict.getByRole('radiogroup', { name: 'Naziv' });
  await expect.element(title).toBeVisible();
  expect(marksIn(title.element())).toEqual(['-Judo', '+Džudo', '-Judo', '+Karate']);
});

test('a refused restore leaves the dialog open, which says why; of a deleted record the form offers it back', async () => {
  const { restore, title, dialog, updatePost, server, getByText } = await openStored();
  updatePost.mockImplementationOnce(() => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' }));
  await restore.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Poslužitelj je zauzet.');
  await expect.element(title).toHaveValue('Judo');
  await expect.element(restore).toBeEnabled();
  server.stored = undefined;
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('Vaš unos nije izgubljen.', { exact: false })).toBeVisible();
  await expect.element(title).toHaveValue('Džudo');
});

test('a version that the form does not accept is in the form, with the focus on its fault', async () => {
  const { restore, title, updatePost, getByText } = await openStored(
    versionHandlers([makeVersion({ fields: { title: '', introtext: 'Opis', state: 0 } })]),
  );
  await restore.click();
  await expect.element(getByText('Unesite naziv!').first()).toBeVisible();
  await expect.element(title).toHaveFocus();
  expect(updatePost).not.toHaveBeenCalled();
});

test('is not offered for a new record, nor to a role that may not change the record', async () => {
  const created = await openNewPlainRecord();
  await expect.element(created.save).toBeVisible();
  expect(created.getByRole('button', { name: 'Povijest' }).query()).toBeNull();
  await created.unmount();
  const { getByRole, title } = await openPlainRecord({ getPost: () => ROW });
  await expect.element(getByRole('button', { name: 'Povijest' })).toBeVisible();
  logInAs('sportasi');
  await expect.element(title).toBeVisible();
  await expect.element(getByRole('button', { name: 'Povijest' })).not.toBeInTheDocument();
});
