import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeArchive, makeDocx, makeOldOffice } from '../../testing/documents/make-archive.ts';
import { makeInspection } from '../../testing/inspect-bytes.ts';

const { inspect, refusal } = await makeInspection();
const MEGABYTE = 1024 * 1024;
const OPEN_TEXT = 'application/vnd.oasis.opendocument.text';

const FILE = { name: 'pročitaj.txt', data: 'Dobar dan' };
const mainType = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;

describe('an archive', () => {
  test('is accepted unchanged under any name', async () => {
    const accepted = await inspect(makeArchive([FILE, { name: 'mapa/' }]), 'materijali.rar');
    expect(accepted).toMatchObject({ type: 'other', media_type: 'application/zip', extension: 'zip', width: null });
    expect(accepted.localPath).not.toMatch(/clean$/);
  });

  test.each([
    '../izvan.txt',
    'a/../../izvan.txt',
    '/apsolutno.txt',
    'C:\\izvan.txt',
    'c:izvan.txt',
    'a\\b.txt',
    '..',
    'a\0b',
  ])('is rejected for an entry named %j', async (name) => {
    expect(await refusal(makeArchive([FILE, { name }]), 'a.zip')).toBe(
      '415 Arhiva sadrži datoteke koje bi se raspakirale izvan svojeg foldera.',
    );
  });

  test('keeps names that only hold dots', async () => {
    const accepted = await inspect(makeArchive([{ name: '..skriveno/a..b.txt' }]), 'a.zip');
    expect(accepted).toMatchObject({ type: 'other', media_type: 'application/zip', extension: 'zip' });
    expect(accepted.localPath).not.toMatch(/clean$/);
  });

  test('may unpack to 10 MB however small it is, and not to a byte more', async () => {
    const atLimit = makeArchive([{ name: 'a', data: Buffer.alloc(10 * MEGABYTE) }]);
    const overLimit = makeArchive([{ name: 'a', data: Buffer.alloc(10 * MEGABYTE + 1) }]);
    await expect(inspect(atLimit, 'a.zip')).resolves.toMatchObject({ extension: 'zip' });
    expect(await refusal(overLimit, 'a.zip')).toBe(
      '413 Arhiva se raspakirava u 10,1 MB; za njezinu veličinu to je previše.',
    );
  });

  test('may not unpack to more than 2 GB by many entries together', async () => {
    const entries = Array.from({ length: 3 }, (_, index) => ({ name: `${index}`, uncompressedSize: 1024 ** 3 }));
    expect(await refusal(makeArchive(entries), 'a.zip')).toBe(
      '413 Arhiva se raspakirava u 3 GB; za njezinu veličinu to je previše.',
    );
  });

  test('holds 10,000 entries and not one more', async () => {
    const packed = deflateRawSync('');
    const entries = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.txt`, packed }));
    await expect(inspect(makeArchive(entries.slice(1)), 'a.zip')).resolves.toMatchObject({ extension: 'zip' });
    expect(await refusal(makeArchive(entries), 'a.zip')).toBe('413 Arhiva sadrži više od 10.000 datoteka.');
  });

  test('may have an entry list of 8 MB and not a name more', async () => {
    const entries = Array.from({ length: 129 }, (_, index) => ({ name: `${index}`.padStart(65_024, '0') }));
    const withLast = (length: number) => makeArchive([...entries, { name: 'a'.repeat(length) }]);
    await expect(inspect(withLast(512), 'a.zip')).resolves.toMatchObject({ extension: 'zip' });
    expect(await refusal(withLast(513), 'a.zip')).toBe('413 Popis datoteka u arhivi je predug.');
  });

  test('is broken when entries share bytes, when it is cut, and when it has no list', async () => {
    const overlapping = makeArchive([FILE, { ...FILE, name: 'drugi.txt', offset: 0 }]);
    const whole = makeArchive([FILE]);
    for (const bytes of [overlapping, whole.subarray(0, -30), whole.subarray(0, 40)]) {
      expect(await refusal(bytes, 'a.zip')).toBe('400 Arhiva je oštećena.');
    }
  });

  test('is broken when an entry would begin behind its end', async () => {
    const bytes = makeArchive([{ ...FILE, offset: 4_000_000 }]);
    expect(await refusal(bytes, 'a.zip')).toMatch(/^400/);
  });

  test('is rejected when it is empty or a program', async () => {
    expect(await refusal(makeArchive([]), 'a.zip')).toContain('Arhiva je prazna.');
    for (const name of ['META-INF/MANIFEST.MF', 'AndroidManifest.xml']) {
      expect(await refusal(makeArchive([{ name }]), 'a.zip')).toBe('415 Datoteka je program. Programi se ne primaju.');
    }
  });
});

describe('an Office document', () => {
  test.each([
    ['wordprocessingml.document', 'word/document.xml', 'docx'],
    ['spreadsheetml.sheet', 'xl/workbook.xml', 'xlsx'],
    ['presentationml.presentation', 'ppt/presentation.xml', 'pptx'],
  ])('of the type %s is recognised by its contents', async (kind, part, extension) => {
    const media_type = `application/vnd.openxmlformats-officedocument.${kind}`;
    const bytes = makeDocx([], mainType(kind), part);
    await expect(inspect(bytes, 'bez-nastavka')).resolves.toMatchObject({ type: 'other', extension, media_type });
  });

  test.each([
    ['a macro part', makeDocx([{ name: 'word/vbaProject.bin' }])],
    ['a macro part elsewhere', makeDocx([{ name: 'xl/VBAPROJECT.BIN' }])],
    ['macro sheets', makeDocx([{ name: 'xl/macrosheets/sheet1.xml' }])],
    ['a macro type', makeDocx([], 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  ])('is rejected for %s', async (_, bytes) => {
    expect(await refusal(bytes, 'dopis.docx')).toBe('415 Dokument sadrži makronaredbe. Spremite ga bez njih.');
  });

  const utf16 = ({ name, data }: { name: string; data: string }) => ({
    name,
    data: Buffer.from(`\ufeff${data}`, 'utf16le'),
  });
  const relations = (type: string, mode = 'External') => ({
    name: 'word/_rels/settings.xml.rels',
    data: `<?xml version="1.0"?><!-- ? --><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"
        Target="http://example.org/x" TargetMode="${mode}"/></Relationships>`,
  });

  test.each([
    ['a template', relations('attachedTemplate'), 'predložak'],
    ['a picture', relations('image'), 'sliku'],
    ['an object', relations('oleObject', ' external '), 'objekt'],
    ['another workbook', { ...relations('externalLinkPath'), name: 'xl/_rels/1.RELS' }, 'podatke iz druge tablice'],
    ['anything else', relations('frame'), 'sadržaj'],
    ['a template in UTF-16', utf16(relations('attachedTemplate')), 'predložak'],
  ])('is rejected when it loads %s from another address', async (_, part, what) => {
    expect(await refusal(makeDocx([part]), 'dopis.docx')).toBe(
      `415 Dokument pri otvaranju učitava ${what} s druge adrese. Spremite ga bez vanjskih poveznica.`,
    );
  });

  test('is accepted with links, and with relations to its own parts', async () => {
    for (const part of [relations('hyperlink'), relations('image', 'Internal')]) {
      await expect(inspect(makeDocx([part]), 'dopis.docx')).resolves.toMatchObject({ extension: 'docx' });
    }
  });

  test.each([
    [
      'a part',
      { name: 'word/styles.xml', data: '<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE w [<!ENTITY a "b">]><w/>' },
    ],
    ['its relations', { name: '_rels/.rels', data: '<!DOCTYPE r><Relationships/>' }],
    ['a part in UTF-16', utf16({ name: 'word/styles.xml', data: '<!DOCTYPE w><w/>' })],
  ])('is rejected when %s has a doctype', async (_, part) => {
    expect(await refusal(makeDocx([part]), 'dopis.docx')).toBe(
      '415 Dokument sadrži vlastite XML deklaracije. Spremite ga ponovno u Officeu.',
    );
  });

  test.each([
    ['a part is no XML', { name: 'word/styles.xml', data: 'w' }],
    ['a part begins with an endless comment', { name: 'word/styles.xml', data: `<!--${' '.repeat(70_000)}--><w/>` }],
    ['its relations are cut', { name: '_rels/.rels', data: '<Relationships>' }],
    ['a part hides its letters', { name: 'word/styles.xml', data: Buffer.from('<!DOCTYPE w><w/>', 'utf16le') }],
  ])('is broken when %s', async (_, part) => {
    expect(await refusal(makeDocx([part]), 'dopis.docx')).toBe('400 Dokument je oštećen.');
  });

  test('is rejected when it is a template, and broken without its main part', async () => {
    const template = makeDocx([], mainType('wordprocessingml.template'));
    expect(await refusal(template, 'dopis.docx')).toMatch(/^415/);
    const hollow = makeDocx([], mainType('wordprocessingml.document'), 'word/nema.xml');
    expect(await refusal(hollow, 'dopis.docx')).toBe('400 Dokument je oštećen.');
  });

  test('is broken when the list of its contents is too long', async () => {
    const bytes = makeArchive([{ name: '[Content_Types].xml', data: Buffer.alloc(2 * MEGABYTE + 1, ' ') }]);
    expect(await refusal(bytes, 'dopis.docx')).toMatch(/^400/);
  });

  test('takes no more than 10 seconds when the list of its contents is nothing but brackets', async () => {
    const bytes = makeArchive([{ name: '[Content_Types].xml', data: Buffer.alloc(2 * MEGABYTE, '<') }]);
    const start = performance.now();
    expect(await refusal(bytes, 'dopis.docx')).toMatch(/^415/);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('is broken when the list of its contents unpacks to more than it declares', async () => {
    const data = Buffer.alloc(5 * MEGABYTE, ' ');
    const bytes = makeArchive([{ name: '[Content_Types].xml', data, uncompressedSize: 1000 }]);
    expect(await refusal(bytes, 'dopis.docx')).toMatch(/^400/);
  });
});

describe('an OpenDocument', () => {
  const content = { name: 'content.xml', data: '<office:document-content/>' };

  test.each([
    ['text', 'odt'],
    ['spreadsheet', 'ods'],
    ['presentation', 'odp'],
    ['graphics', 'odg'],
  ])('of the type %s is recognised by its first entry', async (kind, extension) => {
    const media_type = `application/vnd.oasis.opendocument.${kind}`;
    const bytes = makeArchive([{ name: 'mimetype', data: media_type }, content]);
    await expect(inspect(bytes, 'dopis.odt')).resolves.toMatchObject({ extension, media_type });
  });

  test('is broken when its type does not come first, or is missing', async () => {
    const late = makeArchive([content, { name: 'mimetype', data: OPEN_TEXT }]);
    const missing = makeArchive([content, { name: 'META-INF/manifest.xml' }]);
    for (const bytes of [late, missing]) {
      expect(await refusal(bytes, 'dopis.odt')).toBe('400 Dokument je oštećen.');
    }
  });

  test('is rejected with macros', async () => {
    const bytes = makeArchive([{ name: 'mimetype', data: OPEN_TEXT }, content, { name: 'Basic/Standard/Module1.xml' }]);
    expect(await refusal(bytes, 'dopis.odt')).toContain('Dokument sadrži makronaredbe. Spremite ga bez njih.');
  });

  test.each(['application/epub+zip', `${OPEN_TEXT}-template`])('is not a file that claims to be %s', async (data) => {
    const bytes = makeArchive([{ name: 'mimetype', data }, content]);
    expect(await refusal(bytes, 'knjiga.odt')).toMatch(/^415/);
  });
});

describe('an old Office document', () => {
  test.each([
    ['WordDocument', 'dopis.doc', 'doc', 'application/msword'],
    ['Workbook', 'plan.xls', 'xls', 'application/vnd.ms-excel'],
    ['Book', 'plan.xls', 'xls', 'application/vnd.ms-excel'],
    ['PowerPoint Document', 'izlaganje.ppt', 'ppt', 'application/vnd.ms-powerpoint'],
    ['WordDocument', 'dopis.xls', 'doc', 'application/msword'],
  ])('with %s, named %s, is accepted as %s', async (entry, name, extension, media_type) => {
    await expect(inspect(makeOldOffice([entry]), name)).resolves.toMatchObject({ extension, media_type });
  });

  test('that holds another is of the kind of its ending', async () => {
    const bytes = makeOldOffice(['WordDocument', 'Workbook']);
    await expect(inspect(bytes, 'plan.XLS')).resolves.toMatchObject({ extension: 'xls' });
  });

  test.each(['Macros', '_VBA_PROJECT_CUR', 'VBA'])('is rejected for the entry %s', async (entry) => {
    expect(await refusal(makeOldOffice(['WordDocument', entry]), 'dopis.doc')).toBe(
      '415 Dokument sadrži makronaredbe. Spremite ga bez njih.',
    );
  });

  test('is rejected when it is an installer or a mail', async () => {
    expect(await refusal(makeOldOffice(['__substg1.0_1000001F']), 'dopis.doc')).toMatch(/^415/);
  });
});
