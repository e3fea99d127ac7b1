import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBooks, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { issueListQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import { FoundPages } from './FoundPages.tsx';
import classes from './IssueList.module.css';
import { issueColumns } from './issue-columns.tsx';
import {
  type IssueListRequest,
  type IssueView,
  issueFinding,
  issueListAddress,
  nextNumber,
  yearsOf,
} from './issue-list-address.ts';
import { Shelf } from './Shelf.tsx';

/** /olimp-brojevi: all issues, as a shelf of covers or as a table, and the search through their PDFs. */
export function IssueListScreen() {
  const { data: issues } = useQuery(issueListQuery);
  const { request } = useListAddress(issueListAddress);
  const { view, choose } = useIssueView();
  const filters = useMemo(() => filtersOf(issues ?? []), [issues]);
  return (
    <RecordListScreen
      kind="magazineIssue"
      address={issueListAddress}
      useRows={useIssueRows}
      columns={issueColumns}
      rowHeight={54}
      view={
        <SegmentedControl<IssueView>
          aria-label={text.view}
          className={classes.view}
          value={view}
          onChange={choose}
          data={[
            { value: 'shelf', label: <ViewName Icon={IconBooks} name={text.shelf} /> },
            { value: 'table', label: <ViewName Icon={IconTable} name={text.table} /> },
          ]}
        />
      }
      lineFilters={filters}
      titleOf={({ broj }) => text.title(broj)}
      noteOf={({ selectable }, { search }) => {
        // Words also search the PDFs, which count their own pages.
        const counted = hasWords(search) ? (issues ?? []) : selectable;
        return text.count(counted.length, yearsOf(counted));
      }}
      drawBody={(usual, { page }, { search }) => {
        const rows = page?.rows ?? [];
        const isWhole = search === '' && request.year === undefined;
        const body =
          view === 'shelf' && rows.length > 0 ? (
            <Shelf issues={rows} next={isWhole ? nextNumber(issues ?? []) : undefined} />
          ) : (
            usual
          );
        if (!hasWords(search)) return body;
        return (
          <>
            {(page === undefined || rows.length > 0) && body}
            <FoundPages search={search.trim()} />
          </>
        );
      }}
      texts={{ search: text.search, noTitle: text.noMatch, emptyHelp: text.emptyHelp }}
    />
  );
}

/** Digits search numbers and years alone. */
function hasWords(search: string): boolean {
  return /\p{L}/u.test(search);
}

function useIssueRows(request: IssueListRequest) {
  return useLocalRows(issueListQuery, request, issueFinding);
}

/** The view in the address, otherwise the last one used in this browser. A choice goes into both. */
function useIssueView() {
  const { request, change } = useListAddress(issueListAddress);
  const [last, setLast] = useLocalStorage<IssueView>({
    key: 'baklja.olimp-view',
    defaultValue: 'shelf',
    getInitialValueInEffect: false,
  });
  const choose = (view: IssueView) => {
    setLast(view);
    change({ view, page: request.page }, { replace: true });
  };
  return { view: request.view ?? last, choose };
}

function ViewName({ Icon, name }: { Icon: typeof IconBooks; name: string }) {
  return (
    <span className={classes.viewName}>
      <Icon aria-hidden /> {name}
    </span>
  );
}

function filtersOf(issues: readonly MagazineIssue[]): ChoiceFilter[] {
  const years = [...new Set(issues.flatMap(({ godina }) => (godina === null ? [] : [godina])))].sort((a, b) => b - a);
  const options = years.map((year) => ({ value: String(year), label: `${year}.` }));
  return [{ key: 'year', label: text.year, all: text.allYears, options }];
}
