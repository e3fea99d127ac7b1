import { foldText } from '@baklja/contract/alias';
import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';

export type AuthorPair = { first_id: number; second_id: number };

/**
 * Pairs of authors who may be the same: people with the same last name and first letter of the first name, companies
 * with the same name, all without regard to case and marks. In the order of the authors; the lower id comes first.
 */
export function findSameAuthors(authors: readonly MagazineAuthor[]): AuthorPair[] {
  const groups = [...Map.groupBy(authors, comparedName).values()];
  return groups.flatMap((group) =>
    group.flatMap(({ id }, place) => group.slice(place + 1).map((other) => pairOf(id, other.id))),
  );
}

export function pairOf(one: number, other: number): AuthorPair {
  return { first_id: Math.min(one, other), second_id: Math.max(one, other) };
}

/** A person without a last name is compared by the whole first name. */
function comparedName({ ime, prezime, firma }: MagazineAuthor): string {
  const [first, last] = [plain(ime), plain(prezime)];
  return JSON.stringify(firma || last === '' ? { firma, name: first } : { last, initial: first.charAt(0) });
}

function plain(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ');
}
