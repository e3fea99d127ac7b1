/** The addresses that records hold: which ones are allowed, and the schemas of the fields that hold them. */
import { type TSchema, Type } from 'typebox';
import { nameInput, text, textInput } from './fields.ts';
import { parseJsonText } from './json-text.ts';

/**
 * What an address may lead to: a file of the library, by its path below the file host with or without `/files/`; another
 * site; a path of the own site; any other address relative to it, such as `#vrh`; a mailbox; a telephone.
 */
export type AddressKind = 'file' | 'web' | 'site' | 'relative' | 'mail' | 'phone';

type Allows = { allows: readonly AddressKind[] };

/** Raised with each change of the rule: what is stored is then looked at again. */
export const ADDRESS_RULE = 1;

const WITH_SCHEME: Partial<Record<AddressKind, RegExp>> = {
  web: /^https?:\/\/[^/\\?#]/i,
  mail: /^mailto:./i,
  phone: /^tel:./i,
};

const WITHOUT_SCHEME: Partial<Record<AddressKind, (path: string) => boolean>> = {
  file: (path) => !/^[?#]/.test(path) && !LEAVES_ITS_FOLDER.test(path.replace(/[?#].*$/s, '')),
  site: (path) => path.startsWith('/'),
  relative: () => true,
};

/** A part `..`, of which browsers also read each dot when it is encoded. */
const LEAVES_ITS_FOLDER = /(^|\/)(\.|%2e){2}(\/|$)/i;

/** Nearly every path of a picture. It spares the lists of posts the other questions. */
const PLAIN_PATH = /^\/?\w[\w -]*(?:[./]\w[\w -]*)*$/;

/** Control characters, spaces of every kind and invisible signs, which some readers of addresses ignore. */
const BLANKS = /[\p{C}\p{Z}]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: no address has them
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Whether a field that allows the kinds may hold the address. An empty text is no address, and allowed. The address is
 * read as browsers read it: they ignore blanks around it and take a backslash for a slash. A scheme needs all of its
 * form: `https:example.org` is refused, and so is `//example.org`, which has none.
 */
export function isAllowedAddress(value: string, { allows }: Allows): boolean {
  if (PLAIN_PATH.test(value) && allows.includes('file')) return true;
  const address = value.trim();
  if (address === '') return true;
  if (CONTROL_CHARACTER.test(address)) return false;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address.replace(BLANKS, ''))) {
    return allows.some((kind) => WITH_SCHEME[kind]?.test(address));
  }
  const path = address.replaceAll('\\', '/');
  return !path.startsWith('//') && allows.some((kind) => WITHOUT_SCHEME[kind]?.(path));
}

/** Why an address is refused and what is allowed, in Croatian; `place` is that of the item in a list, from 1. */
export function refusedAddressText({ allows, place }: Allows & { place?: number | undefined }): string {
  const web = 'adresu koja počinje s http:// ili https://';
  const isFile = allows.includes('file');
  if (place !== undefined) {
    const noun = isFile ? 'slike' : 'poveznice';
    return `Adresa ${noun} ${place} nije dopuštena. ${refusedAddressText({ allows }).replace(/^Adresa.*?\. /, '')}`;
  }
  if (isFile) return `Odaberite datoteku ili upišite ${web}.`;
  if (!allows.includes('site')) return `Upišite ${web}.`;
  return 'Adresa nije dopuštena. Upišite stazu koja počinje s / ili adresu koja počinje s http://, https://, mailto: ili tel:.';
}

const WORDS: Record<AddressKind, string> = {
  file: 'a file of the library',
  web: 'an address with http or https',
  site: 'a path of the site',
  relative: 'a relative address',
  mail: 'mailto',
  phone: 'tel',
};

type Field = Allows & { description: string };

/** An address in a response. Callers who do not see everything get an empty text in place of a refused one. */
export function address({ allows, description }: Field) {
  return marked(Type.String({ description }), allows);
}

/** An address in a write. The record kit refuses one that the kinds do not allow, unless it is stored already. */
export function addressInput({ allows, max, description }: Field & { max: number }) {
  return marked(textInput({ max, description: describe({ allows, description }) }), allows);
}

/** As {@link addressInput}, where it must not be empty. */
export function requiredAddressInput({ allows, max, description }: Field & { max: number }) {
  return marked(nameInput({ max, description: describe({ allows, description }) }), allows);
}

/** As {@link addressInput}, in an object of a JSON text. */
export function addressPart({ allows, max, description }: Field & { max: number }) {
  return marked(text({ max, description: describe({ allows, description }) }), allows);
}

function marked(schema: TSchema, allows: readonly AddressKind[]) {
  return Type.Unsafe<string>({ ...schema, 'x-address': allows });
}

function describe({ allows, description }: Field): string {
  return `${description}: ${allows.map((kind) => WORDS[kind]).join(', ')}`;
}

/**
 * Makes the function that gives a value of the schema to the public: refused addresses are empty texts, everything else
 * is the very same. Undefined for a schema without an address.
 */
export function compileBlankRefused(schema: TSchema): (<Value>(value: Value) => Value) | undefined {
  const replaceIn = compileReplaceRefused(schema);
  return replaceIn && (<Value>(value: Value) => replaceIn(value, () => '') as Value);
}

type Marked = {
  'x-address'?: readonly AddressKind[];
  'x-json'?: Marked;
  properties?: Record<string, Marked>;
  items?: Marked;
};

/** An address that its field does not allow; `place` is that of the item in a list, from 1. */
export type RefusedAddress = Allows & { value: string; place: number | undefined };

/**
 * Gives every refused address of a value to `replace`. Returns the value with the results in their places, or the very
 * same value where nothing was refused.
 */
type ReplaceRefused = (value: unknown, replace: (refused: RefusedAddress) => string, place?: number) => unknown;

/** Makes the function for values of the schema, JSON texts in them included; undefined where it has no address. */
export function compileReplaceRefused(schema: TSchema): ReplaceRefused | undefined {
  return compile(schema as Marked);
}

function compile({ 'x-address': allows, 'x-json': json, properties, items }: Marked): ReplaceRefused | undefined {
  if (allows) return inText({ allows });
  if (json) return inJsonText(json);
  if (properties) return inObject(properties);
  return items && inList(items);
}

function inText({ allows }: Allows): ReplaceRefused {
  return (value, replace, place) =>
    typeof value !== 'string' || isAllowedAddress(value, { allows }) ? value : replace({ value, allows, place });
}

function inJsonText(schema: Marked): ReplaceRefused | undefined {
  const replaceIn = compile(schema);
  return (
    replaceIn &&
    ((value, replace) => {
      if (typeof value !== 'string') return value;
      const parsed = parseJsonText(value);
      const replaced = replaceIn(parsed, replace);
      return replaced === parsed ? value : JSON.stringify(replaced);
    })
  );
}

function inObject(properties: Record<string, Marked>): ReplaceRefused | undefined {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const replaceIn = compile(schema);
    return replaceIn ? [[name, replaceIn] as const] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, replace, place) => {
    if (typeof value !== 'object' || value === null) return value;
    const before = value as Record<string, unknown>;
    let after = before;
    for (const [name, replaceIn] of fields) {
      const field = replaceIn(before[name], replace, place);
      if (field !== before[name]) after = { ...after, [name]: field };
    }
    return after;
  };
}

function inList(items: Marked): ReplaceRefused | undefined {
  const replaceIn = compile(items);
  return (
    replaceIn &&
    ((value, replace) => {
      if (!Array.isArray(value)) return value;
      const replaced = value.map((item, index) => replaceIn(item, replace, index + 1));
      return replaced.some((item, index) => item !== value[index]) ? replaced : value;
    })
  );
}
