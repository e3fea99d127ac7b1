import {
  flagInput,
  htmlInput,
  idInput,
  jsonTextInput,
  language,
  pathNumber,
  text,
  textInput,
  timeInput,
  version,
  yearInput,
} from '@baklja/contract/fields';
import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { compileDecode } from './decode.ts';

/** Canonical form of one field's value, or its problem. */
function decodeField(schema: TSchema, value: unknown): unknown {
  const decoded = compileDecode(Type.Object({ field: schema }))({ field: value });
  return 'value' in decoded ? (decoded.value as { field: unknown }).field : decoded.errors;
}

const wrong = (message: string) => [{ field: 'field', message }];

describe('an id of a write', () => {
  test.each([
    [1, 1],
    ['17', 17],
    [1e3, 1000],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
  ])('accepts %j', (given, id) => {
    expect(decodeField(idInput('id'), given)).toBe(id);
  });

  test.each([
    0,
    -1,
    1.5,
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '01',
    'abc',
    true,
    [1],
    {},
    Number.MAX_SAFE_INTEGER + 1,
    '99999999999999999',
  ])('rejects %j', (given) => {
    expect(decodeField(idInput('id'), given)).toMatchObject([{ field: 'field' }]);
  });

  test('names the highest id when digits as text exceed it', () => {
    expect(decodeField(idInput('id'), '9007199254740992')).toEqual(wrong('Broj je veći od 9007199254740991.'));
  });
});

describe('a number in a path', () => {
  test('is read from digits up to its highest', () => {
    expect(decodeField(pathNumber({ description: '', maximum: 20 }), '20')).toBe(20);
    expect(decodeField(pathNumber({ description: '', maximum: 20 }), '21')).toEqual(wrong('Broj je veći od 20.'));
  });

  test.each(['0', '-1', '1e3', '1.5', '٣', 'x'])('is not %j', (given) => {
    expect(decodeField(pathNumber({ description: '' }), given)).toEqual(wrong('Neispravna vrijednost.'));
  });
});

describe('a flag of a write', () => {
  test.each([
    [0, 0],
    [1, 1],
    [false, 0],
    [true, 1],
    ['0', 0],
    ['1', 1],
  ])('accepts %j', (given, flag) => {
    expect(decodeField(flagInput('flag'), given)).toBe(flag);
  });

  test.each([2, -1, 'true', 'da', 0.5, {}])('rejects %j', (given) => {
    expect(decodeField(flagInput('flag'), given)).toMatchObject([{ field: 'field' }]);
  });
});

describe('a time of a write', () => {
  test.each([
    ['2026-11-21T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T11:00:00Z', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T12:00:00+01:00', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T12:00+0100', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21 11:00:00', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T11:00:00.123456', '2026-11-21T11:00:00.123Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('accepts %j', (given, stored) => {
    expect(decodeField(timeInput('time'), given)).toBe(stored);
  });

  test.each([
    '2026-02-29',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-32',
    '2026-11-21T25:00',
    '2026-11-21T11:60',
    '0999-12-31',
    '9999-12-31T23:59:00-05:00',
    '+010000-01-01T00:00:00Z',
    '21.11.2026.',
    'sutra',
    '',
    '1732186800000',
  ])('rejects %j', (given) => {
    expect(decodeField(timeInput('time'), given)).toEqual(wrong('Vrijeme nije ispravno.'));
  });

  test('rejects longer text without reading it', () => {
    expect(decodeField(timeInput('time'), `2026-11-21${' '.repeat(31)}`)).toEqual(wrong('Najviše 40 znakova.'));
  });
});

describe('text of a write', () => {
  test('is kept unchanged', () => {
    expect(decodeField(textInput({ description: '', max: 30 }), ' <b>"Čević"</b> & \' \n')).toBe(
      ' <b>"Čević"</b> & \' \n',
    );
  });

  test('may be null for an empty text', () => {
    expect(decodeField(textInput({ description: '', max: 5 }), null)).toBe('');
    expect(decodeField(htmlInput({ description: '', max: 5 }), null)).toBe('');
  });

  test('has its greatest length and not one letter more', () => {
    expect(decodeField(textInput({ description: '', max: 5 }), 'čččćć')).toBe('čččćć');
    expect(decodeField(textInput({ description: '', max: 5 }), 'čččććš')).toEqual(wrong('Najviše 5 znakova.'));
    expect(decodeField(text({ description: '', max: 5 }), '123456')).toEqual(wrong('Najviše 5 znakova.'));
  });
});

describe('JSON text of a write', () => {
  const list = jsonTextInput(Type.Array(Type.Object({ image: Type.String() }), { maxItems: 2 }), {
    max: 1000,
    description: 'list',
  });
  const object = jsonTextInput(Type.Object({ url: Type.Optional(Type.String()) }), {
    max: 1000,
    description: 'object',
  });

  test('is accepted as text and as the JSON itself', () => {
    expect(decodeField(list, '[ {"image": "a.jpg"} ]')).toBe('[{"image":"a.jpg"}]');
    expect(decodeField(list, [{ image: 'a.jpg' }])).toBe('[{"image":"a.jpg"}]');
    expect(decodeField(object, { url: 'č' })).toBe('{"url":"č"}');
  });

  test('keeps keys that the schema does not know', () => {
    expect(decodeField(object, '{"url":"a","old":1}')).toBe('{"url":"a","old":1}');
  });

  test('is an empty list or object for an empty value', () => {
    expect(decodeField(list, '')).toBe('[]');
    expect(decodeField(list, null)).toBe('[]');
    expect(decodeField(object, '')).toBe('{}');
    expect(decodeField(object, null)).toBe('{}');
  });

  test('is rejected when it is not JSON', () => {
    expect(decodeField(list, '[{')).toEqual(wrong('Sadržaj nije ispravan JSON.'));
    expect(decodeField(object, '{url: 1}')).toEqual(wrong('Sadržaj nije ispravan JSON.'));
  });

  test('is rejected when it has another shape, in either form', () => {
    expect(decodeField(list, '{"image":"a"}')).toEqual(wrong('Sadržaj nema očekivani oblik.'));
    expect(decodeField(list, '[{"image":1}]')).toEqual(wrong('Sadržaj nema očekivani oblik.'));
    expect(decodeField(object, 'null')).toEqual(wrong('Sadržaj nema očekivani oblik.'));
    expect(decodeField(list, [{ image: 1 }])).toContainEqual({
      field: 'field.0.image',
      message: 'Neispravna vrijednost.',
    });
  });

  test('has its greatest length under any keys, and not one letter more', () => {
    const ofLength = (length: number) => JSON.stringify({ old: 'x'.repeat(length - '{"old":""}'.length) });
    expect(decodeField(object, ofLength(1000))).toBe(ofLength(1000));
    expect(decodeField(object, ofLength(1001))).toEqual(wrong('Najviše 1000 znakova.'));
  });

  test('has its greatest number of items and not one more', () => {
    const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ image: 'a' })));
    expect(decodeField(list, items(2))).toBe(items(2));
    expect(decodeField(list, items(3))).toEqual(wrong('Sadržaj nema očekivani oblik.'));
  });

  test('is rejected, not a fault, when it is nested without end', () => {
    const deep = `{"url":"a","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(decodeField(object, deep)).toEqual(wrong('Sadržaj nema očekivani oblik.'));
    expect(decodeField(object, JSON.parse(deep))).toEqual(wrong('Sadržaj nema očekivani oblik.'));
  });
});

test('a version is a whole number from one', () => {
  expect(decodeField(version(), 3)).toBe(3);
  expect(decodeField(version(), 0)).toEqual(wrong('Najmanje 1.'));
  expect(decodeField(version(), '3')).toEqual(wrong('Neispravna vrijednost.'));
});

describe('errors', () => {
  const schema = Type.Object({
    title: Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }),
    catid: idInput('category'),
    language: language(),
  });

  test('name every field that is missing, and call the input incomplete', () => {
    expect(compileDecode(schema)({})).toEqual({
      incomplete: true,
      errors: [
        { field: 'title', message: 'Obavezan podatak.' },
        { field: 'catid', message: 'Obavezan podatak.' },
        { field: 'language', message: 'Obavezan podatak.' },
      ],
    });
  });

  test.each(['', '   ', null])('treat %j as missing', (title) => {
    expect(compileDecode(schema)({ title, catid: 1, language: 'hr-HR' })).toEqual({
      incomplete: true,
      errors: [{ field: 'title', message: 'Obavezan podatak.' }],
    });
  });

  test('give each field one reason', () => {
    expect(compileDecode(schema)({ title: 'predug', catid: -1, language: 'de-DE' })).toEqual({
      incomplete: false,
      errors: [
        { field: 'title', message: 'Najviše 5 znakova.' },
        { field: 'catid', message: 'Najmanje 1.' },
        { field: 'language', message: 'Neispravna vrijednost.' },
      ],
    });
  });

  test.each([[[]], ['text'], [5], [true]])('result from %j instead of an object', (input) => {
    expect(compileDecode(schema)(input)).toMatchObject({ errors: [expect.anything()] });
  });
});

test('an object loses keys that the schema does not know, and inherited ones', () => {
  const schema = Type.Object({ known: Type.Optional(Type.String()) });
  const input = JSON.parse('{"known":"a","unknown":1,"__proto__":{"isAdmin":true},"constructor":1}');
  expect(compileDecode(schema)(input)).toEqual({ value: { known: 'a' } });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

describe('a year of a write', () => {
  const year = yearInput({ first: 1896, last: 2100, description: 'year' });

  test.each([
    [1896, 1896],
    ['2100', 2100],
  ])('accepts %j', (given, number) => {
    expect(decodeField(year, given)).toBe(number);
  });

  test.each([1895, 2101, '1895', '2101', '96', '02026', ' 2026', 2026.5, null])('rejects %j', (given) => {
    expect(decodeField(year, given)).toMatchObject([{ field: 'field' }]);
  });
});
