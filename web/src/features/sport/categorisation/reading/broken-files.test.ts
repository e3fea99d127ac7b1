import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { expect, test } from 'vitest';
import { makeWorkbook } from '#web/testing/spreadsheets.ts';
import { type Reading, readFile } from './read-file.ts';

const HEAD = [...CATEGORISATION_COLUMNS] as string[];
const ROW = '7;G1;Ana;Car;M;26.04.1999.;Judo;JK Primjer;Istarska;VI;1. mjesto;01.02.2026.;31.12.2026.'.split(';');

/** Three good rows, of which each kind of fault changes some. */
const ROWS = [ROW.with(0, '1'), ROW.with(0, '2'), ROW.with(0, '3')];

const toText = (...rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n');
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const change = (column: (typeof CATEGORISATION_COLUMNS)[number], ...values: string[]) =>
  ROWS.map((row, place) => row.with(HEAD.indexOf(column), values[place] ?? row[HEAD.indexOf(column)]!));
const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** What the screen shows of a reading: good rows, faults and warnings by line, column and content, and the sheets. */
function summaryOf({ rows, faults, warnings, sheets, sheet }: Reading) {
  const [faultTexts, warningTexts] = [faults, warnings].map((list) =>
    list.map(({ line, column, found }) => `${line} ${column ?? 'redak'} ${found}`.trim()),
  );
  const choices = sheets.length > 1 && sheet === undefined ? sheets : [];
  return { good: rows.length, faults: faultTexts, warnings: warningTexts, sheets: choices };
}

const READ = { good: 3 };

test.each<[string, Uint8Array<ArrayBuffer>, Partial<ReturnType<typeof summaryOf>>]>([
  [
    'a row of 12 columns',
    utf8(toText(HEAD, ROWS[0]!, ROWS[1]!.toSpliced(7, 1))),
    { good: 1, faults: ['3 redak 12 stupaca'] },
  ],
  [
    'a quote that is never closed',
    utf8(toText(HEAD, ...change('KatOd', '01.02.2026.', '"01.02.2026.'))),
    { good: 1, faults: ['3 KatOd "'] },
  ],
  [
    'one AUTOID of three people',
    utf8(toText(HEAD, ...change('AUTOID', '7', '7', '7'))),
    { good: 0, faults: ['2 AUTOID 7', '3 AUTOID 7', '4 AUTOID 7'] },
  ],
  ['UTF-16 with its mark', utf16(`\ufeff${toText(HEAD, ...ROWS)}`), READ],
  [
    'two swapped names in its header',
    utf8(toText(HEAD.with(2, 'PreZme').with(3, 'Ime'), ...ROWS)),
    { good: 3, warnings: ['1 redak'] },
  ],
  [
    'two unknown names in its header',
    utf8(toText(HEAD.with(6, 'Sport').with(9, 'Kategorija'), ...ROWS)),
    { good: 0, faults: ['1 redak Sport, Kategorija'] },
  ],
  ['an HTML table', utf8(table(HEAD, ...ROWS)), READ],
  ['an Excel file under any name', makeWorkbook('xlsx', { Popis: [HEAD, ...ROWS] }), READ],
  [
    'two filled sheets',
    makeWorkbook('xlsx', { Popis: [HEAD, ...ROWS], Stari: [HEAD, ...ROWS] }),
    { sheets: ['Popis', 'Stari'] },
  ],
  [
    'the whole grid as the size of its sheet',
    makeWorkbook('xlsx', { Popis: [HEAD, ...ROWS] }, (sheet) => {
      sheet['!ref'] = 'A1:XFD20';
    }),
    READ,
  ],
  [
    'unknown categories',
    utf8(toText(HEAD, ...change('EVSKat', 'VII', '3', ''))),
    { good: 3, warnings: ['2 EVSKat VII', '3 EVSKat 3', '4 EVSKat'] },
  ],
  [
    'unknown counties',
    utf8(toText(HEAD, ...change('Zupanija', 'Splitska', 'Zagreb', 'Zagreb'))),
    { good: 3, warnings: ['2 Zupanija Splitska', '3 Zupanija Zagreb', '4 Zupanija Zagreb'] },
  ],
  ['empty required cells: AUTOID', utf8(toText(HEAD, ...change('AUTOID', ''))), { good: 2, faults: ['2 AUTOID'] }],
  ['empty required cells: Ime', utf8(toText(HEAD, ...change('Ime', '', ' '))), { good: 1, faults: ['2 Ime', '3 Ime'] }],
  [
    'empty required cells: PreZme',
    utf8(toText(HEAD, ...change('PreZme', '\u00a0 '))),
    { good: 2, faults: ['2 PreZme'] },
  ],
  ['empty required cells: sport', utf8(toText(HEAD, ...change('SptNazOK', ''))), { good: 2, faults: ['2 SptNazOK'] }],
  [
    'letters that were encoded twice',
    utf8(toText(HEAD, ...change('PreZme', 'MariÄ‡', 'Å¡imiÄ‡'))),
    { good: 3, warnings: ['2 PreZme MariÄ‡', '3 PreZme Å¡imiÄ‡'] },
  ],
  [
    'letters that were lost',
    utf8(toText(HEAD, ...change('PreZme', 'Mari\ufffd'))),
    { good: 3, warnings: ['2 PreZme Mari\ufffd'] },
  ],
  ['lines that end with CR alone', utf8(toText(HEAD, ...ROWS).replaceAll('\n', '')), READ],
  [
    'an AUTOID that is no whole number',
    utf8(toText(HEAD, ...change('AUTOID', '9e5', '-4', '13.5'))),
    { good: 0, faults: ['2 AUTOID 9e5', '3 AUTOID -4', '4 AUTOID 13.5'] },
  ],
  [
    'a name of 501 letters',
    utf8(toText(HEAD, ...change('Ime', 'A'.repeat(501)))),
    { good: 2, faults: [`2 Ime ${'A'.repeat(501)}`] },
  ],
  [
    'a day that does not exist',
    utf8(toText(HEAD, ...change('DatRod', '31.02.1999.'))),
    { good: 2, faults: ['2 DatRod 31.02.1999.'] },
  ],
])('a file with %s is read as far as it can be', async (_what, bytes, expected) => {
  expect(summaryOf(await readFile(bytes))).toEqual({ good: 0, faults: [], warnings: [], sheets: [], ...expected });
});

test.each([
  ['=HYPERLINK("http://primjer.hr")', 'KatRezult'],
  ['+1', 'Klub'],
  ['@SUM(A1)', 'KatRezult'],
  ['<script>alert(1)</script>', 'KatRezult'],
  ["Robert'); DROP TABLE--", 'PreZme'],
] as const)('the cell %j stays the text that it is', async (value, column) => {
  const { rows, faults } = await readFile(utf8(toText(HEAD, ...change(column, `"${value.replaceAll('"', '""')}"`))));
  expect([faults, rows[0]?.[HEAD.indexOf(column)]]).toEqual([[], value]);
});

test('a formula of an Excel file counts as the value that the file stores with it', async () => {
  const bytes = makeWorkbook('xlsx', { Popis: [HEAD, ...ROWS] }, (sheet) => {
    sheet['D2'] = { t: 's', v: 'klik', f: 'HYPERLINK("http://primjer.hr","klik")' };
    sheet['K3'] = { t: 'n', v: 2, f: '1+40' };
  });
  const { rows } = await readFile(bytes);
  expect([rows[0]?.[3], rows[1]?.[10]]).toEqual(['klik', '2']);
});
