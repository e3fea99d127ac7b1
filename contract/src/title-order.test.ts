import { expect, test } from 'vitest';
import { titleOrderKey } from './title-order.ts';

function sort(titles: string[]): string[] {
  const keyed = titles.map((title) => ({ title, key: titleOrderKey(title) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ title }) => title);
}

test('titles sort by the Croatian alphabet', () => {
  const sorted = [
    'Car',
    'Cvijet',
    'Čaša',
    'Ćup',
    'Dom',
    'Dva',
    'Džep',
    'Đak',
    'Lopta',
    'Luk',
    'Ljeto',
    'Noć',
    'Njuška',
  ];
  expect(sort(sorted.toReversed())).toEqual(sorted);
  const further = ['Sat', 'Svijet', 'Šuma', 'Zlato', 'Zvono', 'Žito'];
  expect(sort(further.toReversed())).toEqual(further);
});

test('a letter of the alphabet counts within a word too', () => {
  expect(sort(['Kučić', 'Kućan', 'Kucati', 'Kuda'])).toEqual(['Kucati', 'Kučić', 'Kućan', 'Kuda']);
});

test('case, quotes and foreign marks do not count', () => {
  expect(titleOrderKey('„Čilić” – ZLATO!')).toBe(titleOrderKey('čilić zlato'));
  expect(titleOrderKey('Müller')).toBe('muller');
  expect(titleOrderKey('')).toBe('');
  expect(titleOrderKey('!?')).toBe('');
});

test('numbers sort before letters', () => {
  expect(sort(['Atena', '2024. godina'])).toEqual(['2024. godina', 'Atena']);
});

test('letters with a separate mark count as one', () => {
  expect(titleOrderKey('C\u030carlija')).toBe(titleOrderKey('Čarlija'));
});

test('a key is at most 80 characters long', () => {
  expect(titleOrderKey('č'.repeat(500))).toHaveLength(80);
});
