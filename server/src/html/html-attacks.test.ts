import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { HTML_ATTACKS } from '@baklja/contract/testing/html-attacks';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { PASTED_TEXTS } from '@baklja/contract/testing/pasted-texts';
import { expect, test } from 'vitest';
import { makeHtmlCleaner } from './clean-html.ts';

const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });

const changed = (texts: readonly string[]) => texts.filter((html) => clean(html) !== html);

test.each(HTML_ATTACKS)('of the attack $html only what is harmless is left', ({ html, cleaned }) => {
  expect(clean(html)).toBe(cleaned);
});

test('what is left of attacks is not changed by another cleaning', () => {
  expect(changed(HTML_ATTACKS.map(({ cleaned }) => cleaned))).toEqual([]);
});

test('an attack takes nothing of the paragraph before it along', () => {
  const lost = HTML_ATTACKS.filter(({ html }) => !clean(`<p>prije</p>${html}`).startsWith('<p>prije</p>'));
  expect(lost).toEqual([]);
});

test('what the editor makes of pasted texts is kept to the letter', () => {
  expect(changed(Object.values(PASTED_TEXTS))).toEqual([]);
});

test('texts of the former site are kept to the byte', () => {
  expect(changed(JOOMLA_TEXTS)).toEqual([]);
});
