import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import type { SortOrder } from './sort-order.ts';

/** Words that stand in the address of a list for values of the wire. */
export type AddressWords<Value extends string> = Readonly<Record<Value, string>>;

export const ORDER_WORDS: AddressWords<SortOrder> = { asc: 'uzlazno', desc: 'silazno' };

export const TRANSLATION_WORDS = { missing: 'nema', outdated: 'stariji' } as const;

/** The value whose word stands in the address under the name; undefined for none and for any other word. */
export function valueIn<Value extends string>(
  address: URLSearchParams,
  name: string,
  words: AddressWords<Value>,
): Value | undefined {
  const word = address.get(name);
  return (Object.keys(words) as Value[]).find((value) => words[value] === word);
}

/** The language of a list; Croatian where the address tells none that there is. */
export function languageIn(address: URLSearchParams): Language {
  return LANGUAGES.find((language) => language === address.get('jezik')) ?? 'hr-HR';
}

/** What is searched for; empty for all. */
export function searchIn(address: URLSearchParams): string {
  return (address.get('trazi') ?? '').slice(0, SEARCH_MAX_LENGTH);
}

/** The address that says so much; what is undefined or empty is left out. */
export function addressOf(values: Record<string, string | number | undefined>): URLSearchParams {
  const told = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
}
