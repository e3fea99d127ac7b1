import type { PageButton } from '@baklja/contract/features/pages';
import { completeAddress } from '#web/widgets/link-field/link-address.ts';
import type { FieldProblem } from '#web/widgets/record-form/field-problem.ts';
import { isHarmlessAddress } from '#web/widgets/rich-text-editor/html/attributes.ts';
import { pagesText as text } from '../pages.text.ts';
import type { PageDraft } from './page-form.ts';

/** What is wrong with a field; `label` is what the field is called in a summary. */
export type PageProblem = FieldProblem & { label: string };

/** Parts of a page that hold lists with fields of their own. */
type ListField = 'buttons-title' | 'buttons-link' | 'accordion-title';

/** Names the field of an item among all fields of the form. */
export function itemField(field: ListField, place: number): string {
  return `${field}-${place}`;
}

/** What is missing or wrong, in the order of the form. Empty when the page can be saved. */
export function findProblems(draft: PageDraft): PageProblem[] {
  const problems = [...draft.buttons.flatMap(linkProblems), ...draft.accordion.flatMap(entryProblems)];
  if (draft.title.trim() !== '') return problems;
  return [{ field: 'title', label: 'naslov', message: text.titleMissing }, ...problems];
}

/** Sentence over a form that cannot be sent: a missing title has its own. */
export function summaryOf(problems: readonly PageProblem[], titleMissing: string): string {
  return problems.some(({ field }) => field === 'title') ? titleMissing : text.incomplete;
}

/** The message of a field, if it has one. */
export function problemOf(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

function linkProblems({ title, link }: PageButton, place: number): PageProblem[] {
  const problems: PageProblem[] = [];
  const label = `poveznica ${place + 1}`;
  const address = completeAddress(link);
  if (title.trim() === '') {
    const field = itemField('buttons-title', place);
    problems.push({ field, label: `${label}, tekst`, message: text.linkTitleMissing });
  }
  if (address === '' || !isHarmlessAddress(address)) {
    const message = address === '' ? text.linkMissing : text.linkHarmful;
    problems.push({ field: itemField('buttons-link', place), label: `${label}, adresa`, message });
  }
  return problems;
}

function entryProblems({ title }: { title: string }, place: number): PageProblem[] {
  if (title.trim() !== '') return [];
  const field = itemField('accordion-title', place);
  return [{ field, label: `odjeljak ${place + 1}`, message: text.entryTitleMissing }];
}
