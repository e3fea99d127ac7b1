import { countRecords } from '@baklja/contract/records/record-words';
import type { ChangedPosts } from './change-posts.ts';

/** As „Objavljeno: 2 članka. Bez promjene: 1 članak.” */
export function changedMessage({ published, scheduled, ended, drafted, moved, unchanged }: ChangedPosts): string {
  const parts = [
    { done: 'Objavljeno', count: published },
    { done: 'Zakazano', count: scheduled },
    { done: 'Završeno', count: ended },
    { done: 'Vraćeno u skice', count: drafted },
    { done: 'Promijenjena kategorija', count: moved },
    { done: 'Bez promjene', count: unchanged },
  ];
  const sentences = parts
    .filter(({ count }) => count > 0)
    .map(({ done, count }) => `${done}: ${countRecords('post', count)}.`);
  return sentences.join(' ');
}
