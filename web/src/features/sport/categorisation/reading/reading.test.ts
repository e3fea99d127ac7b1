import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { describe, expect, test } from 'vitest';
import { makeWorkbook } from '#web/testing/spreadsheets.ts';
import { readFile } from './read-file.ts';

const HEAD = CATEGORISATION_COLUMNS.join(';');
const ROW = '7;G1;Šime;Đurić;M;26.04.1999.;Šah;ŠK Primjer;Istarska;VI;1. mjesto;1.2.2026;31.12.2026.';
const TEXT = `${HEAD}\r\n${ROW}\r\n`;

/** Letters of the tests in windows-1250. */
const WINDOWS_1250: Record<string, number> = { Š: 0x8a, Đ: 0xd0, ć: 0xe6, '\u00a0': 0xa0 };

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const windows1250 = (text: string) => Uint8Array.from(text, (letter) => WINDOWS_1250[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const read = (text: string) => readFile(utf8(text));
const rowWith = (place: number, value: string) => ROW.split(';').with(place, value).join(';');

const CELLS = [[...CATEGORISATION_COLUMNS], ROW.split(';').with(0, '7')];

describe('a text file', () => {
  test.each([
    ['utf-8', utf8(TEXT)],
    ['utf-8', utf8(`\ufeff${TEXT}`)],
    ['windows-1250', windows1250(TEXT)],
    ['utf-16le', utf16(`\ufeff${TEXT}`)],
    ['utf-16le', utf16(TEXT)],
  ])('is read by its bytes as %s', async (encoding, bytes) => {
    const reading = await readFile(bytes);
    expect([reading.encoding, reading.hasHeader, reading.faults]).toEqual([encoding, true, []]);
    expect(reading.rows).toEqual([ROW.replace('1.2.2026', '01.02.2026.').split(';')]);
  });

  test.each([',', '\t', ';'])('may be separated by %j', async (separator) => {
    expect((await read(TEXT.replaceAll(';', separator))).rows[0]?.[10]).toBe('1. mjesto');
  });

  test.each(['\n', '\r', '\r\n'])('may end its lines with %j, and needs no header', async (end) => {
    const reading = await read([ROW, rowWith(0, '8')].join(end));
    expect([reading.hasHeader, reading.rows.length]).toEqual([false, 2]);
  });

  test('loses spaces, no-break spaces, empty rows and line breaks in cells', async () => {
    const reading = await read(
      `${HEAD}\n${rowWith(2, ' \u00a0"Ana')}\n;;;;;;;;;;;;\n${rowWith(0, '8').replace('Šime', '"Ana\nMarija"')}\n;;;`,
    );
    expect(reading.rows.map(([id, , name]) => [id, name])).toEqual([
      ['7', '"Ana'],
      ['8', 'Ana Marija'],
    ]);
    expect((await read(TEXT.replace('Istarska', 'istarska'))).rows[0]?.[8]).toBe('Istarska');
  });

  test('has at most 50,000 rows, faulty ones included, and blank lines not', async () => {
    const rows = (count: number) =>
      `${HEAD}\n${Array.from({ length: count }, (_, place) => rowWith(0, String(place))).join('\n')}`;
    expect((await read(`${rows(50_000)}\n\n;;;`)).rows).toHaveLength(49_999);
    await expect(read(rows(50_001))).rejects.toThrow(
      'Popis ima više od 50.000 redaka, a više ih se ne može uvesti. Popis na snazi nije promijenjen. Provjerite je li to prava datoteka.',
    );
  });

  test('names lines, columns and people of its faults', async () => {
    const lines = [
      HEAD,
      `7;G1;"Ana\nMarija";${ROW.split(';').slice(3).join(';')}`,
      rowWith(0, '9e5'),
      rowWith(3, ''),
      rowWith(0, '7'),
      rowWith(11, '2026-01-01'),
      ROW.split(';').slice(1).join(';'),
    ];
    const { faults, rows } = await read(lines.join('\n'));
    expect(rows).toEqual([]);
    expect(faults.map(({ line, column, found, message }) => [line, column, found, message])).toEqual([
      [2, 'AUTOID', '7', 'Isti AUTOID imaju retci 2, 5, 6, 7.'],
      [4, 'AUTOID', '9e5', 'Očekuje se cijeli broj.'],
      [5, 'PreZme', '', 'Vrijednost je obavezna.'],
      [5, 'AUTOID', '7', 'Isti AUTOID imaju retci 2, 5, 6, 7.'],
      [6, 'AUTOID', '7', 'Isti AUTOID imaju retci 2, 5, 6, 7.'],
      [7, 'KatOd', '2026-01-01', 'Datum se piše DD.MM.GGGG.'],
      [7, 'AUTOID', '7', 'Isti AUTOID imaju retci 2, 5, 6, 7.'],
      [8, undefined, '12 stupaca', 'Redak ima 12 stupaca umjesto 13. Vjerojatno nedostaje AUTOID.'],
    ]);
    expect(faults[0]?.who).toBe('Ana Marija Đurić');
  });

  test.each([
    ['AUTOID', '-4'],
    ['AUTOID', '13.5'],
    ['AUTOID', ''],
    ['Ime', ' '],
    ['PreZme', '\u00a0 '],
    ['SptNazOK', ''],
    ['Ime', 'A'.repeat(501)],
    ['DatRod', '31.02.1999.'],
  ] as const)('has a fault in its %s of %j', async (column, value) => {
    const place = CATEGORISATION_COLUMNS.indexOf(column);
    const { faults, rows } = await read([rowWith(place, value), rowWith(0, '8')].join('\n'));
    expect(faults).toMatchObject([{ line: 1, column, found: value.trim() }]);
    expect(rows.map(([id]) => id)).toEqual(['8']);
  });

  test.each([
    ['KatRezult', '=HYPERLINK("http://primjer.hr")'],
    ['KatRezult', '@SUM(A1)'],
    ['KatRezult', '<script>alert(1)</script>'],
    ['Klub', '+1'],
    ['PreZme', "Robert'); DROP TABLE--"],
  ] as const)('keeps its %s of %j as the text that it is', async (column, value) => {
    const place = CATEGORISATION_COLUMNS.indexOf(column);
    const { faults, rows } = await read(rowWith(place, `"${value.replaceAll('"', '""')}"`));
    expect([faults, rows[0]?.[place]]).toEqual([[], value]);
  });

  test('names the line and column of a quote that is never closed, and whose row it is', async () => {
    const { faults, rows } = await read(`${TEXT}${rowWith(11, '"01.02.2026.')}\n${rowWith(0, '9')}`);
    expect(faults).toEqual([
      {
        line: 3,
        column: 'KatOd',
        found: '"',
        who: 'Šime Đurić',
        message: 'Navodnik je otvoren i nije zatvoren do kraja datoteke. Retci iza njega nisu pročitani.',
      },
    ]);
    expect(rows).toHaveLength(1);
  });

  test('warns of unknown categories and counties, and of damaged letters, by line', async () => {
    const rows = [
      rowWith(9, 'VII'),
      rowWith(9, ''),
      rowWith(8, 'Splitska'),
      rowWith(8, ''),
      rowWith(3, 'ĐuriÄ‡'),
      rowWith(3, 'Đuri\ufffd'),
    ];
    const reading = await read(rows.map((row, place) => row.replace('7', String(place + 1))).join('\n'));
    expect(reading.rows).toHaveLength(6);
    expect(reading.warnings.map(({ line, column, found, message }) => [line, column, found, message])).toEqual([
      [1, 'EVSKat', 'VII', 'Nije među kategorijama I do VI.'],
      [2, 'EVSKat', '', 'Sportaš se vidi u popisu, ali bez kategorije.'],
      [3, 'Zupanija', 'Splitska', 'Nije među 21 županijom.'],
      [5, 'PreZme', 'ĐuriÄ‡', 'Slova su dvaput kodirana (na primjer „Ä‡” umjesto „ć”).'],
      [6, 'PreZme', 'Đuri\ufffd', 'Neka se slova ne mogu pročitati (znak „�”).'],
    ]);
    expect(reading.warnings[0]?.who).toBe('Šime Đurić');
  });

  test('with a header in another order is read by its names, with a warning', async () => {
    const { rows, warnings } = await read(TEXT.replace('Ime;PreZme', 'PreZme;Ime'));
    expect(rows[0]?.slice(2, 4)).toEqual(['Đurić', 'Šime']);
    expect(warnings).toMatchObject([{ line: 1 }]);
    expect(warnings[0]?.message).toMatch(/u prvom je retku Ime „Đurić”, PreZme „Šime”\.$/);
  });

  test('with unknown names in its header has one fault, and is read by order without that row', async () => {
    const text = TEXT.replace('SptNazOK', 'Sport').replace('EVSKat', 'Kategorija');
    const { faults } = await read(text);
    expect(faults).toMatchObject([{ line: 1, found: 'Sport, Kategorija' }]);
    expect(faults[0]?.message).toContain('U zaglavlju nedostaje: SptNazOK, EVSKat.');
    expect((await read(text.slice(text.indexOf('\n') + 1))).rows).toHaveLength(1);
  });
});

describe('an Excel file', () => {
  test.each(['xlsx', 'biff8'] as const)(
    '%s has real days as DD.MM.YYYY., and numbers as their digits',
    async (type) => {
      const cells = [CELLS[0]!, [7, ...CELLS[1]!.slice(1)].with(5, 36276)];
      const bytes = makeWorkbook(type, { Popis: cells }, (sheet) => {
        sheet['F2'].z = 'm/d/yy';
      });
      const reading = await readFile(bytes);
      expect(reading.faults).toEqual([]);
      expect(reading.rows[0]?.slice(0, 6)).toEqual(['7', 'G1', 'Šime', 'Đurić', 'M', '26.04.1999.']);
      expect(reading.encoding).toBeUndefined();
    },
  );

  test.each(['xlsx', 'biff8'] as const)('%s that counts its days from 1904 has the same days', async (type) => {
    const cells = [CELLS[0]!, [7, ...CELLS[1]!.slice(1)].with(5, 34814)];
    const bytes = makeWorkbook(type, { Popis: cells }, (sheet, book) => {
      sheet['F2'].z = 'm/d/yy';
      book.Workbook = { WBProps: { date1904: true } };
    });
    expect((await readFile(bytes)).rows[0]?.[5]).toBe('26.04.1999.');
  });

  test('keeps the stored value of a formula and calculates nothing', async () => {
    const bytes = makeWorkbook('xlsx', { Popis: CELLS }, (sheet) => {
      sheet['D2'] = { t: 's', v: 'klik', f: 'HYPERLINK("http://primjer.hr","klik")' };
      sheet['K2'] = { t: 'n', v: 2, f: '1+40' };
    });
    const [row] = (await readFile(bytes)).rows;
    expect([row?.[3], row?.[10]]).toEqual(['klik', '2']);
  });

  test('with two filled sheets waits for the choice of one', async () => {
    const bytes = makeWorkbook('xlsx', { Prvi: CELLS, Drugi: CELLS, Prazan: [] });
    const reading = await readFile(bytes);
    expect([reading.sheets, reading.sheet, reading.rows]).toEqual([['Prvi', 'Drugi'], undefined, []]);
    expect((await readFile(bytes, 'Drugi')).rows).toHaveLength(1);
  });

  test('that states a far larger size is read by its cells', async () => {
    const bytes = makeWorkbook('xlsx', { Popis: CELLS }, (sheet) => {
      sheet['!ref'] = 'A1:M40000';
    });
    expect((await readFile(bytes)).rows).toHaveLength(1);
  });

  test('may be an HTML table', async () => {
    const lines = CELLS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    expect((await read(`<html><body><table>${lines.join('')}</table></body></html>`)).rows[0]?.[5]).toBe('26.04.1999.');
  });

  test('that states that it unpacks to far more than a list is refused before it is unpacked', async () => {
    const bytes = makeWorkbook('xlsx', { Popis: CELLS });
    const entry = bytes.findLastIndex((_, place) => String(bytes.subarray(place, place + 4)) === '80,75,1,2');
    new DataView(bytes.buffer).setUint32(entry + 24, 65 * 1024 * 1024, true);
    await expect(readFile(bytes)).rejects.toThrow('Datoteka se raspakirava u previše podataka za popis sportaša.');
  });
});

test.each([
  ['nothing', new Uint8Array(), 'Datoteka je prazna.'],
  ['a header alone', utf8(`${HEAD}\n`), 'Datoteka nema nijedan redak s podacima.'],
  [
    'other bytes',
    Uint8Array.from({ length: 999 }, (_, place) => (place * 37) % 256),
    'Datoteka nije tablica: ni CSV ni Excel.',
  ],
  ['a broken archive', utf8('PK\u0003\u0004 and no more'), 'Datoteka nije tablica: ni CSV ni Excel.'],
])('a file of %s is refused', async (_what, bytes, message) => {
  await expect(readFile(bytes)).rejects.toThrow(message);
});
