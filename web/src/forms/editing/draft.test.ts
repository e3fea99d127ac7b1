import { expect, test } from 'vitest';
import { type DraftShape, isSameDraft, mergeDrafts } from './draft.ts';

type Draft = { title: string; text: string; category: number | undefined; pictures: Record<string, string> };

const shape: DraftShape<Draft> = {
  empty: { title: '', text: '', category: undefined, pictures: {} },
  fields: {
    title: {},
    text: { blocks: (text) => text.split(/(?<=<\/p>)/) },
    category: {},
    pictures: { comparable: (pictures) => Object.entries(pictures).sort() },
  },
};
const base: Draft = { title: 'Zlato', text: '<p>Uvod</p>', category: 1, pictures: {} };

test('fields that only one side changed are merged without a conflict', () => {
  const mine = { ...base, title: 'Moje zlato' };
  const theirs = { ...base, category: 2, pictures: { intro: 'a.jpg' } };
  const { merged, conflicts } = mergeDrafts(shape, { base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual({ ...base, title: 'Moje zlato', category: 2, pictures: { intro: 'a.jpg' } });
});

test('fields that both sides changed differently are a conflict, and mine stays until the user chooses', () => {
  const mine = { ...base, title: 'Moje', text: '<p>Moj uvod</p>' };
  const theirs = { ...base, title: 'Njihovo', category: 2 };
  const { merged, conflicts } = mergeDrafts(shape, { base, mine, theirs });
  expect(conflicts).toEqual(['title']);
  expect(merged).toEqual({ ...base, title: 'Moje', text: '<p>Moj uvod</p>', category: 2 });
});

test('a text of which both sides changed other blocks is joined', () => {
  const text = { base: '<p>Uvod</p><p>Kraj</p>', mine: '<p>Moj</p><p>Kraj</p>', theirs: '<p>Uvod</p><p>Njihov</p>' };
  const merge = mergeDrafts(shape, {
    base: { ...base, text: text.base },
    mine: { ...base, text: text.mine, title: 'Moje' },
    theirs: { ...base, text: text.theirs, title: 'Njihovo' },
  });
  expect(merge).toEqual({
    merged: { ...base, text: '<p>Moj</p><p>Njihov</p>', title: 'Moje' },
    conflicts: ['title'],
  });
});

test('fields that both sides changed to the same value are no conflict', () => {
  const both = { ...base, title: 'Isto' };
  expect(mergeDrafts(shape, { base, mine: both, theirs: { ...both } })).toEqual({ merged: both, conflicts: [] });
});

test('clearing a field is a change', () => {
  const { merged } = mergeDrafts(shape, { base, mine: base, theirs: { ...base, text: '', category: undefined } });
  expect(merged).toMatchObject({ text: '', category: undefined });
});

test('a field is compared by its definition', () => {
  const one = { ...base, pictures: { intro: 'a.jpg', alt: 'A' } };
  const turned = { ...base, pictures: { alt: 'A', intro: 'a.jpg' } };
  expect(isSameDraft(shape, one, turned)).toBe(true);
  const theirs = { ...base, pictures: { intro: 'b.jpg' } };
  expect(mergeDrafts(shape, { base: one, mine: turned, theirs }).conflicts).toEqual([]);
});

test('a field that a stored draft lacks is empty', () => {
  const { category, ...kept } = { ...base, category: undefined };
  expect(isSameDraft(shape, kept as Draft, { ...base, category })).toBe(true);
});
