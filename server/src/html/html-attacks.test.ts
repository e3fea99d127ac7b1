import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { HTML_ATTACKS } from '@baklja/contract/testing/html-attacks';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { PASTED_TEXTS } from '@baklja/contract/testing/pasted-texts';
import { expect, test } from 'vitest';
import { makeHtmlCleaner } from './clean-html.ts';

const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });

const changed = (texts: readonly string[]) => texts.filter((html) => clean(html) !== html);

test.each(HTML_ATTACKS)('only the harmless part of the attack $html is kept', ({ html, cleaned }) => {
  expect(clean(html)).toBe(cleaned);
});

test('a second cleaning does not change a cleaned attack', () => {
  expect(changed(HTML_ATTACKS.map(({ cleaned }) => cleaned))).toEqual([]);
});

test('an attack does not remove the paragraph before it', () => {
  const lost = HTML_ATTACKS.filter(({ html }) => !clean(`<p>prije</p>${html}`).startsWith('<p>prije</p>'));
  expect(lost).toEqual([]);
});

test("the editor's output for pasted texts is kept byte for byte", () => {
  expect(changed(Object.values(PASTED_TEXTS))).toEqual([]);
});

test('texts of the former site are kept byte for byte', () => {
  expect(changed(JOOMLA_TEXTS)).toEqual([]);
});
