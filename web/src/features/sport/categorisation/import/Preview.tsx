import type { CategorisedAthlete } from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS, type CategorisationColumn } from '@baklja/contract/features/sport/categorisation-file';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Box, Button, Flex, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { comparisonQuery, type Import } from '../categorisation.queries.ts';
import { DifferenceMark, type Mark } from '../VersionsScreen.tsx';
import { ImportFrame, TableHead } from './ImportFrame.tsx';
import classes from './ImportScreen.module.css';
import { importText as text } from './import.text.ts';

type Props = {
  file: File;
  rows: string[][];
  /** Why the last replacement failed. */
  error: string | undefined;
  onReplace: (replacing: Import, comparison: Comparison) => void;
  onCancel: () => void;
};

const CHANGES = ['added', 'changed', 'removed'] as const;

/** What the file would change in the list in force, by name; the replacement starts here. */
export function Preview({ file, rows, error, onReplace, onCancel }: Props) {
  const { data, error: unread, isFetching, refetch } = useQuery(comparisonQuery);
  const comparison = useMemo(() => data && compareRows(data.rows, rows), [data, rows]);
  return (
    <ImportFrame
      step={1}
      note={text.notes.preview}
      file={file.name}
      rail={
        <>
          <section>
            <h2>{text.beforeReplacing}</h2>
            <p>{text.beforeReplacingHelp}</p>
          </section>
          <Counts rows={rows} />
        </>
      }
      state={{ kind: 'empty', text: text.unchanged, detail: data && text.willReplace(data.rows.length, rows.length) }}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            variant="filled"
            disabled={!comparison || isFetching}
            onClick={() =>
              comparison && onReplace({ rows, fileName: file.name, version: data?.inForce?.id ?? 0 }, comparison)
            }
          >
            {error === undefined ? text.replace : RETRY_TEXT}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Box className={classes.notice} mb="md" role="alert">
          <h2 className={classes.smallHead}>{text.failed}</h2>
          <p>{error}</p>
        </Box>
      )}
      {unread && !data && (
        <ErrorState
          title={text.noDifference}
          reason={messageOf(unread)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!unread && !comparison && <p role="status">{text.comparing}</p>}
      {comparison && (
        <>
          <Figures comparison={comparison} />
          {CHANGES.every((kind) => comparison[kind].length === 0) && <p>{text.noChanges}</p>}
          {CHANGES.map((kind) => (
            <Changes key={kind} kind={kind} changes={comparison[kind]} />
          ))}
        </>
      )}
    </ImportFrame>
  );
}

const COLUMNS = [
  ['EVSKat', text.counts.category],
  ['SptNazOK', text.counts.sport],
  ['Zupanija', text.counts.county],
] as const;

export function Counts({ rows }: { rows: readonly string[][] }) {
  const groups = useMemo(() => COLUMNS.map(([column, head]) => ({ head, counts: countColumn(rows, column) })), [rows]);
  return groups.map(({ head, counts }) => (
    <section key={head} aria-label={head}>
      <h2>{head}</h2>
      <dl tabIndex={0}>
        {counts.map(([value, count]) => (
          <div key={value}>
            <dt>{value || '–'}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

export function Figures({ comparison, isDone = false }: { comparison: Comparison; isDone?: boolean }) {
  const { added, changed, removed, same } = comparison;
  const counts = { added: added.length, changed: changed.length, removed: removed.length, same };
  return (
    <>
      <dl className={classes.figures}>
        {([...CHANGES, 'same'] as const).map((kind) => (
          <div key={kind}>
            <Flex component="dt" gap="xs" align="center" fw={600}>
              {kind !== 'same' && <DifferenceMark mark={kind} />}
              {text.figures[kind][isDone ? 'after' : 'before']}
            </Flex>
            <Text component="dd" ff="heading" fz={36} fw={500} lh={1.3}>
              {formatNumber(counts[kind])}
            </Text>
            <Text component="dd" c="dimmed" fz="sm">
              {text.figures[kind].note}
            </Text>
          </div>
        ))}
      </dl>
      <Flex className={classes.bar} gap={2} h={10} mb="md" aria-hidden>
        {(['added', 'changed', 'same', 'removed'] as const).map(
          (kind) => counts[kind] > 0 && <span key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />,
        )}
      </Flex>
    </>
  );
}

/** Rows that are shown until all are asked for, and rows of a page from then on. */
const FIRST_ROWS = 20;
const PAGE_ROWS = 100;

export function Changes({ kind, changes }: { kind: Mark; changes: readonly Change[] }) {
  const [page, setPage] = useState<number>();
  if (changes.length === 0) return null;
  const start = page === undefined ? 0 : (page - 1) * PAGE_ROWS;
  const pages = Math.ceil(changes.length / PAGE_ROWS);
  const title = text.figures[kind].before;
  return (
    <Box component="section" aria-label={title} mb="xl">
      <Flex component="h2" className={classes.smallHead} gap="xs" align="center" py="xs">
        <DifferenceMark mark={kind} />
        {title}
        <Text span c="dimmed" fw={400} ml="auto">
          {countOf(changes.length, text.rowForms)}
        </Text>
      </Flex>
      <table className={`${classes.table} ${classes.changes}`}>
        <TableHead heads={text.changeHeads} />
        <tbody>
          {changes.slice(start, start + (page === undefined ? FIRST_ROWS : PAGE_ROWS)).map((change) => (
            <tr key={change.id}>
              <td>{change.id}</td>
              <td>{change.name}</td>
              <td>{change.sport}</td>
              <td>
                {change.before !== undefined && (
                  <Text span c="dimmed" fw={400}>
                    {change.before || '–'} <span aria-hidden>→</span>{' '}
                  </Text>
                )}
                {change.category || '–'}
              </td>
              <td>{change.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page === undefined && changes.length > FIRST_ROWS && (
        <Button variant="quiet" onClick={() => setPage(1)}>
          {text.showAll(formatNumber(changes.length))}
        </Button>
      )}
      {page !== undefined && pages > 1 && (
        <Pager page={page} pages={pages} onChange={setPage} label={text.pagesOf(title)} />
      )}
    </Box>
  );
}

/** A row that the replacement adds, removes or gives another category; `before` is its category in force. */
type Change = { id: string; name: string; sport: string; category: string; before?: string; result: string };

/** What replacing the rows in force by those of the file changes; rows are compared by AUTOID. */
export type Comparison = { added: Change[]; changed: Change[]; removed: Change[]; same: number };

type Row = Pick<CategorisedAthlete, 'AUTOID' | 'Ime' | 'PreZme' | 'SptNazOK' | 'EVSKat' | 'KatRezult'>;

export function compareRows(inForce: readonly Row[], rows: readonly (readonly string[])[]): Comparison {
  const left = new Map(inForce.map((row) => [String(row.AUTOID), row]));
  const comparison: Comparison = { added: [], changed: [], removed: [], same: 0 };
  for (const row of rows) {
    const change = toChange(row);
    const before = left.get(change.id);
    left.delete(change.id);
    if (!before) comparison.added.push(change);
    else if (before.EVSKat === change.category) comparison.same += 1;
    else comparison.changed.push({ ...change, before: before.EVSKat });
  }
  comparison.removed = [...left.values()].map(({ AUTOID, Ime, PreZme, SptNazOK, EVSKat, KatRezult }) => ({
    ...{ id: String(AUTOID), name: `${Ime} ${PreZme}`, sport: SptNazOK, category: EVSKat, result: KatRezult },
  }));
  return comparison;
}

/** The values of a column with the number of their rows, most rows first. */
function countColumn(rows: readonly (readonly string[])[], column: CategorisationColumn): [string, number][] {
  const groups = [...Map.groupBy(rows, (row) => cellOf(row, column))];
  return groups
    .map(([value, { length }]): [string, number] => [value, length])
    .sort(([, one], [, other]) => other - one);
}

function toChange(row: readonly string[]): Change {
  return {
    id: cellOf(row, 'AUTOID'),
    name: `${cellOf(row, 'Ime')} ${cellOf(row, 'PreZme')}`,
    sport: cellOf(row, 'SptNazOK'),
    category: cellOf(row, 'EVSKat'),
    result: cellOf(row, 'KatRezult'),
  };
}

function cellOf(row: readonly string[], column: CategorisationColumn): string {
  return row[CATEGORISATION_COLUMNS.indexOf(column)] ?? '';
}
