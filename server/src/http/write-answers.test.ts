import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { compileWriteJson } from './write-answers.ts';

const person = Type.Object({ id: Type.Integer(), name: Type.String(), nick: Type.Optional(Type.String()) });
const list = Type.Object({ people: Type.Array(person), total: Type.Integer() });

const write = (schema: Parameters<typeof compileWriteJson>[0], answer: unknown) => compileWriteJson(schema)(answer);

describe('an answer is written', () => {
  test.each([
    ['of an object', person, { id: 1, name: 'Ana' }, '{"id":1,"name":"Ana"}'],
    ['of a list', Type.Array(person), [{ id: 1, name: 'Ana' }], '[{"id":1,"name":"Ana"}]'],
    ['of an empty list', list, { people: [], total: 0 }, '{"people":[],"total":0}'],
    ['without what is undefined', person, { id: 1, name: 'Ana', nick: undefined }, '{"id":1,"name":"Ana"}'],
    ['with null where nothing is known', person, { id: 1, name: null }, '{"id":1,"name":null}'],
    ['of a text', Type.String(), 'AUTH', '"AUTH"'],
  ])('%s', (_, schema, answer, written) => {
    expect(write(schema, answer)).toBe(written);
  });

  test.each([
    [person, { id: 1, name: 'Ana', password: 'tajna' }],
    [Type.Array(person), [{ id: 1, name: 'Ana', password: 'tajna' }]],
    [list, { people: [{ id: 1, name: 'Ana', password: 'tajna' }], total: 1, secret: 'tajna' }],
    [Type.Object({ one: person }), { one: { id: 1, name: 'Ana', password: 'tajna' } }],
  ])('without fields that the schema does not name, %#', (schema, answer) => {
    expect(write(schema, answer)).not.toContain('tajna');
    expect(write(schema, answer)).toContain('Ana');
  });

  test.each(['Čilić, Đoković, žúrba', '奥林匹克 🏅', '\u2028 \u0000 "\\', 'a\ud800b', '\udc00', ''])(
    'in UTF-8 that decodes to the same text: %j',
    (name) => {
      const bytes = new TextEncoder().encode(compileWriteJson(person)({ id: 1, name }));
      expect(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).toEqual({ id: 1, name });
    },
  );

  test('accepts no schema of several shapes, which would let everything through', () => {
    const several = Type.Object({ one: Type.Union([person, list]) });
    expect(() => compileWriteJson(several)).toThrow();
  });
});
