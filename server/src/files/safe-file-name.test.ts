import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOf, safeFileName } from './safe-file-name.ts';

describe('a name does not change', () => {
  test.each([
    ['Izvješće 2024.pdf', 'pdf'],
    ['Šime na Žnjanu (čučanj) đak.JPG', 'jpg'],
    ['slika.jpeg', 'jpg'],
    ['skripta.php.jpg', 'jpg'],
    ['a & b + 100 % #1.docx', 'docx'],
    ['日本.png', 'png'],
  ])('%s', (name, extension) => {
    expect(safeFileName(name, extension)).toBe(name);
  });
});

describe('the ending follows the bytes', () => {
  test.each([
    ['krivi.png', 'jpg', 'krivi.jpg'],
    ['slika', 'png', 'slika.png'],
    ['Zapisnik 12.5', 'pdf', 'Zapisnik 12.5.pdf'],
    ['stranica.html', 'svg', 'stranica.svg'],
    ['skripta.php', 'jpg', 'skripta.php.jpg'],
    ['.htaccess', 'txt', 'htaccess.txt'],
    ['.jpg', 'jpg', 'jpg.jpg'],
  ])('%s with the bytes of %s becomes %s', (name, extension, safe) => {
    expect(safeFileName(name, extension)).toBe(safe);
  });
});

describe('unsafe parts are removed', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ana\\popis.txt', 'popis.txt'],
    ['mapa/', 'datoteka.txt'],
    ['', 'datoteka.txt'],
    ['...', 'datoteka.txt'],
    ['  ..  popis   po  danima . .txt', 'popis po danima.txt'],
    ['po\u200bpis\u202egpj.txt', 'popisgpj.txt'],
    ['po\npis\0.txt', 'po pis.txt'],
    ['Izvjes\u030cc\u0301e.txt', 'Izvješće.txt'],
    ['\ud800popis.txt', 'popis.txt'],
    ['CON.txt', '_CON.txt'],
    ['nul', '_nul.txt'],
    ['com1.popis.txt', '_com1.popis.txt'],
    ['console.txt', 'console.txt'],
  ])('%j becomes %s', (name, safe) => {
    expect(safeFileName(name, 'txt')).toBe(safe);
  });
});

describe('a long name', () => {
  test('is cut before its ending, at 120 letters', () => {
    expect(safeFileName(`${'a'.repeat(116)}.pdf`, 'pdf')).toBe(`${'a'.repeat(116)}.pdf`);
    expect(safeFileName(`${'a'.repeat(117)}.pdf`, 'pdf')).toBe(`${'a'.repeat(116)}.pdf`);
  });

  test('is cut at 240 bytes and never inside a character', () => {
    expect(safeFileName(`${'日'.repeat(100)}.pdf`, 'pdf')).toBe(`${'日'.repeat(78)}.pdf`);
    expect(safeFileName(`${'a'.repeat(115)}😀.pdf`, 'pdf')).toBe(`${'a'.repeat(115)}.pdf`);
    expect(safeFileName(`${'a'.repeat(115)}x\u0331.pdf`, 'pdf')).toBe(`${'a'.repeat(115)}.pdf`);
  });
});

// In quadratic time each of them would take longer than a test may.
test.each([
  ['.', 'x.jpg'],
  ['. ', 'x.jpg'],
  [' .a', `x${' .a'.repeat(38)}.jpg`],
])('of 200,000 times %j is made safe in linear time', (part, name) => {
  expect(safeFileName(`x${part.repeat(200_000)}x.jpg`, 'jpg')).toBe(name);
});

test('the ending is the part after the last dot', () => {
  expect(['a.TXT', 'a.b.csv ', 'a', '.txt', 'a.', 'a.b/c', 'a. txt'].map(endingOf).join(' ')).toBe('txt csv     ');
});

test('any name becomes a safe one, and a safe name does not change', () => {
  const letters = fc.constantFrom(...Array.from('. /\\\0\u202e\u0301č日😀a'), '\ud83d', 'con', '.jpg', '.');
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(letters, { maxLength: 200 }).map((parts) => parts.join('')),
  );

  fc.assert(
    fc.property(name, fc.constantFrom('jpg', 'pdf', 'docx'), (given, extension) => {
      const safe = safeFileName(given, extension);
      expect(safe).not.toMatch(/[/\\\p{C}]|^[. ]|[. ]$|^(con|nul)\./iu);
      expect(safe.length).toBeLessThanOrEqual(120);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(240);
      expect(safe.isWellFormed()).toBe(true);
      expect(safe.normalize('NFC')).toBe(safe);
      expect(['jpeg', extension]).toContain(endingOf(safe));
      expect(safeFileName(safe, extension)).toBe(safe);
    }),
    { numRuns: 3000 },
  );
});
