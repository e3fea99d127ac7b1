import { foldText } from '@baklja/contract/alias';
import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { KINDS } from '@baklja/contract/kinds';
import type { RecordUse } from '#web/forms/RecordFacts.tsx';
import { peopleText as text } from './people.text.ts';

type Named = Pick<MagazineAuthor, 'ime' | 'prezime'>;

/** „Slovčić, Klara”; a company has one name. */
export function listName({ ime, prezime }: Named): string {
  return prezime === '' ? ime : `${prezime}, ${ime}`;
}

/** „Klara Slovčić”, as the magazine prints it. */
export function printedName({ ime, prezime }: Named): string {
  return [ime, prezime].filter(Boolean).join(' ');
}

/** What an author has made: „44 članka, 2 fotografije”. Empty when nothing names the author. */
export function describeWork(author: Partial<MagazineAuthor>): string {
  return usesOfAuthor(author)
    .map(({ words }) => words)
    .join(', ');
}

/** The authors with the same name in any case and with any marks, without the author of the id. */
export function namesakesOf(authors: readonly MagazineAuthor[], name: Named, id?: number): MagazineAuthor[] {
  const folded = foldText(printedName(name).trim());
  if (folded === '') return [];
  return authors.filter((author) => author.id !== id && foldText(printedName(author)) === folded);
}

/** The list of the articles of a section, or of those that an author signs. */
export function toArticles(filter: 'rubrika' | 'autor', id: number): string {
  return `${KINDS.magazineArticle.screens.list.path}?${filter}=${id}`;
}

export function usesOfAuthor(author: Partial<MagazineAuthor>): RecordUse[] {
  const { id = 0, articles = 0, photographs = 0, issues = 0 } = author;
  return [
    ...(articles > 0 ? [{ words: text.articles(articles), to: toArticles('autor', id) }] : []),
    ...(photographs > 0 ? [{ words: text.photographs(photographs) }] : []),
    ...(issues > 0 ? [{ words: text.imprints(issues) }] : []),
  ];
}
