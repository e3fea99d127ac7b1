import { isAllowedAddress } from '@baklja/contract/addresses';
import { PAGE_LINK, type PageButton } from '@baklja/contract/features/content/pages';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import { pagesText as text } from '../pages.text.ts';

/** Fields of the list items in a page. */
type ListField = 'buttons-title' | 'buttons-link' | 'accordion-title';

/** The form-wide unique name of an item's field. */
export function itemField(field: ListField, place: number): string {
  return `${field}-${place}`;
}

/** The message of a field; undefined when it has no problem. */
export function problemOf(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** The problems of the links, in their order. An address that is stored may stay as it is. */
export function linkProblems(
  links: readonly PageButton[],
  _draft: unknown,
  stored: readonly PageButton[] = [],
): FieldProblem[] {
  return links.flatMap((link, place) => problemsOfLink(link, place, stored));
}

/** Entries of the accordion without a title. */
export function entryProblems(entries: readonly { title: string }[]): FieldProblem[] {
  return entries.flatMap(problemsOfEntry);
}

function problemsOfLink({ title, link }: PageButton, place: number, stored: readonly PageButton[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const label = `poveznica ${place + 1}`;
  const address = completeAddress(link);
  if (title.trim() === '') {
    const field = itemField('buttons-title', place);
    problems.push({ field, label: `${label}, tekst`, message: text.linkTitleMissing });
  }
  const isAllowed = isAllowedAddress(address, { allows: PAGE_LINK }) || stored.some((one) => one.link === link);
  if (address === '' || !isAllowed) {
    const message = address === '' ? text.linkMissing : text.linkHarmful;
    problems.push({ field: itemField('buttons-link', place), label: `${label}, adresa`, message });
  }
  return problems;
}

function problemsOfEntry({ title }: { title: string }, place: number): FieldProblem[] {
  if (title.trim() !== '') return [];
  const field = itemField('accordion-title', place);
  return [{ field, label: `odjeljak ${place + 1}`, message: text.entryTitleMissing }];
}
