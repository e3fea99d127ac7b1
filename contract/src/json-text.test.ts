import { expect, test } from 'vitest';
import { parseJsonText, readJsonItem, readJsonItems, textOf } from './json-text.ts';

test.each(['', '{', 'undefined'])('a broken text holds nothing: %j', (text) => {
  expect(parseJsonText(text)).toBeUndefined();
  expect(readJsonItem(text)).toEqual({});
  expect(readJsonItems(text)).toEqual([]);
});

test.each(['null', '7', '"a"', '[{"a":1}]'])('%s holds no object', (text) => expect(readJsonItem(text)).toEqual({}));

test.each(['null', '7', '"a"', '{"a":1}'])('%s holds no list', (text) => expect(readJsonItems(text)).toEqual([]));

test('what is no object in a list is an empty one, so that places stay', () => {
  expect(readJsonItems('[{"a":1},null,[2],"b"]')).toEqual([{ a: 1 }, {}, {}, {}]);
});

test('a value that is no text is an empty text', () => {
  expect(['a', '', 7, null, undefined, {}].map(textOf)).toEqual(['a', '', '', '', '', '']);
});
