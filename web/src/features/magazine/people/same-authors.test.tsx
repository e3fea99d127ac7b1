import { expect, test, vi } from 'vitest';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeAuthor } from '#web/testing/records/make-magazine.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { AuthorListScreen } from './AuthorListScreen.tsx';

const SHORT = makeAuthor({ id: 5, ime: 'K.', articles: 9 });
const LONG = makeAuthor({ id: 7, articles: 44 });
const KARLO = makeAuthor({ id: 8, ime: 'Karlo', articles: 2 });
const PAIRS = [
  { first_id: 5, second_id: 7 },
  { first_id: 5, second_id: 8 },
];

type SetDifferent = NonNullable<Handlers['setMagazineAuthorsDifferent']>;

async function open(handlers: Handlers = {}) {
  logInAs('olimp');
  fakeServer({
    listMagazineAuthors: () => [SHORT, KARLO, LONG],
    listSameMagazineAuthors: () => PAIRS,
    ...handlers,
  });
  return renderScreen(<AuthorListScreen />, { at: '/autori-olimp' });
}

test('authors who may be the same are counted, and compared one pair after another', async () => {
  const different = new Set<number>();
  const setMagazineAuthorsDifferent = vi.fn<SetDifferent>(({ body }) => {
    if (body.different === 1) different.add(body.other_id);
    else different.delete(body.other_id);
    return { message: body.different === 1 ? 'Zapisano je da to nisu isti autori.' : 'Autori se opet uspoređuju.' };
  });
  const listSameMagazineAuthors = () => PAIRS.filter(({ second_id }) => !different.has(second_id));
  const { getByRole, getByText } = await open({ setMagazineAuthorsDifferent, listSameMagazineAuthors });
  await expect.element(getByText('Možda su isti: 2 para')).toBeVisible();
  await getByRole('button', { name: 'Usporedi' }).click();
  const dialog = getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Klara br. 7' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Karlo br. 8' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText(/Možda su isti/)).not.toBeInTheDocument();
  expect(setMagazineAuthorsDifferent.mock.calls).toEqual([
    [{ body: { id: 5, other_id: 7, different: 1 } }],
    [{ body: { id: 5, other_id: 8, different: 1 } }],
  ]);
  await getByRole('button', { name: 'Poništi' }).last().click();
  await expect.element(getByText('Možda su isti: 1 par')).toBeVisible();
  await expect.element(getByText('Autori se opet uspoređuju.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the authors of a pair are merged as two selected ones are', async () => {
  const merged = new Set<number>();
  const mergeMagazineAuthors = vi.fn<NonNullable<Handlers['mergeMagazineAuthors']>>(({ body }) => {
    merged.add(body.merged_id);
    return { message: 'Autori su spojeni.' };
  });
  const listSameMagazineAuthors = () => PAIRS.filter(({ first_id }) => !merged.has(first_id));
  const { getByRole, getByText } = await open({ mergeMagazineAuthors, listSameMagazineAuthors });
  await getByRole('button', { name: 'Usporedi' }).click();
  const dialog = getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await dialog.getByRole('button', { name: 'Spoji autore' }).click();
  await expect.element(getByText('Autori su spojeni.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mergeMagazineAuthors.mock.calls[0]?.[0].body).toEqual({ id: 7, merged_id: 5 });
});

test('two authors who were selected are not offered as different', async () => {
  const { getByRole } = await open();
  await getByRole('checkbox', { name: 'Odaberi: Slovčić, K.', exact: true }).click();
  await getByRole('checkbox', { name: 'Odaberi: Slovčić, Klara', exact: true }).click();
  await getByRole('button', { name: 'Spoji u jednog' }).click();
  const dialog = getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await expect.element(dialog.getByRole('button', { name: 'Spoji autore' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Nisu isti' }).elements()).toEqual([]);
});

test('a refusal to record that authors differ keeps the dialog open, and says why', async () => {
  const setMagazineAuthorsDifferent = () => refuse(404, { message: 'Taj autor ne postoji.', code: 'not-found' });
  const { getByRole, getByText } = await open({ setMagazineAuthorsDifferent });
  await getByRole('button', { name: 'Usporedi' }).click();
  const dialog = getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(getByText('Taj autor ne postoji.')).toBeVisible();
  await expect.element(dialog).toBeVisible();
});
