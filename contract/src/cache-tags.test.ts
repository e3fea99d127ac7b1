import { expect, test } from 'vitest';
import { tagsOfAnswer } from './cache-tags.ts';

test('an answer has at most 50 tags, the most that every cache reads: with more it names the list of its records', () => {
  const tags = ['medal-{id}', 'athlete-name-{ime_prezime}'];
  const tagsWith = (athletes: number) => {
    const winners = Array.from({ length: athletes }, (_, place) => ({ id: place + 1, name: 'A' }));
    return tagsOfAnswer({ tags }, { id: 7 }, [{ ime_prezime: JSON.stringify(winners) }]);
  };
  expect(tagsWith(49)).toHaveLength(50);
  expect(tagsWith(49).slice(0, 2)).toEqual(['medal-7', 'athlete-name-1']);
  expect(tagsWith(50)).toEqual(['medal-7', 'athlete-names']);
});
