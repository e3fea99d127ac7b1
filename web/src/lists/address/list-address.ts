/** The parameters of a list in its address: their names, their words and their defaults. */
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { PAGE_NUMBER_MAX, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import type { SortOrder } from './sort-order.ts';

/** Every possible parameter of a list; a list has those that its address defines. */
export type ListRequest = {
  page?: number;
  search?: string;
  language?: Language;
  sort?: string;
  order?: SortOrder;
  from?: string | undefined;
  to?: string | undefined;
  /** Where a page without a number begins. */
  before?: number | undefined;
};

type Param<Value> = {
  readonly name: string;
  /** The text is null when the address lacks it; invalid counts as absent. `before` has the earlier parameters. */
  readonly read: (text: string | null, before: { sort?: unknown }) => Value;
  /** Text of the value; undefined and empty texts are left out of the address. */
  readonly write: (value: Value, request: { sort?: unknown }) => string | undefined;
  /** Whether the parameter is a filter; undefined then means that the filter is off. */
  readonly isFilter?: boolean;
  /** Only for `sort`: the first order of each column. */
  readonly firstOrders?: Readonly<Record<string, SortOrder>>;
};

export type ListAddress<Request extends object> = {
  /** The request of the address. Missing or invalid parameters have their defaults. */
  readonly read: (address: URLSearchParams) => Request;
  /** The address of a request, in the order of the definition. Defaults are left out. */
  readonly write: (request: Request) => URLSearchParams;
  readonly filters: readonly (keyof Request & string)[];
  readonly firstOrders: Readonly<Record<string, SortOrder>>;
};

export function defineListAddress<Request extends object>(
  params: {
    readonly [Key in keyof Request]: Param<Request[Key]>;
  },
): ListAddress<Request> {
  const keys = Object.keys(params) as (keyof Request & string)[];
  return {
    read: (address) => {
      const request: Partial<Request> = {};
      for (const key of keys) request[key] = params[key].read(address.get(params[key].name), request);
      return request as Request;
    },
    write: (request) => {
      const address = new URLSearchParams();
      for (const key of keys) {
        const text = params[key].write(request[key], request);
        if (text !== undefined && text !== '') address.set(params[key].name, text);
      }
      return address;
    },
    filters: keys.filter((key) => params[key].isFilter),
    firstOrders: Object.assign({}, ...keys.map((key) => params[key].firstOrders)),
  };
}

/** Number of the page, from 1. */
export function page(): Param<number> {
  return {
    name: 'stranica',
    read: (text) => {
      const number = Number.parseInt(text ?? '1', 10);
      return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), PAGE_NUMBER_MAX);
    },
    write: (number) => (number > 1 ? String(number) : undefined),
  };
}

/** The query; empty for all. */
export function search(): Param<string> {
  return { name: 'trazi', read: (text) => (text ?? '').slice(0, SEARCH_MAX_LENGTH), write: (words) => words };
}

/** Language of the records; Croatian when the address names none. */
export function language(): Param<Language> {
  return {
    name: 'jezik',
    read: (text) => LANGUAGES.find((known) => known === text) ?? 'hr-HR',
    write: (value) => (value === 'hr-HR' ? undefined : value),
  };
}

/** A value that the screen sets and the address does not hold. */
export function fixed<Value>(value: Value): Param<Value> {
  return { name: '', read: () => value, write: () => undefined };
}

/** Any text; empty when the address lacks it. */
export function text(name: string): Param<string> {
  return { name, read: (value) => value ?? '', write: (value) => value };
}

/** A text that a filter narrows the list to. */
export function word(name: string): Param<string | undefined> {
  return { name, read: (value) => value || undefined, write: (value) => value, isFilter: true };
}

/** One of the values, by its word in the address. */
export function option<Value extends string>(name: string, words: Readonly<Record<Value, string>>) {
  return { ...optionOr<Value, undefined>(name, words, undefined), isFilter: true };
}

/** One of the values, by its word in the address; the default is left out. */
export function optionOr<Value extends string, Default extends Value | undefined>(
  name: string,
  words: Readonly<Record<Value, string>>,
  usual: Default,
): Param<Value | Default> {
  return {
    name,
    read: (word) => (Object.keys(words) as Value[]).find((value) => words[value] === word) ?? usual,
    write: (value) => (value === undefined || value === usual ? undefined : words[value]),
  };
}

/** The id that a filter narrows the list to. */
export function id(name: string): Param<number | undefined> {
  return {
    name,
    read: (value) => (value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined),
    write: (value) => value?.toString(),
    isFilter: true,
  };
}

/** A day in Zagreb time, YYYY-MM-DD, that a filter narrows the list to. */
export function day(name: string): Param<string | undefined> {
  return {
    name,
    read: (value) => (value !== null && isWholeDay(value) ? value : undefined),
    write: (value) => value,
    isFilter: true,
  };
}

/** Whether a day is complete: a year that is still being typed starts with zeros. */
export function isWholeDay(value: string): boolean {
  return /^(19|20)\d\d-/.test(value) && startOfZagrebDay(value) !== undefined;
}

const ORDER_WORDS: Readonly<Record<SortOrder, string>> = { asc: 'uzlazno', desc: 'silazno' };

/** Sorting and order: each column with its word and its first order. The first column is the default. */
export function sort<Sort extends string>(columns: Readonly<Record<Sort, { word: string; first: SortOrder }>>) {
  const sorts = Object.keys(columns) as [Sort, ...Sort[]];
  const firstOrders = Object.fromEntries(sorts.map((key) => [key, columns[key].first]));
  const words = Object.fromEntries(sorts.map((key) => [key, columns[key].word])) as Record<Sort, string>;
  const firstOrderOf = (request: { sort?: unknown }) => firstOrders[String(request.sort)];
  const order: Param<SortOrder> = {
    name: 'smjer',
    read: (word, before) =>
      word === 'uzlazno' ? 'asc' : word === 'silazno' ? 'desc' : (firstOrderOf(before) ?? 'asc'),
    write: (value, request) => (value === firstOrderOf(request) ? undefined : ORDER_WORDS[value]),
  };
  return { sort: { ...optionOr<Sort, Sort>('poredak', words, sorts[0]), firstOrders }, order };
}
