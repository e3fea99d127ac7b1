import { describe, expect, test } from 'vitest';
import { firstFreeAlias, foldText, slugFromTitle } from './alias.ts';
import { ALIAS_MAX_LENGTH } from './limits.ts';

describe('foldText', () => {
  test.each([
    ['Čilić', 'cilic'],
    ['ČILIĆ', 'cilic'],
    ['Đoković', 'dokovic'],
    ['ŽIŽIĆ Šešelj', 'zizic seselj'],
    ['Müller, Søren & Łukasz', 'muller, soren & lukasz'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['100 % / 50 \\ _', '100 % / 50 \\ _'],
    ['🥇', '🥇'],
    ['', ''],
  ])('makes %j into %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('gives the same result for a letter and its decomposed form', () => {
    expect(foldText('Čačić'.normalize('NFD'))).toBe(foldText('Čačić'.normalize('NFC')));
  });

  test('leaves folded text unchanged', () => {
    const folded = foldText('Olimpijske igre – Đakovo, Čađavica');
    expect(foldText(folded)).toBe(folded);
  });
});

describe('slugFromTitle', () => {
  test('gives every Croatian letter its plain form', () => {
    const alphabet = 'A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P R S Š T U V Z Ž';
    const plain = 'a-b-c-c-c-d-dz-d-e-f-g-h-i-j-k-l-lj-m-n-nj-o-p-r-s-s-t-u-v-z-z';
    expect(slugFromTitle(alphabet)).toBe(plain);
    expect(slugFromTitle(alphabet.toLowerCase())).toBe(plain);
  });

  test.each([
    ['Sandra Perković: zlato u Riju!', 'sandra-perkovic-zlato-u-riju'],
    ['„Olimpijac“ – što je to?', 'olimpijac-sto-je-to'],
    ["Tko's who", 'tkos-who'],
    ['A.B.C.', 'abc'],
    ['100 % za (ne)uspjeh / 2024.', '100-za-neuspjeh-2024'],
    ['  puno   razmaka\tu\nnaslovu  ', 'puno-razmaka-u-naslovu'],
    ['--- crtice -- svuda ---', 'crtice-svuda'],
    ['donja_crta', 'donja-crta'],
    ['🥇 Medalja', 'medalja'],
    ['Pariz\u00a02024', 'pariz-2024'],
  ])('makes %j into %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  test.each(['?!…', '   ', '---', '🥇', ''])('is empty for %j, which has neither letter nor digit', (title) => {
    expect(slugFromTitle(title)).toBe('');
  });

  test('keeps a slug of exactly the maximum length', () => {
    const title = 'a'.repeat(ALIAS_MAX_LENGTH);
    expect(slugFromTitle(title)).toBe(title);
  });

  test('keeps words that fill the maximum length exactly', () => {
    const words = `${'a'.repeat(99)} ${'b'.repeat(100)}`;
    expect(slugFromTitle(`${words} c`)).toBe(words.replace(' ', '-'));
  });

  test('cuts a longer slug at a hyphen', () => {
    const slug = slugFromTitle('olimpijske igre '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(ALIAS_MAX_LENGTH);
    expect(slug).toMatch(/^(olimpijske-igre-)+olimpijske(-igre)?$/);
  });

  test('cuts a single longer word at the maximum length', () => {
    expect(slugFromTitle('š'.repeat(ALIAS_MAX_LENGTH + 1))).toBe('s'.repeat(ALIAS_MAX_LENGTH));
  });
});

describe('firstFreeAlias', () => {
  test('gives the slug itself while it is free', async () => {
    expect(await firstFreeAlias('naslov', takenIn([]))).toBe('naslov');
  });

  test('counts from two', async () => {
    expect(await firstFreeAlias('naslov', takenIn(['naslov']))).toBe('naslov-2');
    expect(await firstFreeAlias('naslov', takenIn(['naslov', 'naslov-2']))).toBe('naslov-3');
    expect(await firstFreeAlias('naslov', takenIn(['naslov', 'naslov-2', 'naslov-3']))).toBe('naslov-4');
  });

  test.each([5, 16, 17, 1000, 4096])(
    'gives the next number after %i equal titles, with few look-ups',
    async (count) => {
      const taken = ['naslov', ...numbers(2, count).map((number) => `naslov-${number}`)];
      let lookUps = 0;
      const alias = await firstFreeAlias('naslov', async (candidate) => {
        lookUps += 1;
        return taken.includes(candidate);
      });
      expect(alias).toBe(`naslov-${count + 1}`);
      expect(lookUps).toBeLessThan(30);
    },
  );

  test('gives a free alias where numbers in between are free again', async () => {
    const taken = ['naslov', 'naslov-2', 'naslov-4', 'naslov-7', 'naslov-8'];
    const alias = await firstFreeAlias('naslov', takenIn(taken));
    expect(alias).toMatch(/^naslov-\d+$/);
    expect(taken).not.toContain(alias);
  });
});

function takenIn(aliases: readonly string[]) {
  return async (alias: string) => aliases.includes(alias);
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
