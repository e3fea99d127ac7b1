import { issuePeriod, monthName } from '@baklja/contract/features/magazine/issue-number';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath } from '@baklja/contract/kinds';
import { formatRange } from '@baklja/contract/plural';
import { Flex, SegmentedControl, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconAlertCircle, IconBooks, IconTable } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { defineListAddress, option, optionOr, page, search, word } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { editScreenColumn, factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { nextNumber } from '../issue-form.ts';
import { issueListQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import { FoundPages } from './FoundPages.tsx';
import classes from './IssueListScreen.module.css';
import { Shelf, ShelfSkeleton } from './Shelf.tsx';

type IssueView = 'shelf' | 'table';

/** The parameters of the list of issues in its address. Without a view it is the one used last. */
const issueListAddress = defineListAddress({
  page: page(),
  search: search(),
  year: word('godina'),
  lack: option<'pdf'>('nedostaje', { pdf: 'pdf' }),
  view: optionOr<IssueView, undefined>('prikaz', { shelf: 'polica', table: 'tablica' }, undefined),
});

type Request = ReturnType<typeof issueListAddress.read>;

/** Digits find the number or the year, words the month; the server has sorted the issues. */
const issueFinding: Finding<MagazineIssue, Request> = {
  titleOf: (issue) => `Olimp ${issue.broj} ${issuePeriod(issue)}`,
  matches: ({ godina, pdf_missing }, { year, lack }) =>
    (year === undefined || String(godina) === year) && (lack === undefined || pdf_missing === 1),
};

export function IssueListScreen() {
  const { data: issues } = useQuery(issueListQuery);
  const { request } = useListAddress(issueListAddress);
  const { view, choose } = useIssueView();
  return (
    <RecordListScreen
      kind="magazineIssue"
      address={issueListAddress}
      useRows={useIssueRows}
      columns={issueColumns}
      rowHeight={54}
      view={
        <SegmentedControl<IssueView>
          aria-label="Prikaz brojeva"
          className={classes.view}
          value={view}
          onChange={choose}
          data={[
            { value: 'shelf', label: <ViewName Icon={IconBooks} name="Polica" /> },
            { value: 'table', label: <ViewName Icon={IconTable} name="Tablica" /> },
          ]}
        />
      }
      lineFilters={filtersOf(issues ?? [])}
      titleOf={titleOf}
      noteOf={({ selectable }, { search }) => {
        // Words also search the PDFs, which count their own pages.
        const counted = hasWords(search) ? (issues ?? []) : selectable;
        const years = yearsOf(counted);
        return [text.count(counted.length), years && `, ${years}`];
      }}
      drawBody={(usual, { page, error }, { search }) => {
        const rows = page?.rows ?? [];
        const isWhole = search === '' && request.year === undefined && request.lack === undefined;
        const body =
          view === 'shelf' && rows.length > 0 ? (
            <Shelf issues={rows} next={isWhole ? nextNumber(issues ?? []) : undefined} />
          ) : view === 'shelf' && page === undefined && !error ? (
            <ShelfSkeleton />
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
      texts={{
        search: 'Broj, godina ili tekst iz PDF-a',
        noTitle: text.noMatch,
        emptyHelp: 'Broj ima naslovnicu, PDF i issuu link.',
      }}
    />
  );
}

function titleOf({ broj }: MagazineIssue): string {
  return text.title(broj);
}

/** `2003.–2026.`; empty without years. */
function yearsOf(issues: readonly Pick<MagazineIssue, 'godina'>[]): string {
  const years = issues.flatMap(({ godina }) => (godina === null ? [] : [godina]));
  if (years.length === 0) return '';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return formatRange(`${first}.`, `${last}.`);
}

function useIssueRows(request: Request) {
  return useLocalRows(issueListQuery, request, issueFinding);
}

/** Digits search numbers and years alone. */
function hasWords(search: string): boolean {
  return /\p{L}/u.test(search);
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
    <Flex component="span" display="inline-flex" gap={6} align="center" style={{ verticalAlign: 'middle' }}>
      <Icon aria-hidden /> {name}
    </Flex>
  );
}

function filtersOf(issues: readonly MagazineIssue[]): ChoiceFilter[] {
  const years = [...new Set(issues.flatMap(({ godina }) => (godina === null ? [] : [godina])))].sort((a, b) => b - a);
  const options = years.map((year) => ({ value: String(year), label: `${year}.` }));
  return [
    { key: 'year', label: text.year, all: 'Sve godine', options },
    {
      key: 'lack',
      label: 'Nedostaje',
      all: 'Potpuni i ostali',
      options: [{ value: 'pdf', label: 'Bez PDF-a' }],
    },
  ];
}

const issueColumns: readonly Column<MagazineIssue, unknown>[] = [
  {
    key: 'cover',
    head: text.cover,
    isHeadHidden: true,
    width: 52,
    onPhone: 'picture',
    cell: ({ slika }) => (
      <Thumbnail
        url={slika === '' ? undefined : pictureUrl(slika, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={32}
        height={42}
      />
    ),
  },
  {
    key: 'number',
    head: text.number,
    width: 92,
    onPhone: 'title',
    cell: ({ id, broj }) => (
      <strong>
        <RecordLink to={editorPath('magazineIssue', id)} title={text.title(broj)}>
          {broj}
        </RecordLink>
      </strong>
    ),
  },
  { key: 'year', head: text.year, width: 92, cell: ({ godina }) => godina ?? '–' },
  { key: 'month', head: text.month, width: 116, cell: ({ mjesec }) => monthName(mjesec) || '–' },
  {
    key: 'articles',
    head: 'Članci',
    width: 104,
    cell: ({ articles = 0 }) =>
      articles || (
        <Text span c="dimmed">
          bez članaka
        </Text>
      ),
  },
  { key: 'pdf', head: 'PDF', width: 152, cell: (issue) => <Pdf issue={issue} /> },
  {
    key: 'issuu',
    head: 'issuu',
    hideBelow: 'tablet',
    cell: ({ issuu }) => (
      <Text c="quiet" truncate>
        {issuu.replace(/^https?:\/\/(www\.)?/i, '')}
      </Text>
    ),
  },
  {
    key: 'printRun',
    head: text.printRun,
    width: 96,
    align: 'right',
    hideBelow: 'desk',
    cell: ({ naklada }) => naklada || '–',
  },
  factsColumn((issue) => [issuePeriod(issue), text.articles(issue.articles ?? 0)].filter(Boolean).join(', ')),
  editScreenColumn('magazineIssue', titleOf),
];

function Pdf({ issue: { pdf_missing, pdf_text, pdf_size = 0, pages = 0 } }: { issue: MagazineIssue }) {
  if (pdf_missing !== 1 && pdf_text !== 'damaged')
    return [pdf_size > 0 && formatBytes(pdf_size), text.pages(pages)].filter(Boolean).join(', ') || '–';
  return (
    <Flex component="span" display="inline-flex" gap={4} align="center" fw={550} style={{ verticalAlign: 'middle' }}>
      <IconAlertCircle aria-hidden /> {pdf_missing === 1 ? text.pdfMissing : text.pdfIsDamaged}
    </Flex>
  );
}
