import { expect, test } from 'vitest';
import { makeOpenApiDocument, makeWholeDocument } from './openapi.ts';
import { nameRepeatedParts } from './openapi-components.ts';

/** The OpenAPI document with each reference replaced by what it names; one that names nothing is an error. */
function expandReferences<T extends { components: object }>(document: T): T {
  const sections = document.components as Record<string, Record<string, unknown>>;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    if (!('$ref' in value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expand(part)]));
    const [, section, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(value.$ref)) ?? [];
    const named = section && name && sections[section]?.[name];
    if (!named || Object.keys(value).length > 1) throw new Error(`Wrong reference: ${JSON.stringify(value)}`);
    return expand(named);
  };
  return expand(document) as T;
}

test('the references of the API document mean exactly what they replace', () => {
  const { components, ...expanded } = expandReferences(makeOpenApiDocument() as { components: object });
  const { components: securitySchemes, ...calls } = JSON.parse(JSON.stringify(makeWholeDocument()));
  expect(JSON.stringify(expanded)).toBe(JSON.stringify(calls));
  expect(components).toMatchObject(securitySchemes);
});

test('two different parts of a document do not get one name', () => {
  const object = (properties: object) => ({ type: 'object', properties });
  const [a, b] = [object({ value: { type: 'string' } }), object({ value: { type: 'integer' } })];
  const call = (operationId: string, properties: object) => {
    const content = { 'application/json': { schema: object(properties) } };
    return { operationId, parameters: [], responses: { 200: { description: 'Success', content } } };
  };
  const methods = { get: call('getX', { 'some-field': a, someField: b }), put: call('putX', { a, b }) };
  const name = () => nameRepeatedParts({ paths: { '/x': methods }, components: {} }, {});
  expect(name).toThrow('would have the name GetXAnswerSomeField.');
});
