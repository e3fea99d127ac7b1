import { describe, expect, test } from 'vitest';
import { expandReferences } from '../testing/expand-references.ts';
import { makeOpenApiDocument, makeWholeDocument } from './openapi.ts';
import { nameRepeatedParts } from './openapi-components.ts';

type Components = Record<string, Record<string, object>>;

test('the references of the API document mean exactly what they replace', () => {
  const { components, ...expanded } = expandReferences(makeOpenApiDocument() as { components: Components });
  const { components: securitySchemes, ...calls } = JSON.parse(JSON.stringify(makeWholeDocument()));
  expect(JSON.stringify(expanded)).toBe(JSON.stringify(calls));
  expect(components).toMatchObject(securitySchemes);
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
