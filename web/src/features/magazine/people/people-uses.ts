import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { KINDS } from '@baklja/contract/kinds';
import type { RecordUse } from '#web/forms/RecordFacts.tsx';
import { peopleText as text } from './people.text.ts';

/** The list of the articles of a section, or of those that an author signs. */
export function toArticles(filter: 'rubrika' | 'autor', id: number): string {
  return `${KINDS.magazineArticle.screens.list.path}?${filter}=${id}`;
}

/** What names an author. */
export function usesOfAuthor({ id, articles = 0, photographs = 0, issues = 0 }: MagazineAuthor): RecordUse[] {
  return [
    ...(articles > 0 ? [{ words: text.articles(articles), to: toArticles('autor', id) }] : []),
    ...(photographs > 0 ? [{ words: text.photographs(photographs) }] : []),
    ...(issues > 0 ? [{ words: text.imprints(issues) }] : []),
  ];
}
