import { expect, test } from 'vitest';
import { readRange } from '../features/media/file-host/send-representation.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=9-10', { start: 9, end: 9 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-11', { start: 0, end: 9 }],
  ['bytes=0-99999999999999999999999', { start: 0, end: 9 }],
  ['Bytes=0-1', { start: 0, end: 1 }],
])('%s of ten bytes is a part', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999999-'])(
  '%s lies outside ten bytes',
  (header) => {
    expect(readRange(header, 10)).toBe('outside');
  },
);

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('%s lies outside an empty file', (header) => {
  expect(readRange(header, 0)).toBe('outside');
});

test.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes=1', 'items=0-1', 'bytes= 0-1'])(
  '%j asks for everything',
  (header) => {
    expect(readRange(header, 10)).toBe('whole');
  },
);
