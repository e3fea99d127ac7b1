import { describe, expect, test } from 'vitest';
import { makeDocumentFolder } from '../../testing/documents/document-file.ts';
import { makeArchive } from '../../testing/documents/make-archive.ts';
import { coreXml, makeNamedDoc, makeNamedDocx, makeOdt } from '../../testing/documents/make-document.ts';
import { makePdf, makeStream, makeXmp, updatePdf } from '../../testing/documents/make-pdf.ts';
import { readDocumentFacts } from './read-document-properties.ts';

const NONE = { author: '', last_modified_by: '', company: '', manager: '', is_signed: false };
const CREATOR = '<dc:creator><rdf:Seq><rdf:li>Ana Anić</rdf:li><rdf:li>Ivo Ivić</rdf:li></rdf:Seq></dc:creator>';

const { read } = await makeDocumentFolder();

describe('names in a PDF', () => {
  test('are read from texts of every kind', async () => {
    const texts = ['<FEFF0041006E006100200041006E00690107>', '<feff 0041 006E 0061>', '(Izmi\\235ljeni ured)'];
    const info = `/Author ${texts[0]} /Manager ${texts[1]} /Company ${texts[2]} /Creator (Word)`;
    const company = 'Izmišljeni ured';
    expect(await read(makePdf({ info }), 'pdf')).toEqual({ ...NONE, author: 'Ana Anić', manager: 'Ana', company });
    const others = ['(\\376\\377\\000A\\000n\\000a\\000 \\001\\007)', '(\u00ef\u00bb\u00bfAna Ani\u00c4\u0087)'];
    const hidden = `/Aut#68or 10 0 R /LastSavedBy ${others[0]} /Manager ${others[1]} /Company (Klub d.o.o.)`;
    const bytes = Buffer.from(makePdf({ info: hidden, more: { 10: '(Ana Neizravna)' } }).toString(), 'latin1');
    const people = { author: 'Ana Neizravna', last_modified_by: 'Ana ć', manager: 'Ana Anić' };
    expect(await read(bytes, 'pdf')).toEqual({ ...NONE, ...people, company: 'Klub d.o.o.' });
  });

  test.each([false, true])('are read from its metadata, packed: %s', async (isPacked) => {
    const metadata = makeXmp(`${CREATOR}<pdfx:Company>Klub</pdfx:Company>`);
    const expected = { ...NONE, author: 'Ana Anić, Ivo Ivić', company: 'Klub' };
    expect(await read(makePdf({ metadata, isPacked }), 'pdf')).toEqual(expected);
  });

  test('are read from objects in a packed stream, next to a table that declares two thousand million', async () => {
    const objects = makeStream('/Type /ObjStm /N 1 /First 5', '10 0 << /Author (Ana) >>', true);
    const table = makeStream('/Type /XRef /Size 2000000000 /W [1 2 1]', 'x', true);
    const bytes = makePdf({ more: { 8: table, 9: objects }, trailer: '/Info 10 0 R' });
    expect(await read(bytes, 'pdf')).toEqual({ ...NONE, author: 'Ana' });
  });

  test('are those of the last version', async () => {
    const bytes = updatePdf(makePdf({ info: '/Author (Stara)' }), { 4: '<< /Author (Nova) >>' }, '/Root 1 0 R');
    expect(await read(bytes, 'pdf')).toEqual({ ...NONE, author: 'Nova' });
  });

  test('are null when there are none, also with a creating program', async () => {
    expect(await read(makePdf(), 'pdf')).toBeNull();
    expect(await read(makePdf({ info: '/Creator (Word) /Author ()', metadata: makeXmp('') }), 'pdf')).toBeNull();
  });

  test('include the author when the metadata are no XML', async () => {
    expect(await read(makePdf({ info: '/Author (Ana)', metadata: '<x>' }), 'pdf')).toEqual({ ...NONE, author: 'Ana' });
  });

  test.each([
    ['a signature', { more: { 10: '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>' } }],
    ['a signature with another spelling', { catalog: '/X << /Byte#52ange [0 1] >>' }],
    ['rights by a signature', { catalog: '/Perms << /DocMDP 10 0 R >>', more: { 10: '<< /Type /Sig >>' } }],
  ])('come with %s', async (_, settings) => {
    expect(await read(makePdf({ info: '/Author (Ana)', ...settings }), 'pdf')).toMatchObject({ is_signed: true });
  });

  test.each([
    ['is encrypted', makePdf({ info: '/Author (Ana)', trailer: '/Encrypt << /Filter /Standard >>' })],
    ['has a broken object', makePdf({ info: '/Author (Ana)', more: { 10: '<< /A' } })],
    ['has no catalog', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF')],
    ['unpacks to too much', makePdf({ more: { 9: bomb(17) } })],
    ['unpacks to too much in all', makePdf({ more: bombs(9) })],
    ['is too deep', makePdf({ more: { 10: '['.repeat(200_000) } })],
  ])(
    'cannot be read when it %s',
    async (_, bytes) => {
      await expect(read(bytes, 'pdf')).rejects.toThrow();
    },
    30_000,
  );
});

/** A stream of objects that unpacks to so many megabytes. */
function bomb(megabytes: number): Buffer {
  return makeStream('/Type /ObjStm /N 0 /First 0', ' '.repeat(megabytes * 1024 * 1024), true);
}

function bombs(count: number): Record<number, Buffer> {
  const stream = bomb(15.9);
  return Object.fromEntries(Array.from({ length: count }, (_, place) => [10 + place, stream]));
}

describe('names in a Word document', () => {
  test('are read from both parts', async () => {
    const core = coreXml('<dc:creator>Ana &amp; Ivo</dc:creator><cp:lastModifiedBy>Iva</cp:lastModifiedBy>');
    const bytes = makeNamedDocx(core, '<Company>Klub d.o.o.</Company><Manager>Mara</Manager>');
    const names = { author: 'Ana & Ivo', last_modified_by: 'Iva', company: 'Klub d.o.o.', manager: 'Mara' };
    expect(await read(bytes, 'docx')).toEqual({ ...names, is_signed: false });
  });

  test('are read from the part that the relations name', async () => {
    const type = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
    const relations = `<Relationships><Relationship Type="${type}" Target="/package/services/ime%20a.psmdcp"/></Relationships>`;
    const bytes = makeNamedDocx(coreXml(''), '', [
      { name: '_rels/.rels', data: relations },
      { name: 'package/services/ime a.psmdcp', data: coreXml('<dc:creator>Ana</dc:creator>') },
    ]);
    expect(await read(bytes, 'docx')).toEqual({ ...NONE, author: 'Ana' });
  });

  test('are null when there are none or no properties', async () => {
    expect(await read(makeNamedDocx(coreXml('<dc:creator> </dc:creator>'), '<Company/>'), 'docx')).toBeNull();
    expect(await read(makeNamedDocx('', '', [{ name: '_rels/.rels', data: '<Relationships/>' }]), 'docx')).toBeNull();
  });

  test('come with a signature', async () => {
    const signed = [{ name: '_xmlsignatures/origin.sigs', data: '' }];
    const bytes = makeNamedDocx(coreXml('<dc:creator>Ana</dc:creator>'), '', signed);
    expect(await read(bytes, 'docx')).toMatchObject({ author: 'Ana', is_signed: true });
  });

  const named = coreXml('<dc:creator>Ana</dc:creator>');

  test.each([
    ['declares entities', makeNamedDocx(`<!DOCTYPE x [<!ENTITY a "b">]>${coreXml('<dc:creator>&a;</dc:creator>')}`)],
    ['is not XML', makeNamedDocx('<a>')],
    ['has properties over 4 MB', makeNamedDocx(named + ' '.repeat(4 * 1024 * 1024))],
    ['has two parts of one name', makeNamedDocx(named, '', [{ name: 'DOCPROPS/core.xml', data: named }])],
    ['is no archive', Buffer.from('PK')],
  ])('cannot be read when it %s', async (_, bytes) => {
    await expect(read(bytes, 'docx')).rejects.toThrow();
  });
});

describe('names in a document of LibreOffice', () => {
  test('are read', async () => {
    const bytes = makeOdt('<meta:initial-creator>Ana</meta:initial-creator><dc:creator>Ivo</dc:creator>');
    expect(await read(bytes, 'odt')).toEqual({ ...NONE, author: 'Ana', last_modified_by: 'Ivo' });
    const printed = makeOdt('<meta:printed-by>Iva</meta:printed-by>');
    expect(await read(printed, 'odt')).toEqual({ ...NONE, last_modified_by: 'Iva' });
    expect(await read(makeOdt(''), 'odt')).toBeNull();
    expect(await read(makeArchive([{ name: 'content.xml', data: '' }]), 'odt')).toBeNull();
  });

  test('come with a signature', async () => {
    const signed = [{ name: 'META-INF/documentsignatures.xml', data: '<a/>' }];
    expect(await read(makeOdt('<dc:creator>Ivo</dc:creator>', signed), 'odt')).toMatchObject({ is_signed: true });
  });

  test('cannot be read when it is encrypted', async () => {
    const manifest = [{ name: 'META-INF/manifest.xml', data: '<m:encryption-data/>' }];
    await expect(read(makeOdt('<dc:creator>Ivo</dc:creator>', manifest), 'odt')).rejects.toThrow();
  });
});

describe('names in an old Word document', () => {
  test('are read from long and short streams, in the letters of Croatian', async () => {
    const bytes = makeNamedDoc({ 4: 'Željka Šarić', 8: 'Đuro' }, { 14: 'Čeda Žnidarić', 15: 'Savez šaha' });
    const people = { author: 'Željka Šarić', last_modified_by: 'Đuro', manager: 'Čeda Žnidarić' };
    expect(await read(bytes, 'doc')).toEqual({ ...people, company: 'Savez šaha', is_signed: false });
  });

  test('are null when there are none, and come with a signature', async () => {
    expect(await read(makeNamedDoc({}, {}), 'doc')).toBeNull();
    expect(await read(makeNamedDoc({ 4: 'Ana' }, {}, ['_xmlsignatures']), 'doc')).toMatchObject({ is_signed: true });
  });

  test('cannot be read when it has a chain in a circle or is cut', async () => {
    const bytes = makeNamedDoc({ 4: 'Ana' }, {});
    const circle = Buffer.from(bytes);
    circle.writeUInt32LE(5, 512 + 4 * 12);
    circle.writeUInt32LE(1, 512 + 4 * 2);
    await expect(read(circle, 'doc')).rejects.toThrow();
    await expect(read(bytes.subarray(0, 600), 'doc')).rejects.toThrow();
    const broken = Buffer.from(bytes);
    broken.writeUInt32LE(0xfffffff0, 512 * 6 + 44);
    await expect(read(broken, 'doc')).rejects.toThrow();
  });
});

describe('a name', () => {
  const authorOf = async (name: string) =>
    (await read(makeNamedDocx(coreXml(`<dc:creator>${name}</dc:creator>`)), 'docx'))?.author;

  test('has at most 200 characters', async () => {
    expect(await authorOf('ž'.repeat(200))).toBe('ž'.repeat(200));
    expect(await authorOf('ž'.repeat(201))).toBe(`${'ž'.repeat(199)}…`);
    expect(await authorOf('🥇'.repeat(500_000))).toBe(`${'🥇'.repeat(199)}…`);
  });

  test('is one line of visible text', async () => {
    expect(await authorOf('  Ana\n\tAnić&#x202E;gpj&#xFEFF; ')).toBe('Ana Anić gpj');
    expect(await authorOf('&#x202E;&#x200B;')).toBeUndefined();
  });
});

test('a file of another kind has none, and a PDF over 64 MB is not read', async () => {
  const limit = 64 * 1024 * 1024;
  const document = { localPath: '/nowhere', media_type: 'application/pdf' };
  for (const unread of [
    { ...document, media_type: 'image/jpeg', size: 1 },
    { ...document, size: limit + 1 },
  ]) {
    expect(await readDocumentFacts(unread)).toEqual({ properties: null, title: undefined });
  }
  await expect(readDocumentFacts({ ...document, size: limit })).rejects.toMatchObject({ code: 'ENOENT' });
});
