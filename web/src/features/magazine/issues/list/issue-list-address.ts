import { withLeadingZero } from '@baklja/contract/features/magazine/issue-number';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { defineListAddress, optionOr, page, search, word } from '#web/lists/address/list-address.ts';
import type { Finding } from '#web/lists/find-rows.ts';

export type IssueView = 'shelf' | 'table';

/** The parameters of the list of issues in its address. Without a view it is the one used last. */
export const issueListAddress = defineListAddress({
  page: page(),
  search: search(),
  year: word('godina'),
  view: optionOr<IssueView, undefined>('prikaz', { shelf: 'polica', table: 'tablica' }, undefined),
});

export type IssueListRequest = ReturnType<typeof issueListAddress.read>;

/** Digits find the number or the year, words the month; the server has sorted the issues. */
export const issueFinding: Finding<MagazineIssue, IssueListRequest> = {
  titleOf: ({ broj, mjesec, godina }) => `Olimp ${broj} ${mjesec} ${godina ?? ''}`,
  matches: ({ godina }, { year }) => year === undefined || String(godina) === year,
};

/** The number after the highest one. */
export function nextNumber(issues: readonly Pick<MagazineIssue, 'broj'>[]): string {
  const numbers = issues.map(({ broj }) => Number(/\d{1,9}/.exec(broj)?.[0] ?? 0));
  return withLeadingZero(String(Math.max(0, ...numbers) + 1));
}

/** `2003. – 2026.`; empty without years. */
export function yearsOf(issues: readonly Pick<MagazineIssue, 'godina'>[]): string {
  const years = issues.flatMap(({ godina }) => (godina === null ? [] : [godina]));
  if (years.length === 0) return '';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? `${first}.` : `${first}. – ${last}.`;
}
