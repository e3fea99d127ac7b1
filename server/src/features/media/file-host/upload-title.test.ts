import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { describe, expect, test } from 'vitest';
import { coreXml, makeNamedDocx } from '../../../testing/documents/make-document.ts';
import { makePdf, makeXmp } from '../../../testing/documents/make-pdf.ts';
import { sendForm } from '../../../testing/make-form.ts';
import { makeResumableCalls } from '../../../testing/resumable-uploads.ts';
import { STORES, useStoredApp } from '../../../testing/stored-app.ts';

/** Hexadecimal UTF-16, as PDF has it. */
const hexOf = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

describe.each(STORES)('the title inside a PDF, on $database and $storage,', (stores) => {
  const as = 'dokumenti';
  const testApp = useStoredApp(stores);

  const upload = async (bytes: Buffer, filename = 'sken.pdf') => {
    const file = { name: 'files[]', value: bytes, filename };
    const answer = await sendForm(testApp, fileHostRoutes.uploadMedia, [{ name: 'folder', value: 'dokumenti' }, file], {
      as,
    });
    return answer.json().files[0];
  };

  test('is in the answer to the upload, also to the last part of one in parts', async () => {
    expect(await upload(makePdf({ info: `/Title ${hexOf('Izvješće o radu 2024.')}` }))).toMatchObject({
      title: 'Izvješće o radu 2024.',
      message: 'Spremljeno.',
    });
    const calls = makeResumableCalls(testApp);
    const bytes = makePdf({ metadata: makeXmp('<dc:title>Plan rada</dc:title>') });
    const id = await calls.begin(bytes.length, { filename: 'plan.pdf', folder: 'dokumenti' }, as);
    expect((await calls.patch(id, 0, bytes, as)).json()).toMatchObject({ title: 'Plan rada' });
  });

  test('has no invisible characters', async () => {
    const title = hexOf('Plan\u0000\u202Efdp\u2066.\u0007exe\u202C');
    expect((await upload(makePdf({ info: `/Title ${title}` }), 'znakovi.pdf')).title).toBe('Plan fdp . exe');
  });

  test.each([
    ['of four megabytes', 'dugo.pdf', () => makePdf({ info: `/Title (${'a'.repeat(4 * 1024 * 1024)}) /Author (Ana)` })],
    ['of a program', 'word.pdf', () => makePdf({ info: '/Title (Microsoft Word - x.doc) /Author (Ana)' })],
    ['that is empty', 'prazno.pdf', () => makePdf({ info: '/Title () /Author (Ana)' })],
    [
      'of a Word document',
      'plan.docx',
      () => makeNamedDocx(coreXml('<dc:title>Plan</dc:title><dc:creator>Ana</dc:creator>')),
    ],
  ])('%s is absent, and the file is saved with its other properties', async (_, filename, make) => {
    const file = await upload(make(), filename);
    expect(file).toMatchObject({ name: filename, properties: { author: 'Ana' } });
    expect(file).not.toHaveProperty('title');
  });
});
