import { countOf, formatNumber } from '@baklja/contract/plural';
import type { TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import type { FieldError } from '../errors.ts';

/** The input in its canonical form and without keys that the schema does not know; or its problems. */
export type Decoded = { value: unknown } | { errors: FieldError[]; incomplete: boolean };

export type Decode = (input: unknown) => Decoded;

type Convert = (value: unknown) => unknown;

/** A schema as plain JSON, with the keywords of `contract/src/fields.ts` and `contract/src/rows.ts`. */
type Keywords = {
  type?: unknown;
  properties?: Record<string, Keywords>;
  items?: Keywords;
  minimum?: number;
  maximum?: number;
  'x-form'?: 'number' | 'flag' | 'time' | 'time-or-null' | 'day' | 'text' | 'json-text' | 'row' | 'rows';
  'x-json'?: TSchema;
  'x-json-max'?: number;
  'x-row'?: TObject;
  'x-columns'?: readonly string[];
  'x-rows-max'?: number;
};

/** Thrown by a conversion for a fault that the schema cannot express; its `field` is set by the innermost object around it. */
class Unacceptable extends Error {
  field = '';
}

/**
 * Makes the function that checks an input against a schema of the contract and converts the forms that a write may use
 * (answers, section 2) into the canonical one.
 */
export function compileDecode(schema: TSchema): Decode {
  const { 'x-row': values, 'x-columns': columns, 'x-rows-max': max } = schema as Keywords;
  if (values && columns) {
    return max === undefined ? compileDecodeRow(values, columns) : compileDecodeRows(values, columns, max);
  }
  const validator = Compile(schema);
  const convert = compileConvert(schema as Keywords);
  return (input) => {
    if (!validator.Check(input)) return describe(validator.Errors(input)[1], input);
    try {
      return { value: convert ? convert(input) : input };
    } catch (error) {
      if (!(error instanceof Unacceptable)) throw error;
      return refused(error.field, error.message);
    }
  };
}

/** Makes an object of a row that comes bare or in an array of one; errors name its columns. */
function compileDecodeRow(
  values: TObject,
  columns: readonly string[],
  expected = 'Očekuje se jedan redak, a u njemu',
): Decode {
  const decode = compileDecode(values);
  const required = new Set(values.required);
  return (input) => {
    const row = toBareRow(input);
    if (row?.length !== columns.length) {
      return refused('', `${expected} ${countOf(columns.length, VALUES)}.`);
    }
    const named = columns.map((column, place) => [column, row[place]] as const);
    return decode(Object.fromEntries(named.filter(([column, value]) => value !== null || required.has(column))));
  };
}

/** Makes objects of rows; the errors of the first wrong one name its place and columns. */
function compileDecodeRows(values: TObject, columns: readonly string[], max: number): Decode {
  const decode = compileDecodeRow(values, columns, 'Očekuju se redci, a u svakom');
  return (input) => {
    const rows = Array.isArray(input) && input.length > 0 && input.every(Array.isArray) ? input : [input];
    if (rows.length > max) return refused('', `Najviše ${countOf(max, ROWS)}.`);
    const decoded: unknown[] = [];
    for (const [place, row] of rows.entries()) {
      const one = decode(row);
      if ('errors' in one) {
        const inRow = (field: string) => (field === '' ? String(place) : `${place}.${field}`);
        return { ...one, errors: one.errors.map((error) => ({ ...error, field: inRow(error.field) })) };
      }
      decoded.push(one.value);
    }
    return { value: decoded };
  };
}

/** Undefined for any input but a list. */
function toBareRow(input: unknown): unknown[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const [first] = input;
  return input.length === 1 && Array.isArray(first) ? first : input;
}

function refused(field: string, message: string): Decoded {
  return { errors: [{ field, message }], incomplete: false };
}

/** Undefined when every value of the schema is in its canonical form already. */
function compileConvert(schema: Keywords): Convert | undefined {
  if (schema['x-form']) return convertForm(schema);
  if (schema.properties) return convertObject(schema.properties);
  if (schema.items) {
    const convert = compileConvert(schema.items);
    return convert && ((value) => (value as unknown[]).map(convert));
  }
  return undefined;
}

function convertObject(properties: Record<string, Keywords>): Convert {
  const converts = Object.entries(properties).map(([name, schema]) => [name, compileConvert(schema)] as const);
  return (value) => {
    const input = value as Record<string, unknown>;
    const output: Record<string, unknown> = {};
    for (const [name, convert] of converts) {
      const field = input[name];
      if (field === undefined) continue;
      output[name] = convert ? convertField(name, convert, field) : field;
    }
    return output;
  };
}

function convertField(name: string, convert: Convert, value: unknown): unknown {
  try {
    return convert(value);
  } catch (error) {
    if (error instanceof Unacceptable) error.field ||= name;
    throw error;
  }
}

function convertForm(schema: Keywords): Convert {
  switch (schema['x-form']) {
    case 'number':
      return (value) => (value === null ? null : toNumber(value, schema));
    case 'flag':
      return (value) => Number(value);
    case 'time':
      return (value) => toTime(String(value));
    case 'time-or-null':
      return (value) => (value === null || value === '' ? null : toTime(String(value)));
    case 'day':
      return (value) => (value === null || value === '' ? null : toDay(String(value)));
    case 'json-text':
      return convertJsonText(schema['x-json'], schema['x-json-max'] ?? Number.POSITIVE_INFINITY);
    default:
      return (value) => value ?? '';
  }
}

function toNumber(value: unknown, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Keywords): number {
  const number = Number(value);
  if (number < minimum) throw new Unacceptable(`Broj je manji od ${minimum}.`);
  if (number > maximum) throw new Unacceptable(`Broj je veći od ${maximum}.`);
  return number;
}

const STORED_YEARS = { first: 1000, last: 9999 };

/** Converts ISO 8601, with or without time and offset, to the stored form of times: UTC with milliseconds. */
function toTime(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/.exec(text.trim());
  const moment = parts ? new Date(`${parts[1]}T${parts[2] ?? '00:00'}${parts[3] ?? 'Z'}`) : new Date(Number.NaN);
  const year = moment.getUTCFullYear();
  const isStorable = year >= STORED_YEARS.first && year <= STORED_YEARS.last;
  if (Number.isNaN(moment.getTime()) || !isStorable || !isRealDay(parts?.[1] ?? '')) {
    throw new Unacceptable('Vrijeme nije ispravno.');
  }
  return moment.toISOString();
}

function toDay(text: string): string {
  const day = text.trim();
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isRealDay(day))
    throw new Unacceptable('Dan nije ispravan: piše se GGGG-MM-DD.');
  return day;
}

/** The engine turns 30 February into 1 March; the day that the user meant is unknown. */
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

function convertJsonText(schema: TSchema | undefined, max: number): Convert {
  if (!schema) return (value) => JSON.stringify(value);
  const validator = Compile(schema);
  const empty = (schema as Keywords).type === 'array' ? '[]' : '{}';
  return (value) => {
    if (value === null || value === '') return empty;
    const parsed = typeof value === 'string' ? parseJson(value) : value;
    const text = validator.Check(parsed) ? toJson(parsed) : undefined;
    if (text === undefined) throw new Unacceptable('Sadržaj nema očekivani oblik.');
    if (text.length > max) throw new Unacceptable(`Najviše ${countOf(max, CHARACTERS)}.`);
    return text;
  };
}

/** Undefined for a value that is nested deeper than the engine can write. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unacceptable('Sadržaj nije ispravan JSON.');
  }
}

type SchemaError = { keyword: string; instancePath: string; params: object };

/** Of a required field that is absent or empty. */
export const MISSING_TEXT = 'Obavezan podatak.';

/** One sentence for each wrong field; the first reason of a field counts. */
function describe(errors: SchemaError[], input: unknown): Decoded {
  const byField = new Map<string, string>();
  let incomplete = false;
  for (const error of errors) {
    const { limit, requiredProperties } = error.params as { limit?: number; requiredProperties?: string[] };
    for (const name of requiredProperties ?? []) byField.set(toField(error.instancePath, name), MISSING_TEXT);
    const field = toField(error.instancePath);
    const isEmpty = isBlank(valueAt(input, error.instancePath));
    if (requiredProperties || isEmpty) incomplete = true;
    if (requiredProperties || byField.has(field)) continue;
    byField.set(field, isEmpty ? MISSING_TEXT : sentence(error.keyword, limit));
  }
  return { errors: [...byField].map(([field, message]) => ({ field, message })), incomplete };
}

const VALUES = { one: 'vrijednost', few: 'vrijednosti', other: 'vrijednosti' };
const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const CHARACTERS = { one: 'znak', few: 'znaka', other: 'znakova' };
const ITEMS = { one: 'stavka', few: 'stavke', other: 'stavki' };

/** By the keyword of the schema. */
const SENTENCES: Record<string, (limit: number) => string> = {
  maxLength: (limit) => `Najviše ${countOf(limit, CHARACTERS)}.`,
  minLength: (limit) => `Najmanje ${countOf(limit, CHARACTERS)}.`,
  maxItems: (limit) => `Najviše ${countOf(limit, ITEMS)}.`,
  maximum: (limit) => `Najviše ${formatNumber(limit)}.`,
  minimum: (limit) => `Najmanje ${formatNumber(limit)}.`,
};

function sentence(keyword: string, limit: number | undefined): string {
  return (limit !== undefined && SENTENCES[keyword]?.(limit)) || 'Neispravna vrijednost.';
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Converts a JSON pointer to the dotted name that an answer gives. */
function toField(pointer: string, name?: string): string {
  return [...pointer.split('/').slice(1), ...(name === undefined ? [] : [name])].join('.');
}

function valueAt(input: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], input);
}
