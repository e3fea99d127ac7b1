import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, findDraft, keepDraft } from './drafts.ts';

afterEach(() => localStorage.clear());

const key = { userId: 4, record: 'post/17' };
const draft = { value: { title: 'Zlato' }, base: { title: '' }, savedAt: '2026-11-21T09:30:00.000Z', version: 3 };

test('a draft comes back as it was kept', () => {
  expect(findDraft(key)).toBeUndefined();
  expect(keepDraft(key, draft)).toBe(true);
  expect(findDraft(key)).toEqual(draft);
});

test.each([
  ['user', { ...key, userId: 5 }],
  ['record', { ...key, record: 'post/1' }],
])('another %s has another draft', (_, other) => {
  keepDraft(key, draft);
  expect(findDraft(other)).toBeUndefined();
  dropDraft(other);
  expect(findDraft(key)).toEqual(draft);
});

test('a dropped draft is gone', () => {
  keepDraft(key, draft);
  dropDraft(key);
  expect(findDraft(key)).toBeUndefined();
});

test('a draft that cannot be read is none', () => {
  localStorage.setItem('baklja.draft/4/post/17', '{"value":');
  expect(findDraft(key)).toBeUndefined();
});

test('tells that the browser has no room, and keeps what it had', () => {
  keepDraft(key, draft);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(key, { ...draft, savedAt: '2026-11-21T10:00:00.000Z' })).toBe(false);
  expect(findDraft(key)).toEqual(draft);
});
