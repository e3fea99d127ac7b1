import { expect, test } from 'vitest';
import { type PostListAddress, postListAddress } from './list-address.ts';

const read = (address: string) => postListAddress.read(new URLSearchParams(address));
const USUAL = read('');

test('an address without parameters is the first page of all Croatian posts, newest first', () => {
  expect(USUAL).toEqual({ page: 1, language: 'hr-HR', search: '', sort: 'created', order: 'desc' });
});

test.each([
  ['stranica=4', 4],
  ['stranica=0', 1],
  ['stranica=-3', 1],
  ['stranica=dva', 1],
  ['stranica=', 1],
  ['stranica=99999999999', 1_000_000],
])('%j is page %i', (address, page) => {
  expect(read(address).page).toBe(page);
});

test('an unknown language falls back to Croatian', () => {
  expect(read('jezik=de-DE').language).toBe('hr-HR');
});

test.each([
  'status=svi',
  'status=toString',
  'kategorija=0',
  'kategorija=-1',
  'kategorija=3;drop',
  'kategorija=1e3',
  'autor=9999999999999999',
  'od=2026-02-30',
  'od=0026-01-01',
  'od=jucer',
  'do=2026-13-01',
  'prijevod=da',
  'poredak=id',
  'smjer=gore',
])('%j is ignored', (address) => {
  expect(read(address)).toEqual(USUAL);
});

test('default values are omitted from the address', () => {
  expect(postListAddress.write(USUAL).toString()).toBe('');
  expect(read('poredak=naslov&smjer=uzlazno')).toEqual({ ...USUAL, sort: 'title', order: 'asc' });
  expect(postListAddress.write({ ...USUAL, sort: 'title', order: 'asc' }).toString()).toBe('poredak=naslov');
});

test('every filter and sorting is written to the address in Croatian and read back', () => {
  const request: PostListAddress = {
    page: 3,
    language: 'en-GB',
    search: 'zlato',
    status: 'scheduled',
    category: 3,
    author: 2,
    from: '2026-01-01',
    to: '2026-11-21',
    translation: 'outdated',
    sort: 'modified',
    order: 'asc',
  };
  const address = postListAddress.write(request).toString();
  expect(address).toBe(
    'stranica=3&jezik=en-GB&trazi=zlato&status=zakazano&kategorija=3&autor=2&od=2026-01-01&do=2026-11-21&prijevod=stariji&poredak=promijenjeno&smjer=uzlazno',
  );
  expect(read(address)).toEqual(request);
});

test.each(['čilić i đoković', '100 % / 2 ? #1 & više', '-'])(
  'the search %j survives a round trip through the URL unchanged',
  (search) => {
    const request: PostListAddress = { ...USUAL, page: 3, language: 'en-GB', search };
    expect(read(postListAddress.write(request).toString())).toEqual(request);
  },
);
