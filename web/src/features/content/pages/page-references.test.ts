import { expect, test } from 'vitest';
import { joinReferences } from './list/pages.list.ts';

const medal = (id: number) => ({ kind: 'medal' as const, id, title: `Medalja ${id}` });

test('pages without references have an empty result', () => {
  expect(joinReferences([{ references: [], total: 0 }])).toEqual({ references: [], total: 0 });
});

test('a medal that points to two of the pages counts once', () => {
  const both = joinReferences([
    { references: [medal(1), medal(2)], total: 2 },
    { references: [medal(2), medal(3)], total: 2 },
  ]);
  expect(both.references.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(both.total).toBe(3);
});

test('unnamed references are included in the total', () => {
  const both = joinReferences([
    { references: [medal(1)], total: 21 },
    { references: [medal(2)], total: 1 },
  ]);
  expect(both.total).toBe(22);
});
