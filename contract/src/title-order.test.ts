import { expect, test } from 'vitest';
import { compareNames, titleOrderKey } from './title-order.ts';

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

test('names of files sort by the Croatian alphabet, and numbers in them by value', () => {
  const sorted = ['2.jpg', '010.jpg', '11.jpg', 'car.pdf', 'čaša.pdf', 'ćup.pdf', 'dva.pdf', 'džep.pdf', 'đak.pdf'];
  const further = ['luk.png', 'ljeto.png', 'noć.png', 'njuška.png', 'slika 2.png', 'slika 10.png', 'šuma.png'];
  const last = ['utakmica.txt', 'zlato.txt', 'Žito.txt'];
  const all = [...sorted, ...further, ...last];
  expect(all.toReversed().toSorted(compareNames)).toEqual(all);
});

test('names that differ in case or punctuation have one order', () => {
  expect(['b', 'A', 'a'].toSorted(compareNames)).toEqual(['a', 'A', 'b']);
  expect(['A', 'a', 'b'].toSorted(compareNames)).toEqual(['a', 'A', 'b']);
});

test('a key is at most 80 characters long', () => {
  expect(titleOrderKey('č'.repeat(500))).toHaveLength(80);
});
