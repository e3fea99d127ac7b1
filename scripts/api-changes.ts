/**
 * Prints what changed in the API for its callers, as Markdown: `node scripts/api-changes.ts OLD.json [NEW.json]`. Both are
 * OpenAPI documents; without a new one the present sources are compared.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { makeOpenApiDocument } from '../server/src/http/openapi.ts';

type Json = Record<string, unknown>;

type Field = { values: string[]; isRequired: boolean };

/** What callers see of a call: the place of each field, and what it may hold. */
type Call = { summary: string; fields: Map<string, Field> };

if (import.meta.main) {
  const [from, to] = process.argv.slice(2);
  if (from === undefined) throw new Error('Name the older OpenAPI document.');
  const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(`${apiChanges(read(from), to === undefined ? makeOpenApiDocument() : read(to))}\n`);
}

/** The calls that are new, gone or changed, with their fields. */
export function apiChanges(before: Json, after: Json): string {
  const [old, present] = [callsOf(before), callsOf(after)];
  const added = [...present].filter(([name]) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !present.has(name));
  const changed = [...present].flatMap(([name, call]) => {
    const lines = fieldChanges(old.get(name)?.fields ?? call.fields, call.fields);
    return lines.length === 0 ? [] : [`- \`${name}\``, ...lines.map((line) => `  - ${line}`)];
  });
  const parts: [string, string[]][] = [
    ['New calls', added.map(([name, { summary }]) => `- \`${name}\`: ${summary}`)],
    ['Calls that are gone', removed.map((name) => `- \`${name}\``)],
    ['Calls that changed', changed],
  ];
  const texts = parts.flatMap(([title, lines]) => (lines.length === 0 ? [] : `### ${title}\n\n${lines.join('\n')}`));
  return texts.join('\n\n') || 'Nothing changed.';
}

function fieldChanges(old: Call['fields'], present: Call['fields']): string[] {
  const gone = [...old.keys()].filter((name) => !present.has(name)).map((name) => `gone: \`${name}\``);
  const others = [...present].flatMap(([name, is]) => {
    const was = old.get(name);
    if (!was) return `new: \`${name}\`, ${is.values.join(' or ')}${is.isRequired ? '' : ', optional'}`;
    const more = is.values.filter((value) => !was.values.includes(value));
    const fewer = was.values.filter((value) => !is.values.includes(value));
    const words = [
      more.length > 0 && `may be ${more.join(' or ')}`,
      fewer.length > 0 && `is no longer ${fewer.join(' or ')}`,
      was.isRequired !== is.isRequired && (is.isRequired ? 'is required' : 'is optional'),
    ].filter((word) => word !== false);
    return words.length === 0 ? [] : `\`${name}\` ${words.join(', ')}`;
  });
  return [...gone, ...others];
}

function callsOf(document: Json): Map<string, Call> {
  const calls = Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Call] => [
      `${method.toUpperCase()} ${path}`,
      callOf(operation as Json, document),
    ]),
  );
  return new Map(calls);
}

function callOf({ summary, parameters, requestBody, responses }: Json, document: Json): Call {
  const fields = new Map<string, Field>();
  const add = (place: string, part: unknown, isRequired = true) => {
    const { properties, items, required, ...schema } = resolve(part, document);
    const values = valuesOf(schema, document);
    if (values.length > 0) fields.set(place, { values, isRequired });
    for (const [name, field] of Object.entries((properties ?? {}) as Json)) {
      add(`${place}.${name}`, field, Array.isArray(required) && required.includes(name));
    }
    if (items) add(`${place}[]`, items);
  };
  for (const parameter of (parameters ?? []) as unknown[]) {
    const { name, in: where, required, schema } = resolve(parameter, document);
    add(`${where} ${name}`, schema, required === true);
  }
  add('body', schemaOf(requestBody, document));
  add('answer', schemaOf((responses as Json)['200'], document));
  return { summary: String(summary), fields };
}

/** Types, or the values of a choice; none without a schema. */
function valuesOf({ type, enum: values, anyOf }: Json, document: Json): string[] {
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value));
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => valuesOf(resolve(one, document), document));
  return [type ?? []].flat().map(String);
}

function schemaOf(part: unknown, document: Json): unknown {
  const [content] = Object.values((resolve(part, document)['content'] ?? {}) as Record<string, Json>);
  return content?.['schema'];
}

/** What a reference leads to; empty for what is absent. */
function resolve(part: unknown, document: Json): Json {
  const { $ref, ...own } = (part ?? {}) as Json;
  if (typeof $ref !== 'string') return own;
  const found = $ref.split('/').slice(1);
  return resolve(
    found.reduce<unknown>((place, key) => (place as Json)[key], document),
    document,
  );
}
