import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openDetails } from '#web/testing/open-details.tsx';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FILES } from '#web/testing/servers/media-server.ts';

const NAMES = { author: 'Ana Anić', last_modified_by: 'Ana Anić', company: 'Klub d.o.o.', manager: 'Iva' };
const NAMED = { ...NAMES, is_signed: false, is_removable: true };
const SENTENCE = 'Dokument navodi autora: Ana Anić. Tvrtka: Klub d.o.o. Voditelj: Iva.';

/** Opens the details of a document that names its author; `file.properties` are its names, which a handler may change. */
async function openDocument(properties: typeof NAMED, handlers: Handlers = {}) {
  const file = { ...makeFileDetails({ ...FILES[2]!, version: 3 }), properties: properties as typeof NAMED | null };
  const screen = await openDetails({ getFile: () => file, ...handlers }, { query: 'datoteka=3' });
  await expect.element(screen.getByText(SENTENCE, { exact: true })).toBeVisible();
  return { ...screen, file, remove: screen.getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }) };
}

test('the details of a document show its names, and remove them after a question, which says why that failed', async () => {
  let isRefused = true;
  const removeProperties = vi.fn(() => {
    if (isRefused) return refuse(409, { message: 'Netko je u međuvremenu spremio novu verziju.', code: 'stale' });
    file.properties = null;
    return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 4 };
  });
  const { getByRole, getByText, file, remove } = await openDocument(NAMED, { removeProperties });
  await expectShownWell();
  await remove.click();
  const question = getByRole('dialog', { name: 'Želite li ukloniti podatke o autoru?' });
  for (const text of [
    'Iz svojstava dokumenta uklanjaju se autor, posljednji urednik, tvrtka i voditelj.',
    'Tekst, komentari, praćene izmjene, prilagođena svojstva i prilozi ostaju, s imenima koja su u njima.',
    'Uklonjeni podaci ne mogu se vratiti. Adresa dokumenta ostaje ista.',
  ]) {
    await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
  await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Netko je u međuvremenu spremio novu verziju.');
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(getByText(SENTENCE, { exact: true })).toBeVisible();

  isRefused = false;
  await remove.click();
  expect(question.getByRole('alert').query()).toBeNull();
  await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
  const done = getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true });
  await expect.element(done).toBeVisible();
  expect(removeProperties).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 }, body: { version: 3 } }));
  await expect.element(question).not.toBeInTheDocument();
  expect(done.element().parentElement).toBe(document.activeElement);
  expect(getByText(SENTENCE).query()).toBeNull();
}, 30_000);

const SIGNED = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';
const OLD =
  'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.';

test.each([
  ['signed', SIGNED, { is_signed: true, is_removable: false }],
  ['old', OLD, { is_signed: false, is_removable: false }],
])('a document that is %s has no button that removes its names, and says why', async (_, reason, fields) => {
  const { getByText, remove } = await openDocument({ ...NAMED, ...fields });
  await expect.element(getByText(reason, { exact: true })).toBeVisible();
  expect(remove.query()).toBeNull();
  await expectAccessible();
});

test('a role that may not change files sees the names without the button that removes them', async () => {
  const { remove } = await openDocument(NAMED);
  logInAs('sportasi');
  await expect.element(remove).not.toBeInTheDocument();
});
