import { expect, test } from 'vitest';
import { type PostListAddress, postListAddress } from './list-address.ts';

const read = (address: string) => postListAddress.read(new URLSearchParams(address));
const USUAL = read('');

test('an address without parameters is the first page of all Croatian posts, newest first', () => {
  expect(USUAL).toEqual({ page: 1, language: 'hr-HR', search: '', sort: 'created', order: 'desc' });
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
