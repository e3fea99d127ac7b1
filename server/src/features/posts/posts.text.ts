import { countOf } from '@baklja/contract/plural';
import type { ChangedPosts } from './change-posts.ts';

const POSTS = { one: 'članak', few: 'članka', other: 'članaka' };

/** As „3 članka”. */
export function countPosts(count: number): string {
  return countOf(count, POSTS);
}

/** As „Objavljeno: 2 članka. Bez promjene: 1 članak.” */
export function changedMessage({ published, scheduled, drafted, moved, unchanged }: ChangedPosts): string {
  const told = [
    { done: 'Objavljeno', count: published },
    { done: 'Zakazano', count: scheduled },
    { done: 'Vraćeno u skice', count: drafted },
    { done: 'Promijenjena kategorija', count: moved },
    { done: 'Bez promjene', count: unchanged },
  ];
  const sentences = told.filter(({ count }) => count > 0).map(({ done, count }) => `${done}: ${countPosts(count)}.`);
  return sentences.join(' ');
}
