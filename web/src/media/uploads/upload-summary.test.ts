import { expect, test } from 'vitest';
import { makeUpload } from '#web/testing/records/make-upload.ts';
import { sortUploads, summarizeUploads } from './upload-summary.ts';

const ITEMS = [
  makeUpload({ id: 1, state: 'saved', sentBytes: 100 }),
  makeUpload({ id: 2, state: 'failed', sentBytes: 70 }),
  makeUpload({ id: 3, state: 'saved', sentBytes: 100 }),
  makeUpload({ id: 4, state: 'interrupted', sentBytes: 20 }),
  makeUpload({ id: 5, state: 'sending', sentBytes: 60 }),
  makeUpload({ id: 6 }),
];

test('files and bytes are counted, nothing of a failed file counts as sent, and several folders have no name in common', () => {
  const counts = { all: 6, saved: 2, failed: 1, underWay: 3, allBytes: 600, sentBytes: 280, folder: 'images' };
  expect(summarizeUploads({ items: ITEMS })).toEqual(counts);
  const items = [makeUpload(), makeUpload({ id: 2, folder: 'uploads' })];
  expect(summarizeUploads({ items }).folder).toBeUndefined();
});

test('failures come first, then files in progress and waiting ones, then saved ones', () => {
  expect(sortUploads(ITEMS).map(({ id }) => id)).toEqual([2, 4, 5, 6, 1, 3]);
});
