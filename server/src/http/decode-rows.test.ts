import { flagInput, idInput, jsonTextInput } from '@baklja/contract/fields';
import { rowInput, rowsInput } from '@baklja/contract/rows';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { compileDecode } from './decode.ts';

describe('a row of a write', () => {
  const values = Type.Object({
    title: Type.String({ minLength: 1, maxLength: 5 }),
    slug: Type.Optional(Type.Unknown()),
    shown: Type.Optional(flagInput('')),
    gallery: Type.Optional(jsonTextInput(Type.Array(Type.String()), { max: 20, description: '' })),
  });
  const decode = compileDecode(rowInput(values, ['title', 'slug', 'shown', 'gallery'], ''));

  test('becomes an object, bare or in an array of one', () => {
    const row = ['a', 'b', '1', ['c']];
    const value = { title: 'a', slug: 'b', shown: 1, gallery: '["c"]' };
    expect(decode(row)).toEqual({ value });
    expect(decode([row])).toEqual({ value });
  });

  test('leaves out the null of a value that may be missing', () => {
    expect(decode(['a', null, null, null])).toEqual({ value: { title: 'a' } });
  });

  test.each([null, ''])('is incomplete when a required value is %j', (title) => {
    expect(decode([title, null, null, null])).toEqual({
      errors: [{ field: 'title', message: 'Obavezan podatak.' }],
      incomplete: true,
    });
  });

  test('names the columns whose values are wrong', () => {
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
    ['an object', { title: 'a' }],
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

  test('become objects, also a bare row, and a null in an optional column is missing', () => {
    expect(
      decode([
        ['a', '1'],
        ['b', null],
      ]),
    ).toEqual({ value: [{ name: 'a', place: 1 }, { name: 'b' }] });
    expect(decode(['a', 1])).toEqual({ value: [{ name: 'a', place: 1 }] });
  });

  test('name the row and the column of a fault', () => {
    expect(
      decode([
        ['a', 1],
        ['', 1],
      ]),
    ).toMatchObject({ errors: [{ field: '1.name' }], incomplete: true });
    expect(decode([['a', 1], ['b']])).toMatchObject({ errors: [{ field: '1' }], incomplete: false });
  });

  test.each([[[]], [{}], ['a'], [null], [[['a', 1], 'b']], [['a', 'b', 'c'].map((name) => [name, 1])]])(
    'reject %j',
    (given) => {
      expect(decode(given)).toHaveProperty('errors');
    },
  );
});
