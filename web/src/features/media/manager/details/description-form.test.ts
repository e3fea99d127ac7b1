import { expect, test } from 'vitest';
import { makeFile } from '#web/testing/records/make-file.ts';
import { isSameDraft, mergeDrafts } from '#web/widgets/record-form/editing/draft.ts';
import { changesOf, descriptionOf, descriptionShape, movedFocus } from './description-form.ts';

const BASE = descriptionOf(makeFile({ alt: 'Četverac', author: 'D. Perić', focal_x: 0.2, focal_y: 0.8 }));

test('only changed fields are sent', () => {
  expect(changesOf(BASE, { ...BASE, caption: 'Finale', author: '' })).toEqual({ caption: 'Finale', author: '' });
  expect(changesOf(BASE, BASE)).toEqual({});
});

test('a moved or removed point is sent with both coordinates', () => {
  expect(changesOf(BASE, { ...BASE, focus: { x: 0.2, y: 0.7 } })).toEqual({ focal_x: 0.2, focal_y: 0.7 });
  expect(changesOf(BASE, { ...BASE, focus: null })).toEqual({ focal_x: null, focal_y: null });
});

test('a point at the left edge is valid', () => {
  expect(descriptionOf(makeFile({ focal_x: 0, focal_y: 0 })).focus).toEqual({ x: 0, y: 0 });
  expect(descriptionOf(makeFile()).focus).toBeNull();
});

test('a point is compared and merged by its coordinates', () => {
  const theirs = { ...BASE, focus: null };
  expect(isSameDraft(descriptionShape, BASE, { ...BASE, focus: { x: 0.2, y: 0.8 } })).toBe(true);
  expect(mergeDrafts(descriptionShape, { base: BASE, mine: BASE, theirs }).merged.focus).toBeNull();
});

test('the point moves from the middle in fine steps and stays inside the picture', () => {
  expect(movedFocus(null, { x: 0.02, y: 0 })).toEqual({ x: 0.52, y: 0.5 });
  expect(movedFocus({ x: 0.99, y: 0.01 }, { x: 0.02, y: -0.02 })).toEqual({ x: 1, y: 0 });
  expect(movedFocus({ x: 0.1, y: 0.1 }, { x: 0.2, y: 0 })).toEqual({ x: 0.3, y: 0.1 });
});
