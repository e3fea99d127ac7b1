import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openDetails } from '#web/testing/open-details.tsx';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { refuse } from '#web/testing/servers/fake-server.ts';
import { FILES } from '#web/testing/servers/media-server.ts';

describe('of a document that names its author', () => {
  const names = { author: 'Ana Anić', last_modified_by: 'Ana Anić', company: 'Klub d.o.o.', manager: 'Iva' };
  const named = { ...names, is_signed: false, is_removable: true };
  const sentence = 'Dokument navodi autora: Ana Anić. Tvrtka: Klub d.o.o. Voditelj: Iva.';
  const plan = makeFileDetails({ ...FILES[2]!, version: 3 });

  test('show the names, and remove them after a question', async () => {
    let properties: typeof named | null = named;
    const removeProperties = vi.fn(() => {
      properties = null;
      return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 4 };
    });
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties }), removeProperties },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
    await getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }).click();
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
    const done = getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true });
    await expect.element(done).toBeVisible();
    expect(removeProperties).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 }, body: { version: 3 } }));
    await expect.element(question).not.toBeInTheDocument();
    expect(done.element().parentElement).toBe(document.activeElement);
    expect(getByText(sentence).query()).toBeNull();
  });

  test('show in the question why a removal failed, and keep the names', async () => {
    const { getByRole, getByText } = await openDetails(
      {
        getFile: () => ({ ...plan, properties: named }),
        removeProperties: () => refuse(409, { message: 'Netko je u međuvremenu spremio novu verziju.', code: 'stale' }),
      },
      { query: 'datoteka=3' },
    );
    await getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }).click();
    const question = getByRole('dialog', { name: 'Želite li ukloniti podatke o autoru?' });
    await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
    await expect.element(question.getByRole('alert')).toHaveTextContent('Netko je u međuvremenu spremio novu verziju.');
    await question.getByRole('button', { name: 'Odustani' }).click();
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
  });

  test.each([
    [
      { is_signed: true, is_removable: false },
      'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.',
    ],
    [
      { is_signed: false, is_removable: false },
      'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.',
    ],
  ])('offer no removal with %j, and say why', async (fields, reason) => {
    const properties = { ...named, ...fields };
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties }) },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(reason, { exact: true })).toBeVisible();
    expect(getByRole('button', { name: /Ukloni iz dokumenta/ }).query()).toBeNull();
  });

  test('offer no removal to a role that may not change files', async () => {
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties: named }) },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
    logInAs('sportasi');
    await expect.element(getByRole('button', { name: /Ukloni iz dokumenta/ })).not.toBeInTheDocument();
  });
});
