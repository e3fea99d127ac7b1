import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTitle } from './cut-title.ts';

test.each([
  ['leaves a title of 75 letters unchanged', 'č'.repeat(75), 'č'.repeat(75)],
  ['cuts a title of 76 letters at 75 and adds an ellipsis', 'č'.repeat(76), `${'č'.repeat(75)}…`],
  ['leaves no space before the ellipsis', `${'a'.repeat(74)} zlato`, `${'a'.repeat(74)}…`],
  ['never cuts a surrogate pair in half', `${'a'.repeat(74)}🥇 zlato`, `${'a'.repeat(74)}…`],
  ['keeps a whole surrogate pair', `${'a'.repeat(73)}🥇 zlato`, `${'a'.repeat(73)}🥇…`],
  ['keeps a flag together', `${'a'.repeat(73)}🇭🇷 zlato`, `${'a'.repeat(73)}…`],
  ['keeps a letter and its accent together', `${'a'.repeat(74)}c\u030C zlato`, `${'a'.repeat(74)}…`],
])('%s', (_, title, cut) => expect(cutTitle(title)).toBe(cut));

test('returns a well-formed, short string for every title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const cut = cutTitle(title);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(76);
    }),
  );
});
