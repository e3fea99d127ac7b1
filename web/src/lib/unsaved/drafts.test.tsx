import { expect, test, vi } from 'vitest';
import { type DraftKey, dropDraft, keepDraft, listDrafts, makeTabRecord } from './drafts.ts';

const key = { userId: 4, record: 'post/17' };
const draft = { value: { title: 'Zlato' }, base: { title: '' }, savedAt: '2026-11-21T09:30:00.000Z', version: 3 };

const findDraft = (of: DraftKey) => listDrafts(of)[0]?.draft;

test('a draft is read as it was stored, and gone when it is deleted; another user and record have others', () => {
  expect(findDraft(key)).toBeUndefined();
  expect(keepDraft(key, draft)).toBe(true);
  expect(findDraft(key)).toEqual(draft);
  for (const other of [
    { ...key, userId: 5 },
    { ...key, record: 'post/1' },
  ]) {
    expect(findDraft(other)).toBeUndefined();
    dropDraft(other);
  }
  expect(findDraft(key)).toEqual(draft);
  dropDraft(key);
  expect(findDraft(key)).toBeUndefined();
});

test('a draft that cannot be read counts as absent', () => {
  localStorage.setItem('baklja.draft/4/post/17', '{"value":');
  expect(findDraft(key)).toBeUndefined();
});

test('reports that the browser has no room, and keeps the stored draft', () => {
  keepDraft(key, draft);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(key, { ...draft, savedAt: '2026-11-21T10:00:00.000Z' })).toBe(false);
  expect(findDraft(key)).toEqual(draft);
});

test('new records in several tabs each have a draft, latest first, along with a draft of the former version', () => {
  const made = { userId: 4, record: 'post/new' };
  const tabs = [makeTabRecord(made.record), makeTabRecord(made.record)] as const;
  expect(tabs[0]).not.toBe(tabs[1]);
  keepDraft({ userId: 4, record: tabs[0] }, { ...draft, savedAt: '2026-11-21T09:31:00.000Z' });
  keepDraft({ userId: 4, record: tabs[1] }, { ...draft, savedAt: '2026-11-21T09:33:00.000Z' });
  keepDraft(made, { ...draft, savedAt: '2026-11-21T09:32:00.000Z' });
  keepDraft({ userId: 4, record: makeTabRecord('post/new/17') }, draft);
  expect(listDrafts(made).map(({ key: { record } }) => record)).toEqual([tabs[1], 'post/new', tabs[0]]);
});
