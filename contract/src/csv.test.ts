import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('cells are separated by semicolons, and quoted where they need it', () => {
  expect(
    toCsv([
      ['Ime', 'Broj'],
      ['Ana; "Anić"\nml.', -5],
    ]),
  ).toBe('\uFEFFIme;Broj\r\n"Ana; ""Anić""\nml.";-5\r\n');
});

test.each(['=1+1', '+385', '-2', '@SUM(A1)', '\tx', '\r=1'])('%j stays text', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});
