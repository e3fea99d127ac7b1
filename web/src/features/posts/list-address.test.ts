import { expect, test } from 'vitest';
import { addressOfRequest, requestFromAddress } from './list-address.ts';

const read = (address: string) => requestFromAddress(new URLSearchParams(address));

test('an empty address is the first page in Croatian', () => {
  expect(read('')).toEqual({ page: 1, language: 'hr-HR', search: '' });
});

test.each([
  ['stranica=4', 4],
  ['stranica=0', 1],
  ['stranica=-3', 1],
  ['stranica=dva', 1],
  ['stranica=', 1],
])('%j is page %i', (address, page) => {
  expect(read(address).page).toBe(page);
});

test('a language that there is not is Croatian', () => {
  expect(read('jezik=de-DE').language).toBe('hr-HR');
});

test('what is usual is left out of the address', () => {
  expect(addressOfRequest({ page: 1, language: 'hr-HR', search: '' }).toString()).toBe('');
});

test.each(['čilić i đoković', '100 % / 2 ? #1 & više', '-'])(
  'the search %j comes back from the address to the letter',
  (search) => {
    const request = { page: 3, language: 'en-GB', search } as const;
    expect(read(addressOfRequest(request).toString())).toEqual(request);
  },
);
