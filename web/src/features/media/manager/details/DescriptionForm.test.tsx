import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isSameDraft, mergeDrafts } from '#web/forms/editing/draft.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { JARUN, openDetails } from '#web/testing/open-details.tsx';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { descriptionForm } from './DescriptionForm.tsx';
import { movedFocus } from './FocalPicture.tsx';

const SAVED = { message: 'Opis je spremljen.', modified: '2026-11-21T13:35:00.000Z' };
const written = (version: number) => ({ ...SAVED, version, name: JARUN.name, path: JARUN.path });

test('Spremi and Ctrl+S send only the changed fields, with the version that was loaded', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { field, save, getByText, getByRole } = await openDetails({ updateFile });
  await expect.element(field('Alternativni tekst')).toHaveValue('Četverac');
  await expect.element(save).toBeDisabled();
  await field('Potpis').fill('Finale na Jarunu');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 4, caption: 'Finale na Jarunu' } }]);
  await expect.element(getByText('Spremljeno u 14:35', { exact: true })).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);
  // The focused button is disabled again.
  await expect.element(getByRole('region', { name: 'Opis', exact: true })).toHaveFocus();
  await field('Autor').fill('');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 5, author: '' } }]);
});

test('the focal point can be set by a click, moved by arrow keys, and removed', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { getByRole, save } = await openDetails({ updateFile });
  const picture = getByRole('slider', { name: 'Težište slike' });
  await expect.element(picture).toHaveAttribute('aria-valuetext', '20 % slijeva, 80 % odozgo');
  picture.element().querySelector('img')?.style.setProperty('height', '100px');
  await picture.click({ position: { x: 1, y: 1 }, force: true });
  await expect.element(picture).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(picture).toHaveAttribute('aria-valuenow', '14');
  await save.click();
  await expect.poll(() => updateFile.mock.calls.length).toBe(1);
  const [sent] = updateFile.mock.lastCall ?? [];
  expect(sent?.body.focal_x).toBeCloseTo(0.14, 1);
  expect(Object.keys(sent?.body ?? {}).sort()).toEqual(['focal_x', 'focal_y', 'version']);
  await getByRole('button', { name: 'Ukloni težište' }).click();
  await expect.element(picture).toHaveAttribute('aria-valuetext', 'Nije odabrano, vrijedi sredina.');
  await save.click();
  await expect
    .poll(() => updateFile.mock.lastCall)
    .toEqual([{ params: { id: 1 }, body: { version: 5, focal_x: null, focal_y: null } }]);
});

test('a refusal is shown over the scrolled fields', async () => {
  const message = 'Žarišna točka treba obje koordinate.';
  const updateFile = () => refuse(400, { message, code: 'invalid-input' });
  const { field, save, getByRole } = await openDetails({ updateFile });
  await field('Potpis').fill('Finale');
  await save.click();
  const reason = getByRole('alert').filter({ hasText: message });
  await expect.element(reason).toBeVisible();
  const { top, bottom } = reason.element().getBoundingClientRect();
  expect(reason.element().contains(document.elementFromPoint(1300, (top + bottom) / 2))).toBe(true);
  await expectAccessible();
});

test.each([1440, 360])(
  'at %i px a text that a colleague changed too is chosen, the other changes of both are joined, and Escape closes the question alone',
  async (width) => {
    let stored = JARUN;
    const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(({ body }) =>
      body.version === stored.version ? written(9) : refuse(409, { message: 'Zastarjelo.', code: 'stale' }),
    );
    const { getByRole, field, address } = await openDetails({ updateFile, getFile: () => stored }, { width });
    await field('Alternativni tekst').fill('Osmerac');
    await field('Potpis').fill('Finale');
    const colleague = { modified_by: 9, modified_by_name: 'Marko Ćutuk', modified: '2026-11-21T13:35:00.000Z' };
    stored = {
      ...JARUN,
      ...colleague,
      version: 8,
      alt: 'Dvojac',
      author: 'I. Horvat',
      focal_x: 0.5,
      name: 'finale.jpg',
    };
    await userEvent.keyboard('{Control>}s{/Control}');
    const conflict = getByRole('dialog', { name: 'U međuvremenu je spremljena druga verzija datoteke.' });
    await expect.element(conflict.getByRole('radio', { name: 'Vaše' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(field('Potpis')).toHaveFocus();
    await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
    expect(getByRole('dialog', { name: 'Imate nespremljene promjene.' }).query()).toBeNull();
    await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');

    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(conflict).toMatchTextContent('Marko Ćutuk, 21-11-2026 u 14:35.');
    const joined = conflict.getByRole('region', { name: 'Spojeno, ništa se ne gubi' });
    await expect.element(joined).toMatchTextContent('Težište slike, Marko Ćutuk');
    await expect.element(joined).toMatchTextContent('Autor, Marko Ćutuk');
    await conflict.getByRole('radiogroup', { name: 'Alternativni tekst' }).getByRole('radio', { name: 'Vaše' }).click();
    await conflict.getByRole('button', { name: 'Spremi odabrano' }).click();
    const mine = { params: { id: 1 }, body: { version: 8, alt: 'Osmerac', caption: 'Finale' } };
    await expect.poll(() => updateFile.mock.lastCall).toEqual([mine]);
    await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
    await expect.element(field('Autor')).toHaveValue('I. Horvat');
  },
);

test('a file that was deleted meanwhile is restored and saved', async () => {
  let isDeleted = true;
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() =>
    isDeleted ? refuse(404, { message: 'Ta datoteka ne postoji.', code: 'not-found' }) : written(5),
  );
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => {
    isDeleted = false;
    return { message: 'Datoteka je vraćena.' };
  });
  const { field, save, getByRole, getByText } = await openDetails({ updateFile, restoreFiles });
  await field('Potpis').fill('Finale');
  await save.click();
  await getByRole('button', { name: 'Vrati zapis i spremi' }).click();
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
  expect(restoreFiles).toHaveBeenCalledWith(expect.objectContaining({ body: { ids: [1] } }));
});

test('unsaved changes ask before a search or another file replaces them, are offered later, and saved on the way', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { field, getByRole, address, dialog } = await openDetails({ updateFile });
  const other = getByRole('button', { name: 'Detalji: doček na trgu.jpg' });
  await field('Potpis').fill('Finale');
  await getByRole('textbox', { name: 'Pretraži' }).fill('zlato');
  await expect.element(dialog).toHaveAccessibleName('Imate nespremljene promjene.');
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');
  await other.click();
  await expect.element(dialog).toMatchTextContent('Promijenjeno: potpis.');
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=2');
  await getByRole('button', { name: 'Detalji: jarun.jpg' }).click();
  await expect.element(field('Potpis')).toHaveValue('');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await other.click();
  await dialog.getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=2');
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 4, caption: 'Finale' } }]);
});

test('on a phone the leave question is above the sheet, and Escape closes only the question', async () => {
  const { field, getByRole, address } = await openDetails({}, { width: 360 });
  await field('Potpis').fill('Finale');
  await getByRole('button', { name: 'Zatvori detalje' }).click();
  const question = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(question.getByRole('button', { name: 'Spremi i izađi' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');
});

test('a restored description sends only what differs, and the details stay open', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { alt, alt_eng, caption_eng, author, focal_x, focal_y } = JARUN;
  const fields = { alt, alt_eng, caption: 'Finale', caption_eng, author, focal_x, focal_y, name: 'prije.jpg' };
  const { field, getByRole, getByText } = await openDetails({
    ...versionHandlers([makeVersion({ fields })]),
    updateFile,
  });
  await getByRole('button', { name: 'Povijest' }).click();
  const history = getByRole('dialog', { name: 'Povijest datoteke' });
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect.element(getByText(/^Opis je spremljen\. Vraćena je verzija: Marko Ćutuk/)).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 4, caption: 'Finale' } }]);
  await expect.element(field('Potpis')).toHaveValue('Finale');
});

test('at 768 px the list stays visible next to the details', async () => {
  const { getByRole } = await openDetails({}, { width: 768 });
  const around = getByRole('dialog', { name: 'Detalji' }).element().parentElement as HTMLElement;
  expect(getComputedStyle(around).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

const FILE = makeFileDetails({ id: 7, version: 4, alt: 'Četverac', author: 'D. Perić', focal_x: 0.2, focal_y: 0.8 });
const BASE = descriptionForm.fromRecord(FILE);
const SENT = { id: 7, version: 4 };

const sentFor = (changes: Partial<typeof BASE>) =>
  descriptionForm.toUpdate({ ...BASE, ...changes }, { ...SENT, draft: BASE });

test('only changed fields are sent', () => {
  expect(sentFor({ caption: 'Finale', author: '' })).toEqual({ ...SENT, caption: 'Finale', author: '' });
  expect(sentFor({})).toEqual(SENT);
});

test('a moved or removed point is sent with both coordinates', () => {
  expect(sentFor({ focus: { x: 0.2, y: 0.7 } })).toEqual({ ...SENT, focal_x: 0.2, focal_y: 0.7 });
  expect(sentFor({ focus: null })).toEqual({ ...SENT, focal_x: null, focal_y: null });
});

test('a point at the left edge is valid', () => {
  expect(descriptionForm.fromRecord(makeFileDetails({ focal_x: 0, focal_y: 0 })).focus).toEqual({ x: 0, y: 0 });
  expect(descriptionForm.fromRecord(makeFileDetails()).focus).toBeNull();
});

test('a point is compared and merged by its coordinates', () => {
  const theirs = { ...BASE, focus: null };
  expect(isSameDraft(descriptionForm, BASE, { ...BASE, focus: { x: 0.2, y: 0.8 } })).toBe(true);
  expect(mergeDrafts(descriptionForm, { base: BASE, mine: BASE, theirs }).merged.focus).toBeNull();
});

test('a comparison shows a point in words', () => {
  const { describe } = descriptionForm.fields.focus;
  expect(describe?.({ x: 0.2, y: 0.8 })).toBe('20 % slijeva, 80 % odozgo');
  expect(describe?.(null)).toBe('Nije odabrano, vrijedi sredina.');
});

test('the point moves from the middle in fine steps and stays inside the picture', () => {
  expect(movedFocus(null, { x: 0.02, y: 0 })).toEqual({ x: 0.52, y: 0.5 });
  expect(movedFocus({ x: 0.99, y: 0.01 }, { x: 0.02, y: -0.02 })).toEqual({ x: 1, y: 0 });
  expect(movedFocus({ x: 0.1, y: 0.1 }, { x: 0.2, y: 0 })).toEqual({ x: 0.3, y: 0.1 });
});
