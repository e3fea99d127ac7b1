/**
 * Shared field schemas. Each wire value has one canonical form. Schemas ending in `Input` also accept the other forms
 * that a write may use (answers, section 2); the server converts those into the canonical form by the keyword `x-form`.
 */
import { type TOptional, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { PAGE_NUMBER_MAX } from './limits.ts';

/** Languages of posts and pages. Folders of documents use `hrv` and `eng` instead. */
export const LANGUAGES = ['hr-HR', 'en-GB'] as const;
export type Language = (typeof LANGUAGES)[number];

/** 0 or 1. Only `tim` of a medal and `firma` of an author are true or false. */
export type Flag = 0 | 1;

type Note = { description: string };

const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** The range of an integer column of PostgreSQL. */
const LARGEST_VERSION = 2_147_483_647;

/** A whole number in a response. */
export function whole(description: string) {
  return Type.Integer({ description });
}

/** An id in a response. */
export function id(description: string) {
  return Type.Integer({ minimum: 1, description });
}

/** An id in a write: a whole number, or its digits as text. */
export function idInput(description: string) {
  return Type.Unsafe<number>({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: LARGEST_ID },
      { type: 'string', pattern: '^[1-9][0-9]{0,15}$' },
    ],
    'x-form': 'number',
    description,
  });
}

/** As {@link idInput}, in a write that may send null for none. */
export function optionalIdInput(description: string) {
  return orNull(idInput(description));
}

/** Ids of the records of one call. A repeated id counts once. */
export function idsInput({ description, max }: Note & { max: number }) {
  return Type.Array(idInput(description), { minItems: 1, maxItems: max, description });
}

/** An id in a response that may be missing. */
export function optionalId(description: string) {
  return Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
}

/** An id or page number in a path: digits, read as a number. */
export function pathNumber({ description, maximum = LARGEST_ID }: Note & { maximum?: number }) {
  return Type.Unsafe<number>({
    type: 'string',
    pattern: '^[1-9][0-9]{0,15}$',
    'x-form': 'number',
    maximum,
    description,
  });
}

/** The page of a list, as a query parameter. */
export const page = Type.Optional(
  pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list, 1 when absent' }),
);

/** A flag in a response. */
export function flag(description: string) {
  return Type.Unsafe<Flag>({ type: 'integer', enum: [0, 1], description });
}

/** A flag in a response that may be missing. */
export function optionalFlag(description: string) {
  return Type.Unsafe<Flag | null>({ type: ['integer', 'null'], description });
}

/** A flag in a write: 0, 1, true or false. */
export function flagInput(description: string) {
  return Type.Unsafe<Flag>({
    anyOf: [{ type: 'integer', enum: [0, 1] }, { type: 'boolean' }, { type: 'string', enum: ['0', '1'] }],
    'x-form': 'flag',
    description,
  });
}

/** A year in a write: a number, or its digits as text. */
export function yearInput({ first, last, description }: Note & { first: number; last: number }) {
  return Type.Unsafe<number>({
    anyOf: [
      { type: 'integer', minimum: first, maximum: last },
      { type: 'string', pattern: '^[12][0-9]{3}$' },
    ],
    'x-form': 'number',
    minimum: first,
    maximum: last,
    description,
  });
}

/** A year in a write, or null for none. */
export function optionalYearInput({ first, last, description }: Note & { first: number; last: number }) {
  return orNull(yearInput({ first, last, description }));
}

function orNull(input: TSchema) {
  return Type.Unsafe<number | null>({ ...input, anyOf: [...Reflect.get(input, 'anyOf'), { type: 'null' }] });
}

/** One of the two languages of posts and pages. */
export function language() {
  return oneOf(LANGUAGES, 'hr-HR (Hrvatski) or en-GB (Engleski)');
}

/** A moment in a response: ISO 8601 in UTC with milliseconds. */
export function time(description: string) {
  return Type.String({ description });
}

/** Text in a response that may be missing. */
export function optionalText<Value extends string = string>(description: string) {
  return Type.Unsafe<Value | null>({ type: ['string', 'null'], description });
}

/** A moment that may be unknown. */
export const optionalTime = optionalText<string>;

/** When and by whom a record was last changed; both null for a record of the start. */
export const lastChange = {
  modified: optionalTime('when it was last changed; null when that is not known'),
  modified_by_name: optionalText('name of who changed it last; null for the start'),
};

/** What editors read of the making and the last change of a record. */
export const changes = {
  created: optionalTime('when it was made; null when that is not known'),
  modified_by: optionalId('who changed it last; null for the start'),
  ...lastChange,
};

/** A moment in a write: ISO 8601; without an offset it is UTC. */
export function timeInput(description: string) {
  return Type.Unsafe<string>({ type: 'string', maxLength: 40, 'x-form': 'time', description });
}

/** As {@link timeInput}, in a write that may send null or an empty text for none. */
export function optionalTimeInput(description: string) {
  return Type.Unsafe<string | null>({
    anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }],
    'x-form': 'time-or-null',
    description,
  });
}

/** A day in a write: YYYY-MM-DD. */
export function dayInput(description: string) {
  return Type.Unsafe<string>({ type: 'string', maxLength: 10, 'x-form': 'day', description });
}

/** As {@link dayInput}, in a write that may send null or an empty text for none. */
export function optionalDayInput(description: string) {
  return Type.Unsafe<string | null>({
    anyOf: [{ type: 'string', maxLength: 10 }, { type: 'null' }],
    'x-form': 'day',
    description,
  });
}

/** One of the values. */
export function oneOf<const Value extends string>(values: readonly Value[], description: string) {
  return Type.Unsafe<Value>({ type: 'string', enum: [...values], description });
}

/** Plain text: kept exactly as given, escaped where it is shown. */
export function text({ description, max }: Note & { max: number }) {
  return Type.String({ maxLength: max, description });
}

/** A name or title that must not be empty. */
export function nameInput({ description, max }: Note & { max: number }) {
  return Type.String({ minLength: 1, maxLength: max, pattern: '\\S', description });
}

/** As {@link text}, in a write that may send null for nothing. */
export function textInput({ description, max }: Note & { max: number }) {
  return Type.Unsafe<string>({
    anyOf: [{ type: 'string', maxLength: max }, { type: 'null' }],
    'x-form': 'text',
    description,
  });
}

/** HTML in a write; the server cleans it before storing it. */
export function htmlInput({ description, max }: Note & { max: number }) {
  return textInput({ description: `${description} (HTML, cleaned by the server)`, max });
}

/** HTML in a response. */
export function html(description: string) {
  return Type.String({ 'x-html': true, description: `${description} (HTML)` });
}

/**
 * The same fields, each of which may be absent. `Type.Partial` brings all of the library into the first file that a
 * browser loads, 9 KB compressed, and so does `Type.Record`.
 */
export function allOptional<Fields extends TProperties>(fields: Fields) {
  const optional = Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)]);
  return Object.fromEntries(optional) as { [Name in keyof Fields]: TOptional<Fields[Name]> };
}

/** A text that holds JSON of the schema. */
export type JsonOf<Schema> = { 'x-json': Schema };

/**
 * JSON text in a response: a string that holds JSON of the described shape. Its schema is only needed for addresses,
 * pictures and HTML.
 */
export function jsonText(description: string): TUnsafe<string>;
export function jsonText<Schema extends TSchema>(description: string, schema: Schema): TUnsafe<string> & JsonOf<Schema>;
export function jsonText(description: string, schema?: TSchema) {
  return Type.Unsafe<string>({
    type: 'string',
    ...(schema && { 'x-json': schema }),
    description: `${description} (JSON text)`,
  });
}

/** JSON text in a write: the string or the JSON itself, checked against `schema`; it becomes the string. */
export function jsonTextInput(schema: TSchema, { description, max }: Note & { max: number }) {
  return Type.Unsafe<string>({
    anyOf: [{ type: 'string' }, { type: 'null' }, schema],
    'x-form': 'json-text',
    'x-json': schema,
    'x-json-max': max,
    description: `${description} (JSON text, or the JSON itself)`,
  });
}

/** Texts of a record and its translation that need no translating, for users who may write it. */
export function sameTexts() {
  return optionalText('list of texts that are the same in both languages on purpose (JSON text)');
}

/** How much of a translation is done, for users who may write it; null without one. */
export function translationCounts() {
  const count = (description: string) =>
    Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], description }));
  return {
    translated: count('how many texts of the translation are translated'),
    untranslated: count('how many are neither translated nor the same on purpose'),
    units: count('how many texts there are'),
  };
}

/** The version of a record as it was read. A write with an outdated version is rejected with 409. */
export function version() {
  return Type.Integer({
    minimum: 1,
    maximum: LARGEST_VERSION,
    description: 'rises with each write; send it back to learn of a colleague’s save',
  });
}

/** What search engines read of a record; absent unless the server is set to say it. */
export const jsonld = Type.Optional(
  Type.Unsafe<object>({
    type: 'object',
    additionalProperties: true,
    description: 'description by schema.org (JSON-LD)',
  }),
);

/** A field that the forms of the specification send and the server never reads. */
export function notRead(why: string) {
  return Type.Optional(Type.Unknown({ description: `not read: ${why}` }));
}

/** Response to a write. */
export const written = Type.Object({ message: Type.String({ description: 'what was done, in Croatian' }) });

/** Response to a write that created a record. */
export const created = Type.Object({ message: written.properties.message, id: id('of what was made') });

/** Response to a write that changed a record. */
export const saved = Type.Object({
  ...written.properties,
  version: version(),
  modified: time('when it was saved'),
});
