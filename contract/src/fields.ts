/**
 * Shared field schemas. What travels has one canonical form; the schemas ending in `Input` also accept the other forms
 * that a write may use (answers, section 2), and the server turns those into the canonical one by the keyword `x-form`.
 */
import { type TSchema, Type } from 'typebox';

/** Languages of posts and pages. Folders of documents say `hrv` and `eng` instead. */
export const LANGUAGES = ['hr-HR', 'en-GB'] as const;

export type Language = (typeof LANGUAGES)[number];

/** 0 or 1. Only `tim` of a medal and `firma` of an author are true or false. */
export type Flag = 0 | 1;

type Note = { description: string };

const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** What an integer column of PostgreSQL holds. */
const LARGEST_VERSION = 2_147_483_647;

/** A whole number of an answer. */
export function whole(description: string) {
  return Type.Integer({ description });
}

/** An id in an answer. */
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
  return Type.Unsafe<number | null>({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: LARGEST_ID },
      { type: 'string', pattern: '^[1-9][0-9]{0,15}$' },
      { type: 'null' },
    ],
    'x-form': 'number',
    description,
  });
}

/** Ids of the records that one call acts on; each counts once, however often it is named. */
export function idsInput({ description, max }: Note & { max: number }) {
  return Type.Array(idInput(description), { minItems: 1, maxItems: max, description });
}

/** An id that may be missing in an answer. */
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

/** A flag of an answer. */
export function flag(description: string) {
  return Type.Unsafe<Flag>({ type: 'integer', enum: [0, 1], description });
}

/** A flag of a write: 0, 1, true or false. */
export function flagInput(description: string) {
  return Type.Unsafe<Flag>({
    anyOf: [{ type: 'integer', enum: [0, 1] }, { type: 'boolean' }, { type: 'string', enum: ['0', '1'] }],
    'x-form': 'flag',
    description,
  });
}

/** One of the two languages of posts and pages. */
export function language() {
  return Type.Unsafe<Language>({
    type: 'string',
    enum: [...LANGUAGES],
    description: 'hr-HR (Hrvatski) or en-GB (Engleski)',
  });
}

/** A moment in an answer: ISO 8601 in UTC with milliseconds. */
export function time(description: string) {
  return Type.String({ description });
}

/** A moment that may not be known. */
export function optionalTime(description: string) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], description });
}

/** A moment in a write: ISO 8601; without an offset it is UTC. */
export function timeInput(description: string) {
  return Type.Unsafe<string>({ type: 'string', maxLength: 40, 'x-form': 'time', description });
}

/** Text to the letter: kept as given, escaped where shown. */
export function text({ description, max }: Note & { max: number }) {
  return Type.String({ maxLength: max, description });
}

/** A name or title that must say something. */
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

/** HTML in a write; the server cleans it before it is kept. */
export function htmlInput({ description, max }: Note & { max: number }) {
  return textInput({ description: `${description} (HTML, cleaned by the server)`, max });
}

/** JSON text of an answer: a string that holds JSON of the described shape. */
export function jsonText(description: string) {
  return Type.String({ description: `${description} (JSON text)` });
}

/** JSON text of a write: the string or the JSON itself, checked against `schema`; it becomes the string. */
export function jsonTextInput(schema: TSchema, { description, max }: Note & { max: number }) {
  return Type.Unsafe<string>({
    anyOf: [{ type: 'string' }, { type: 'null' }, schema],
    'x-form': 'json-text',
    'x-json': schema,
    'x-json-max': max,
    description: `${description} (JSON text, or the JSON itself)`,
  });
}

/** The version of a record as it was read; a write that sends an old one is refused with 409. */
export function version() {
  return Type.Integer({
    minimum: 1,
    maximum: LARGEST_VERSION,
    description: 'rises with each write; send it back to be told of a colleague’s save',
  });
}

/** Answer of a write. */
export const written = Type.Object({ message: Type.String({ description: 'what was done, in Croatian' }) });

/** Answer of a write that made something. */
export const created = Type.Object({ message: written.properties.message, id: id('of what was made') });
