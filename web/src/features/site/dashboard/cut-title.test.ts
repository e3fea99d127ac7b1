import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTitle } from './cut-title.ts';

test('leaves a title of 75 letters unchanged', () => {
  expect(cutTitle('č'.repeat(75))).toBe('č'.repeat(75));
});

test('cuts a title of 76 letters at 75 and adds an ellipsis', () => {
  expect(cutTitle('č'.repeat(76))).toBe(`${'č'.repeat(75)}…`);
});

test('leaves no space before the ellipsis', () => {
  expect(cutTitle(`${'a'.repeat(74)} zlato`)).toBe(`${'a'.repeat(74)}…`);
});

test('never cuts a surrogate pair in half', () => {
  expect(cutTitle(`${'a'.repeat(74)}🥇 zlato`)).toBe(`${'a'.repeat(74)}…`);
  expect(cutTitle(`${'a'.repeat(73)}🥇 zlato`)).toBe(`${'a'.repeat(73)}🥇…`);
});

test('keeps a flag and a letter with its accent together', () => {
  expect(cutTitle(`${'a'.repeat(73)}🇭🇷 zlato`)).toBe(`${'a'.repeat(73)}…`);
  expect(cutTitle(`${'a'.repeat(74)}c\u030C zlato`)).toBe(`${'a'.repeat(74)}…`);
});

test('returns a well-formed, short string for every title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const cut = cutTitle(title);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(76);
    }),
  );
});
