import { expect, test } from 'vitest';
import { EMPTY_POST, POST_SHAPE } from '#web/features/posts/edit/post-form.ts';
import { mergeDrafts, takeFields } from './merge-drafts.ts';

const mergePosts = (versions: Parameters<typeof mergeDrafts<typeof EMPTY_POST>>[1]) =>
  mergeDrafts(POST_SHAPE, versions);

const base = { ...EMPTY_POST, title: 'Zlato', introtext: '<p>Uvod</p>', catid: 1 };

test('what only one of two changed is joined without a conflict', () => {
  const { merged, conflicts } = mergePosts({
    base,
    mine: { ...base, title: 'Moje zlato' },
    theirs: { ...base, catid: 2, gallery: [{ image: 'a.jpg' }] },
  });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual({ ...base, title: 'Moje zlato', catid: 2, gallery: [{ image: 'a.jpg' }] });
});

test('what both changed to something else is a conflict, and mine stands until it is chosen', () => {
  const mine = { ...base, title: 'Moje', introtext: '<p>Moj uvod</p>' };
  const theirs = { ...base, title: 'Njihovo', state: 1 as const };
  const { merged, conflicts } = mergePosts({ base, mine, theirs });
  expect(conflicts).toEqual(['title']);
  expect(merged).toEqual({ ...base, title: 'Moje', introtext: '<p>Moj uvod</p>', state: 1 });
});

test('what both changed to the same is no conflict', () => {
  const both = { ...base, title: 'Isto' };
  expect(mergePosts({ base, mine: both, theirs: { ...both } })).toEqual({ merged: both, conflicts: [] });
});

test('a change to nothing is a change', () => {
  const { merged } = mergePosts({ base, mine: base, theirs: { ...base, introtext: '', catid: undefined } });
  expect(merged).toMatchObject({ introtext: '', catid: undefined });
});

test('the order in which the pictures were written down is no difference', () => {
  const withImages = { ...base, images: { image_intro: 'a.jpg', image_intro_alt: 'A' } };
  const turned = { ...base, images: { image_intro_alt: 'A', image_intro: 'a.jpg' } };
  const theirs = { ...base, images: { image_intro: 'b.jpg' } };
  expect(mergePosts({ base: withImages, mine: turned, theirs }).conflicts).toEqual([]);
});

test('only the chosen fields are taken from the other', () => {
  const theirs = { ...base, title: 'Njihovo', catid: 9 };
  expect(takeFields(base, theirs, ['title'])).toEqual({ ...base, title: 'Njihovo' });
});
