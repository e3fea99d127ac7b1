import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { findText, listArchive, makeDocumentFolder } from '../../testing/documents/document-file.ts';
import { coreXml, makeNamedDoc, makeNamedDocx, makeOdt } from '../../testing/documents/make-document.ts';
import { makePdf, makeStream, makeXmp, updatePdf } from '../../testing/documents/make-pdf.ts';
import { removeDocumentProperties } from './remove-document-properties.ts';

const NAME = 'Ana Anić';
const WIDE = '/Author <FEFF0041006E006100200041006E00690107>';
const OCTAL = '/Manager (\\376\\377\\000\\101\\000\\156\\000\\141\\000\\040\\000\\101\\000\\156\\000\\151\\001\\007)';
const XMP = makeXmp(
  `<dc:creator><rdf:Seq><rdf:li>${NAME}</rdf:li></rdf:Seq></dc:creator><pdf:Producer>Word</pdf:Producer>
  <pdfx:Company>${NAME}</pdfx:Company><pdfaid:part>2</pdfaid:part>`,
).replace('rdf:about=""', `rdf:about="" pdf:Author="${NAME}"`);

const { remove } = await makeDocumentFolder();

describe('a PDF without the names', () => {
  test.each([
    [
      'texts and metadata',
      makePdf({ info: `${WIDE} ${OCTAL}`, metadata: XMP, catalog: '/X 10 0 R', more: { 10: makeXmpStream() } }),
    ],
    [
      'packed metadata and a packed object',
      makePdf({
        metadata: XMP,
        isPacked: true,
        more: { 9: makeStream('/Type /ObjStm /N 1 /First 5', `10 0 << ${WIDE} >>`, true) },
        trailer: '/Info 10 0 R',
      }),
    ],
    ['metadata that are no XML', makePdf({ info: WIDE, metadata: `<x>${NAME}` })],
    ['a former version', updatePdf(makePdf({ info: WIDE }), { 4: '<< /Author (Iva) >>' }, '/Root 1 0 R')],
    [
      'a former dictionary and former metadata',
      updatePdf(
        makePdf({ metadata: XMP, info: WIDE }),
        { 1: '<< /Type /Catalog /Pages 2 0 R >>', 20: '<< /Author (Iva) >>' },
        '/Root 1 0 R /Info 20 0 R',
      ),
    ],
  ])('does not have them from %s in any form', async (_, bytes) => {
    const cleaned = await remove(bytes, 'pdf');
    expect(await findText(cleaned, NAME)).toEqual([]);
  });

  test('keeps pages, title, program, the rest of its metadata and the names next to comments', async () => {
    const info = `/Title (Pozivnica) /Creator (Word) /Company (Klub) ${WIDE}`;
    const comment = { 10: '<< /Type /Annot /Subtype /Text /T (Iva Recenzent) /Rect [0 0 1 1] >>' };
    const cleaned = await remove(makePdf({ info, metadata: XMP, catalog: '/X 10 0 R', more: comment }), 'pdf');
    const document = await PDFDocument.load(cleaned, { updateMetadata: false });
    expect(document.getPageCount()).toBe(2);
    expect([document.getTitle(), document.getCreator()]).toEqual(['Pozivnica', 'Word']);
    expect(document.getAuthor()).toBeUndefined();
    expect(cleaned.toString()).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(cleaned.toString()).toContain('<pdf:Producer>Word</pdf:Producer>');
    expect(cleaned.toString()).not.toContain('Klub');
    expect(cleaned.includes('(Iva Recenzent)')).toBe(true);
  });
});

function makeXmpStream(): Buffer {
  return makeStream('/Type /Metadata /Subtype /XML', XMP);
}

describe('a Word document without the names', () => {
  const core = coreXml(`<dc:creator>${NAME}</dc:creator><cp:lastModifiedBy>${NAME}</cp:lastModifiedBy>`);
  const comments = { name: 'word/comments.xml', data: '<w:comment w:author="Iva Recenzent"/>' };
  const picture = { name: 'word/media/čaša.png', data: Buffer.alloc(100_000, 'slika') };

  test('does not have them, and keeps every other part byte by byte', async () => {
    const app = `<Company>${NAME}</Company><Manager>${NAME}</Manager>`;
    const bytes = makeNamedDocx(core, app, [comments, picture]);
    const cleaned = await remove(bytes, 'docx');
    expect(await findText(cleaned, NAME)).toEqual([]);
    const [before, after] = [await listArchive(bytes), await listArchive(cleaned)];
    expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name));
    const isChanged = (_: unknown, place: number) => before[place]?.[1] !== after[place]?.[1];
    expect(after.filter(isChanged).map(([name]) => name)).toEqual(['docProps/core.xml', 'docProps/app.xml']);
    expect(Object.fromEntries(after)['docProps/core.xml']).toContain('<dc:title>Pozivnica &amp; program</dc:title>');
    expect(Object.fromEntries(after)['docProps/app.xml']).toContain('<Pages>3</Pages>');
  });

  test('of LibreOffice does not have them, and begins with its type', async () => {
    const elements = ['meta:initial-creator', 'dc:creator', 'meta:printed-by'];
    const bytes = makeOdt(elements.map((element) => `<${element}>${NAME}</${element}>`).join(''));
    const cleaned = await remove(bytes, 'odt');
    expect(await findText(cleaned, NAME)).toEqual([]);
    const start = 'mimetypeapplication/vnd.oasis.opendocument.text';
    expect(cleaned.toString('latin1', 30, 30 + start.length)).toBe(start);
    expect(Object.fromEntries(await listArchive(cleaned))['meta.xml']).toContain('<dc:title>Zapisnik</dc:title>');
  });
});

const SIGNED = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';
const NOT_POSSIBLE =
  'Podaci o autoru ne mogu se ukloniti iz ovog dokumenta. Uklonite ih u programu u kojem je nastao i pošaljite ga ponovno.';

test.each([
  ['a signed PDF', 'pdf', makePdf({ info: WIDE, more: { 10: '<< /Type /Sig /ByteRange [0 1 2 3] >>' } }), SIGNED],
  [
    'an old document',
    'doc',
    makeNamedDoc({ 4: 'Ana' }, {}),
    'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.',
  ],
  ['an encrypted PDF', 'pdf', makePdf({ info: WIDE, trailer: '/Encrypt << >>' }), NOT_POSSIBLE],
  ['a document that has no names', 'pdf', makePdf(), 'Dokument ne navodi autora ni tvrtku.'],
] as const)('%s is refused with the reason', async (_, ending, bytes, message) => {
  await expect(remove(bytes, ending)).rejects.toMatchObject({ status: 409, message });
});

test('a PDF over 64 MB is refused, not called one that has no names', async () => {
  const size = 64 * 1024 * 1024 + 1;
  const removal = removeDocumentProperties({ localPath: '/nowhere', media_type: 'application/pdf', size });
  await expect(removal).rejects.toMatchObject({ status: 409, message: NOT_POSSIBLE });
});
