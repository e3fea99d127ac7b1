import { expect, test } from 'vitest';
import { isSameDraft, mergeDrafts } from '#web/forms/editing/draft.ts';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { descriptionForm } from './DescriptionForm.tsx';
import { movedFocus } from './FocalPicture.tsx';

const FILE = makeFileDetails({ id: 7, version: 4, alt: 'Četverac', author: 'D. Perić', focal_x: 0.2, focal_y: 0.8 });
const BASE = descriptionForm.fromRecord(FILE);
const SENT = { id: 7, version: 4 };

const sentFor = (changes: Partial<typeof BASE>) =>
  descriptionForm.toUpdate({ ...BASE, ...changes }, { ...SENT, draft: BASE });

test('only changed fields are sent', () => {
  expect(sentFor({ caption: 'Finale', author: '' })).toEqual({ ...SENT, caption: 'Finale', author: '' });
  expect(sentFor({})).toEqual(SENT);
});

test('a moved or removed point is sent with both coordinates', () => {
  expect(sentFor({ focus: { x: 0.2, y: 0.7 } })).toEqual({ ...SENT, focal_x: 0.2, focal_y: 0.7 });
  expect(sentFor({ focus: null })).toEqual({ ...SENT, focal_x: null, focal_y: null });
});

test('a point at the left edge is valid', () => {
  expect(descriptionForm.fromRecord(makeFileDetails({ focal_x: 0, focal_y: 0 })).focus).toEqual({ x: 0, y: 0 });
  expect(descriptionForm.fromRecord(makeFileDetails()).focus).toBeNull();
});

test('a point is compared and merged by its coordinates', () => {
  const theirs = { ...BASE, focus: null };
  expect(isSameDraft(descriptionForm, BASE, { ...BASE, focus: { x: 0.2, y: 0.8 } })).toBe(true);
  expect(mergeDrafts(descriptionForm, { base: BASE, mine: BASE, theirs }).merged.focus).toBeNull();
});

test('a comparison shows a point in words', () => {
  const { describe } = descriptionForm.fields.focus;
  expect(describe?.({ x: 0.2, y: 0.8 })).toBe('20 % slijeva, 80 % odozgo');
  expect(describe?.(null)).toBe('Nije odabrano, vrijedi sredina.');
});

test('the point moves from the middle in fine steps and stays inside the picture', () => {
  expect(movedFocus(null, { x: 0.02, y: 0 })).toEqual({ x: 0.52, y: 0.5 });
  expect(movedFocus({ x: 0.99, y: 0.01 }, { x: 0.02, y: -0.02 })).toEqual({ x: 1, y: 0 });
  expect(movedFocus({ x: 0.1, y: 0.1 }, { x: 0.2, y: 0 })).toEqual({ x: 0.3, y: 0.1 });
});
