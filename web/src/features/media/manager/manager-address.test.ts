import { expect, test } from 'vitest';
import { changedAddress, managerAddressFrom, queryOfManager } from './manager-address.ts';

const FULL = 'put=2026%2Fpariz&trazi=%C4%8Deter+100%25&poredak=ime&smjer=obrnuto&stranica=2&prikaz=mreza&datoteka=12';
const PLAIN = managerAddressFrom('images', new URLSearchParams());

test('an address without parameters shows the newest files of the root folder', () => {
  const usual = { search: '', sort: 'created', order: 'usual', page: 1, view: undefined, fileId: undefined };
  expect(PLAIN).toEqual({ folder: 'images', ...usual });
  expect(String(queryOfManager(PLAIN))).toBe('');
});

test('an address holds the whole state and is written as it was read', () => {
  const address = managerAddressFrom('clanci-slike', new URLSearchParams(FULL));
  const { folder, ...list } = address;
  expect(folder).toBe('clanci-slike/2026/pariz');
  expect(list).toEqual({ search: 'četer 100%', sort: 'name', order: 'reverse', page: 2, view: 'grid', fileId: 12 });
  expect(String(queryOfManager(address))).toBe(FULL);
});

test.each(['stranica=0', 'stranica=-2', 'stranica=dva', 'stranica=1e9', 'datoteka=x', 'poredak=boja', 'put=', 'put=/'])(
  '%s is ignored',
  (query) => expect(managerAddressFrom('images', new URLSearchParams(query))).toEqual(PLAIN),
);

test('another search or sorting starts at page 1 and closes the details', () => {
  const deep = { ...PLAIN, page: 3, fileId: 7 };
  expect(changedAddress(deep, { search: 'pariz' })).toEqual({ ...PLAIN, search: 'pariz' });
  expect(changedAddress(deep, { sort: 'size', order: 'usual' })).toEqual({ ...PLAIN, sort: 'size' });
});

test('another folder drops the search and keeps sorting and view', () => {
  const deep = { ...PLAIN, search: 'pariz', sort: 'name' as const, view: 'grid' as const, page: 3, fileId: 7 };
  const kept = { ...PLAIN, sort: 'name', view: 'grid' };
  expect(changedAddress(deep, { folder: 'images/2026' })).toEqual({ ...kept, folder: 'images/2026' });
});

test('another page closes the details; opening details does not change the list', () => {
  const deep = { ...PLAIN, page: 3, fileId: 7 };
  expect(changedAddress(deep, { page: 4 })).toEqual({ ...PLAIN, page: 4 });
  expect(changedAddress(deep, { fileId: 8 })).toEqual({ ...deep, fileId: 8 });
});

test('never requests a page that the server would reject', () => {
  expect(managerAddressFrom('images', new URLSearchParams('stranica=1000000')).page).toBe(1_000_000);
  expect(managerAddressFrom('images', new URLSearchParams('stranica=1000001')).page).toBe(1_000_000);
});
