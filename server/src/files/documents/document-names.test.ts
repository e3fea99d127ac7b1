import { describe, expect, test } from 'vitest';
import { makeDocumentFolder } from '../../testing/documents/document-file.ts';
import { makePdf, makeXmp } from '../../testing/documents/make-pdf.ts';
import { toTitle } from './document-names.ts';

const { readTitle } = await makeDocumentFolder();

const xmpTitle = (...texts: string[]) =>
  makeXmp(
    `<dc:title><rdf:Alt>${texts.map((text) => `<rdf:li xml:lang="x">${text}</rdf:li>`).join('')}</rdf:Alt></dc:title>`,
  );

describe('the title of a PDF', () => {
  test.each([
    ['its properties, in UTF-16', { info: '/Title <FEFF0049007A0076006A0065016101070065>' }, 'Izvješće'],
    ['its properties before its metadata', { info: '/Title (Prvi)', metadata: xmpTitle('Drugi') }, 'Prvi'],
    ['its metadata, in the first language', { metadata: xmpTitle('Plan', 'Schedule') }, 'Plan'],
    [
      'its metadata when the properties have none of use',
      { info: '/Title (untitled)', metadata: xmpTitle('Plan') },
      'Plan',
    ],
  ])('is read from %s', async (_, settings, title) => {
    expect(await readTitle(makePdf(settings))).toBe(title);
  });

  test.each([
    ['there is none', {}],
    ['it is no text', { info: '/Title 5' }],
    ['it is the name of a file', { info: '/Title (Microsoft Word - plan.doc)' }],
    ['it has four megabytes', { info: `/Title (${'a'.repeat(4 * 1024 * 1024)})` }],
    ['its metadata have ten megabytes', { metadata: xmpTitle('a'.repeat(10 * 1024 * 1024)) }],
    ['its metadata are no XML', { metadata: '<dc:title>' }],
  ])('is undefined when %s', async (_, settings) => {
    expect(await readTitle(makePdf(settings))).toBeUndefined();
  });
});

test.each([
  ['  Plan\n\trada ', 'Plan rada'],
  ['Plan\u0000 rada\u0007', 'Plan rada'],
  ['Plan \u202Efdp.exe\u202C', 'Plan fdp.exe'],
  ['\u2066Plan\u2069 \u200Brada', 'Plan rada'],
  ['Odluka o dodjeli sredstava klubovima d.o.o.', 'Odluka o dodjeli sredstava klubovima d.o.o.'],
  ['Izvješće za 2024.godinu', 'Izvješće za 2024.godinu'],
  ['Dokumentacija 2024', 'Dokumentacija 2024'],
  ['KLASA: 007-02/23-02/01, zapisnik', 'KLASA: 007-02/23-02/01, zapisnik'],
  ['ž'.repeat(500), 'ž'.repeat(500)],
])('of the title %j, %j is left', (text, title) => {
  expect(toTitle(text)).toBe(title);
});

test.each([
  '',
  ' \u202E\u200B ',
  '2024',
  'untitled',
  'Untitled-1',
  'Bez naslova',
  'Dokument1',
  'PowerPoint Presentation',
  'Microsoft Word - x.doc',
  'Microsoft PowerPoint - Plan rada',
  'Izvjesce 2024.docx',
  'plan.PDF',
  'C:\\Users\\ana\\plan',
  'file:///home/ana/plan',
  '/home/ana/plan',
  'Izvje\uFFFDe',
  'ž'.repeat(501),
  '🥇ž'.repeat(250),
  'a'.repeat(10 * 1024 * 1024),
])('the title %.60j is no name', (text) => {
  expect(toTitle(text)).toBeUndefined();
});
