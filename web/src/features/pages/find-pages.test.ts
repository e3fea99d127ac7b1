import { expect, test } from 'vitest';
import { makePageRow } from '#web/testing/make-page.ts';
import { findPages } from './find-pages.ts';
import { addressOfRequest, requestFromAddress } from './list-address.ts';

const PAGES = [
  makePageRow({ id: 3, title: 'Povijest' }),
  makePageRow({ id: 20, title: 'Natječaji – Đakovo' }),
  makePageRow({ id: 111, title: 'NATJEČAJ za škole' }),
];
const idsFor = (search: string) => findPages(PAGES, search).map(({ id }) => id);

test('the newest id stands first', () => {
  expect(idsFor('')).toEqual([111, 20, 3]);
});

test.each([
  ['natjecaj', [111, 20]],
  ['NATJEČAJ', [111, 20]],
  [' dakovo ', [20]],
  ['skole', [111]],
  ['nema', []],
])('%j finds %j', (search, ids) => {
  expect(idsFor(search)).toEqual(ids);
});

test.each(['čilić i đoković', '100 % / 2 ? #1 & više', '-'])(
  'the search %j comes back from the address to the letter',
  (search) => {
    const request = { language: 'en-GB', search } as const;
    expect(requestFromAddress(new URLSearchParams(addressOfRequest(request).toString()))).toEqual(request);
  },
);

test('what is usual is left out of the address, and an unknown language is Croatian', () => {
  expect(addressOfRequest({ language: 'hr-HR', search: '' }).toString()).toBe('');
  expect(requestFromAddress(new URLSearchParams('jezik=de-DE'))).toEqual({ language: 'hr-HR', search: '' });
});
