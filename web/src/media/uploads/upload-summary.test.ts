import { expect, test } from 'vitest';
import { sortUploads, summarizeUploads } from './upload-summary.ts';
import type { UploadItem } from './uploads.ts';

function makeItem(id: number, fields: Partial<UploadItem> = {}): UploadItem {
  const name = `slika-${id}.jpg`;
  const still = { isImage: true, sentBytes: 0, message: '', mayRetry: false } as const;
  return { id, name, size: 100, folder: 'images', state: 'waiting', ...still, ...fields };
}

const ITEMS = [
  makeItem(1, { state: 'saved', sentBytes: 100 }),
  makeItem(2, { state: 'failed', sentBytes: 70 }),
  makeItem(3, { state: 'saved', sentBytes: 100 }),
  makeItem(4, { state: 'interrupted', sentBytes: 20 }),
  makeItem(5, { state: 'sending', sentBytes: 60 }),
  makeItem(6),
];

test('files and bytes are counted, and nothing of a failed file counts as sent', () => {
  expect(summarizeUploads({ items: ITEMS })).toEqual({
    all: 6,
    saved: 2,
    failed: 1,
    underWay: 3,
    allBytes: 600,
    sentBytes: 280,
    folder: 'images',
  });
});

test('files in several folders have no common folder', () => {
  const items = [makeItem(1), makeItem(2, { folder: 'uploads' })];
  expect(summarizeUploads({ items }).folder).toBeUndefined();
});

test('failures come first, then files in progress and waiting ones, then saved ones', () => {
  expect(sortUploads(ITEMS).map(({ id }) => id)).toEqual([2, 4, 5, 6, 1, 3]);
});
