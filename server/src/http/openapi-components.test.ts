import { describe, expect, test } from 'vitest';
import { expandReferences } from '../testing/expand-references.ts';
import { makeOpenApiDocument, makeWholeDocument, SHARED_SCHEMAS } from './openapi.ts';
import { nameRepeatedParts } from './openapi-components.ts';

type Components = Record<string, Record<string, object>>;

const REPEATED = ['schemas', 'responses', 'parameters'];

describe('the references of the API document', () => {
  const document = makeOpenApiDocument() as { paths: object; components: Components };
  const whole = JSON.parse(JSON.stringify(makeWholeDocument()));

  test('stand for exactly what they replace', () => {
    const { components, ...expanded } = expandReferences(document);
    const { components: wholeComponents, ...calls } = whole;
    expect(JSON.stringify(expanded)).toBe(JSON.stringify(calls));
    expect(components).toMatchObject(wholeComponents);
    expect(Object.keys(components)).toEqual([...REPEATED, ...Object.keys(wholeComponents)]);
  });

  test('name every part, and no two parts that are equal; a schema may repeat in one response alone', () => {
    const text = JSON.stringify(document);
    for (const section of REPEATED) {
      const parts = Object.entries(document.components[section]!);
      const least = section === 'schemas' ? 1 : 2;
      const unused = parts.filter(([name]) => text.split(`"#/components/${section}/${name}"`).length - 1 < least);
      expect(unused).toEqual([]);
      expect(new Set(parts.map(([, part]) => JSON.stringify(part))).size).toBe(parts.length);
    }
  });

  test('have the names of the contract where it has one, and of the kind for a row of its list', () => {
    const { schemas, responses, parameters } = document.components;
    expect(Object.keys(schemas!)).toEqual(expect.arrayContaining([...Object.keys(SHARED_SCHEMAS), 'MedalRow']));
    expect(Object.keys(responses!)).toEqual(expect.arrayContaining(['ApiError404', 'Written200']));
    expect(Object.keys(parameters!)).toEqual(expect.arrayContaining(['IdempotencyKey', 'GetMedalId']));
  });
});

describe('what a document repeats', () => {
  const object = (properties: object) => ({ type: 'object', properties });
  const a = object({ value: { type: 'string' } });
  const b = object({ value: { type: 'integer' } });
  const call = (operationId: string, schema: object) => ({
    operationId,
    parameters: [],
    responses: { 200: { description: 'Success', content: { 'application/json': { schema } } } },
  });
  const named = (get: object, put: object, known = {}) =>
    nameRepeatedParts({ paths: { '/x': { get, put } }, components: {} }, known) as { components: Components };

  test('has the name of the first place that has it', () => {
    const { components } = named(
      call('getX', object({ list: { type: 'array', items: a } })),
      call('putX', object({ one: a, two: b })),
    );
    expect(components).toEqual({ schemas: { GetXAnswerListItem: a }, responses: {}, parameters: {} });
  });

  test('has its known name, and is named once with all that it holds', () => {
    const { components } = named(call('getX', object({ a })), call('putX', object({ a })), { Known: object({ a }) });
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Known' } } };
    expect(components).toEqual({
      schemas: { Known: object({ a }) },
      responses: { Known200: { description: 'Success', content } },
      parameters: {},
    });
  });

  test('is refused when two different parts would have one name', () => {
    const both = call('getX', object({ 'some-field': a, someField: b }));
    expect(() => named(both, call('putX', object({ a, b })))).toThrow('would have the name GetXAnswerSomeField.');
  });
});
