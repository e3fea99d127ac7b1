import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

/** `[+inserted+]`, `[-removed-]`. */
function marked(before: string, after: string): string {
  const signs = { inserted: '+', removed: '-', same: '' };
  return changedWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${signs[kind]}${text}${signs[kind]}]`))
    .join('');
}

test('an inserted, a removed and a replaced word are marked', () => {
  expect(marked('prvo zlato na tatamiju', 'prvo olimpijsko zlato na tatamiju')).toBe(
    'prvo [+olimpijsko +]zlato na tatamiju',
  );
  expect(marked('prvo hrvatsko zlato', 'prvo zlato')).toBe('prvo [-hrvatsko -]zlato');
  expect(marked('Čilić u Šibeniku', 'Čilić u Đakovu')).toBe('Čilić u [-Šibeniku-][+Đakovu+]');
});

test('a comma alone is marked', () => {
  expect(marked('u Parizu u kategoriji', 'u Parizu, u kategoriji')).toBe('u Parizu[+,+] u kategoriji');
});

test('paragraphs stay apart', () => {
  expect(marked('Prvi.\nDrugi.', 'Prvi.\nNovi.\nDrugi.')).toBe('Prvi.\n[+Novi.\n+]Drugi.');
});

test('of a long text only the sentence around the change is shown', () => {
  const filler = 'Ovo je rečenica koja se nije promijenila i stoji daleko. '.repeat(40);
  const before = `${filler}Na 3. mjestu je Ivan. ${filler}`;
  expect(marked(before, before.replace('Ivan', 'Marko'))).toBe('… Na 3. mjestu je [-Ivan-][+Marko+]. …');
});

test('a new paragraph after unchanged text is one', () => {
  const filler = 'Nepromijenjeno. '.repeat(40).trim();
  expect(marked(`Prvi.\n${filler}\nZadnji.`, `Prvi.\n${filler}\nNovi.\nZadnji.`)).toBe('…\n[+Novi.\n+]Zadnji.');
});

test('between two distant changes the text is cut', () => {
  const filler = 'Nepromijenjeno. '.repeat(40);
  expect(marked(`Prva. ${filler}Zadnja.`, `Nova. ${filler}Druga.`)).toBe('[-Prva-][+Nova+]. … [-Zadnja-][+Druga+].');
});

test('two long texts without a word in common are removed and inserted as wholes', () => {
  const before = Array.from({ length: 5000 }, (_, index) => `a${index}`).join(' ');
  const after = Array.from({ length: 5000 }, (_, index) => `b${index}`).join('_');
  expect(changedWords(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'inserted', text: after },
  ]);
});

test('a text from nothing, and nothing from a text', () => {
  expect(marked('', 'Novo')).toBe('[+Novo+]');
  expect(marked('Staro', '')).toBe('[-Staro-]');
});
