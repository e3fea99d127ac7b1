import { expect, test } from 'vitest';
import { listAddressFrom, queryOfList } from './list-address.ts';

test.each([
  ['', { page: 1, search: '' }],
  ['trazi=trg', { page: 1, search: 'trg' }],
  ['trazi=%C5%BEuti&stranica=3', { page: 3, search: 'žuti' }],
])('the address %s and what it shows say the same', (query, address) => {
  expect(listAddressFrom(new URLSearchParams(query))).toEqual(address);
  expect(queryOfList(address).toString()).toBe(query);
});

test.each(['abc', '0', '-4'])('the page %s is the first', (page) => {
  expect(listAddressFrom(new URLSearchParams({ stranica: page })).page).toBe(1);
});
