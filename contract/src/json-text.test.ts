import { expect, test } from 'vitest';
import { parseJsonText, readJsonItem, readJsonItems, textOf } from './json-text.ts';

test.each(['', '{', 'undefined'])('a broken text holds nothing: %j', (text) => {
  expect(parseJsonText(text)).toBeUndefined();
  expect(readJsonItem(text)).toEqual({});
  expect(readJsonItems(text)).toEqual([]);
});

test.each(['null', '7', '"a"', '[{"a":1}]'])('%s gives an empty object', (text) =>
  expect(readJsonItem(text)).toEqual({}),
);

test.each(['null', '7', '"a"', '{"a":1}'])('%s gives an empty list', (text) => expect(readJsonItems(text)).toEqual([]));

test('a list entry that is not an object becomes an empty object, so that positions stay', () => {
  expect(readJsonItems('[{"a":1},null,[2],"b"]')).toEqual([{ a: 1 }, {}, {}, {}]);
});

test('a value that is not a string becomes an empty string', () => {
  expect(['a', '', 7, null, undefined, {}].map(textOf)).toEqual(['a', '', '', '', '', '']);
});
