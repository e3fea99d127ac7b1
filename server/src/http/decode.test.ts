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
import { rowInput, rowsInput } from '@baklja/contract/rows';
import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { compileDecode } from './decode.ts';

/** Canonical form of one field's value, or its problem. */
function decodeField(schema: TSchema, value: unknown): unknown {
  const decoded = compileDecode(Type.Object({ field: schema }))({ field: value });
  return 'value' in decoded ? (decoded.value as { field: unknown }).field : decoded.errors;
}

const wrong = (message: string) => [{ field: 'field', message }];

const HIGHEST = Number.MAX_SAFE_INTEGER;

const MOMENT = '2026-11-21T11:00:00.000Z';

/** A field; its values and the forms in which each is accepted; what is rejected, and why where all have one reason. */
type Field = { schema: TSchema; accepted: [value: unknown, forms: unknown[]][]; rejected: unknown[]; message?: string };

const FIELDS: Record<string, Field> = {
  'an id of a write': {
    schema: idInput('id'),
    accepted: [
      [17, ['17', 17]],
      [1000, [1e3]],
      [HIGHEST, [HIGHEST, String(HIGHEST)]],
    ],
    rejected: [
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
      HIGHEST + 1,
      '99999999999999999',
    ],
  },
  'a number in a path': {
    schema: pathNumber({ description: '', maximum: 20 }),
    accepted: [[20, ['20']]],
    rejected: ['0', '-1', '1e3', '1.5', '٣', 'x'],
    message: 'Neispravna vrijednost.',
  },
  'a flag of a write': {
    schema: flagInput('flag'),
    accepted: [
      [0, [0, false, '0']],
      [1, [1, true, '1']],
    ],
    rejected: [2, -1, 'true', 'da', 0.5, {}],
  },
  'a year of a write': {
    schema: yearInput({ first: 1896, last: 2100, description: 'year' }),
    accepted: [
      [1896, [1896]],
      [2100, ['2100']],
    ],
    rejected: [1895, 2101, '1895', '2101', '96', '02026', ' 2026', 2026.5, null],
  },
  'a time of a write': {
    schema: timeInput('time'),
    accepted: [
      [MOMENT, [MOMENT, '2026-11-21T11:00:00Z', '2026-11-21T12:00:00+01:00']],
      [MOMENT, ['2026-11-21T12:00+0100', '2026-11-21 11:00:00']],
      ['2026-11-21T11:00:00.123Z', ['2026-11-21T11:00:00.123456']],
      ['2026-11-21T00:00:00.000Z', ['2026-11-21']],
      ['2024-02-29T00:00:00.000Z', ['2024-02-29']],
    ],
    rejected: [
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
    ],
    message: 'Vrijeme nije ispravno.',
  },
};

describe.each(Object.entries(FIELDS))('%s', (_, { schema, accepted, rejected, message }) => {
  test.each(accepted)('is %j for each of %j', (value, forms) => {
    expect(forms.map((form) => decodeField(schema, form))).toEqual(forms.map(() => value));
  });

  test.each(rejected.map((given) => [given]))('may not be %j', (given) => {
    expect(decodeField(schema, given)).toMatchObject([{ field: 'field', ...(message && { message }) }]);
  });
});

test.each<[string, TSchema, unknown, string]>([
  ['an id as text', idInput('id'), '9007199254740992', 'Broj je veći od 9007199254740991.'],
  ['a page', pathNumber({ description: '', maximum: 20 }), '21', 'Broj je veći od 20.'],
  ['a long time, without being read', timeInput('time'), `2026-11-21${' '.repeat(31)}`, 'Najviše 40 znakova.'],
  ['a long text', textInput({ description: '', max: 5 }), 'čččććš', 'Najviše 5 znakova.'],
  ['a long query', text({ description: '', max: 5 }), '123456', 'Najviše 5 znakova.'],
  ['a version below one', version(), 0, 'Najmanje 1.'],
  ['a version as text', version(), '3', 'Neispravna vrijednost.'],
])('%s is refused with its reason', (_, schema, given, message) => {
  expect(decodeField(schema, given)).toEqual(wrong(message));
});

test.each<[string, TSchema, unknown, unknown]>([
  ['text', textInput({ description: '', max: 30 }), ' <b>"Čević"</b> & \' \n', ' <b>"Čević"</b> & \' \n'],
  ['text of the greatest length', textInput({ description: '', max: 5 }), 'čččćć', 'čččćć'],
  ['null for text', textInput({ description: '', max: 5 }), null, ''],
  ['null for HTML', htmlInput({ description: '', max: 5 }), null, ''],
  ['a version', version(), 3, 3],
])('%s is accepted', (_, schema, given, value) => expect(decodeField(schema, given)).toBe(value));

describe('JSON text of a write', () => {
  const settings = { max: 1000, description: '' };
  const list = jsonTextInput(Type.Array(Type.Object({ image: Type.String() }), { maxItems: 2 }), settings);
  const object = jsonTextInput(Type.Object({ url: Type.Optional(Type.String()) }), settings);
  const ofLength = (length: number) => JSON.stringify({ old: 'x'.repeat(length - '{"old":""}'.length) });
  const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ image: 'a' })));
  const deep = `{"url":"a","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;

  test.each<[string, TSchema, unknown, string]>([
    ['text', list, '[ {"image": "a.jpg"} ]', '[{"image":"a.jpg"}]'],
    ['the JSON itself', list, [{ image: 'a.jpg' }], '[{"image":"a.jpg"}]'],
    ['an object', object, { url: 'č' }, '{"url":"č"}'],
    ['unknown keys', object, '{"url":"a","old":1}', '{"url":"a","old":1}'],
    ['an empty text for a list', list, '', '[]'],
    ['null for a list', list, null, '[]'],
    ['an empty text for an object', object, '', '{}'],
    ['null for an object', object, null, '{}'],
    ['the greatest length under any keys', object, ofLength(1000), ofLength(1000)],
    ['the greatest number of items', list, items(2), items(2)],
  ])('may be %s', (_, schema, given, stored) => expect(decodeField(schema, given)).toBe(stored));

  test.each<[string, TSchema, unknown, string]>([
    ['cut off', list, '[{', 'Sadržaj nije ispravan JSON.'],
    ['not JSON', object, '{url: 1}', 'Sadržaj nije ispravan JSON.'],
    ['no list', list, '{"image":"a"}', 'Sadržaj nema očekivani oblik.'],
    ['of another shape', list, '[{"image":1}]', 'Sadržaj nema očekivani oblik.'],
    ['null as text', object, 'null', 'Sadržaj nema očekivani oblik.'],
    ['longer by a letter', object, ofLength(1001), 'Najviše 1.000 znakova.'],
    ['longer by an item', list, items(3), 'Sadržaj nema očekivani oblik.'],
    ['text that is nested without end', object, deep, 'Sadržaj nema očekivani oblik.'],
    ['nested without end', object, JSON.parse(deep), 'Sadržaj nema očekivani oblik.'],
  ])('is rejected when it is %s', (_, schema, given, message) => {
    expect(decodeField(schema, given)).toEqual(wrong(message));
  });

  test('names the place of another shape in the JSON itself', () => {
    const error = { field: 'field.0.image', message: 'Neispravna vrijednost.' };
    expect(decodeField(list, [{ image: 1 }])).toContainEqual(error);
  });
});

describe('errors', () => {
  const title = Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' });
  const decode = compileDecode(Type.Object({ title, catid: idInput('category'), language: language() }));

  test('name every field that is missing or blank, and call the input incomplete', () => {
    const missing = (field: string) => ({ field, message: 'Obavezan podatak.' });
    expect(decode({})).toEqual({ incomplete: true, errors: ['title', 'catid', 'language'].map(missing) });
    for (const blank of ['', '   ', null]) {
      const decoded = decode({ title: blank, catid: 1, language: 'hr-HR' });
      expect(decoded).toEqual({ incomplete: true, errors: [missing('title')] });
    }
  });

  test('give each field one reason', () => {
    expect(decode({ title: 'predug', catid: -1, language: 'de-DE' })).toEqual({
      incomplete: false,
      errors: [
        { field: 'title', message: 'Najviše 5 znakova.' },
        { field: 'catid', message: 'Najmanje 1.' },
        { field: 'language', message: 'Neispravna vrijednost.' },
      ],
    });
  });

  test.each([[[]], ['text'], [5], [true]])('result from %j instead of an object', (input) => {
    expect(decode(input)).toMatchObject({ errors: [expect.anything()] });
  });
});

test('an object loses keys that the schema does not know, and inherited ones', () => {
  const schema = Type.Object({ known: Type.Optional(Type.String()) });
  const input = JSON.parse('{"known":"a","unknown":1,"__proto__":{"isAdmin":true},"constructor":1}');
  expect(compileDecode(schema)(input)).toEqual({ value: { known: 'a' } });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

describe('a row of a write', () => {
  const values = Type.Object({
    title: Type.String({ minLength: 1, maxLength: 5 }),
    slug: Type.Optional(Type.Unknown()),
    shown: Type.Optional(flagInput('')),
    gallery: Type.Optional(jsonTextInput(Type.Array(Type.String()), { max: 20, description: '' })),
  });
  const decode = compileDecode(rowInput(values, ['title', 'slug', 'shown', 'gallery'], ''));

  test('becomes an object, bare or in an array of one, without the null of a value that may be missing', () => {
    const row = ['a', 'b', '1', ['c']];
    const value = { title: 'a', slug: 'b', shown: 1, gallery: '["c"]' };
    expect([decode(row), decode([row])]).toEqual([{ value }, { value }]);
    expect(decode(['a', null, null, null])).toEqual({ value: { title: 'a' } });
  });

  test('is incomplete when a required value is missing, and names the columns whose values are wrong', () => {
    const errors = [{ field: 'title', message: 'Obavezan podatak.' }];
    for (const title of [null, '']) expect(decode([title, null, null, null])).toEqual({ errors, incomplete: true });
    expect(decode(['predug', null, 2, null])).toEqual({
      errors: [
        { field: 'title', message: 'Najviše 5 znakova.' },
        { field: 'shown', message: 'Neispravna vrijednost.' },
      ],
      incomplete: false,
    });
    expect(decode(['a', null, 1, '{'])).toMatchObject({ errors: [{ field: 'gallery' }] });
    expect(decode([['a'], null, 1, null])).toMatchObject({ errors: [{ field: 'title' }] });
  });

  test.each([
    ['a value less', ['a', null, 1]],
    ['a value more', ['a', null, 1, null, null]],
    ['a value more in an array of one', [['a', null, 1, null, null]]],
    ['two rows', [Array(4).fill('a'), Array(4).fill('b')]],
    ['a row too deep', [[['a', null, 1, null]]]],
    ['nothing', []],
    ['an array of nothing', [[]]],
    ['an object with a length', { length: 4, 0: 'a' }],
    ['text', 'a, b'],
    ['null', null],
  ])('is rejected when it is %s', (_, input) => {
    const message = 'Očekuje se jedan redak, a u njemu 4 vrijednosti.';
    expect(decode(input)).toEqual({ errors: [{ field: '', message }], incomplete: false });
  });
});

describe('several rows of values', () => {
  const values = Type.Object({ name: Type.String({ minLength: 1 }), place: Type.Optional(idInput('place')) });
  const decode = compileDecode(rowsInput(values, ['name', 'place'], { max: 2, description: 'rows' }));
  const rowOf = (name: string, place: unknown) => [name, place];

  test('become objects, also a bare row, and a null in an optional column is missing', () => {
    expect(decode([rowOf('a', '1'), rowOf('b', null)])).toEqual({ value: [{ name: 'a', place: 1 }, { name: 'b' }] });
    expect(decode(['a', 1])).toEqual({ value: [{ name: 'a', place: 1 }] });
  });

  test('name the row and the column of a fault', () => {
    expect(decode([rowOf('a', 1), rowOf('', 1)])).toMatchObject({ errors: [{ field: '1.name' }], incomplete: true });
    const message = 'Očekuju se redci, a u svakom 2 vrijednosti.';
    expect(decode([rowOf('a', 1), ['b']])).toEqual({ errors: [{ field: '1', message }], incomplete: false });
  });

  test('reject what is no row, and a row too many', () => {
    const tooMany = ['a', 'b', 'c'].map((name) => rowOf(name, 1));
    for (const given of [[], {}, 'a', null, [['a', 1], 'b'], tooMany]) expect(decode(given)).toHaveProperty('errors');
    expect(decode(tooMany)).toMatchObject({ errors: [{ message: 'Najviše 2 retka.' }] });
  });
});
