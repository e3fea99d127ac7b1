import type { CategorisedAthlete } from '@baklja/contract/features/sport/categorisation';
import {
  CATEGORISATION_COLUMNS,
  type CategorisationColumn,
  toIsoDay,
} from '@baklja/contract/features/sport/categorisation-file';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { formatNumber } from '@baklja/contract/plural';
import { Group, Progress, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#web/lib/dates.ts';
import { findRows } from '#web/lists/find-rows.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import type { FileFault } from '../reading/check-lines.ts';
import { DifferenceMark } from '../VersionsScreen.tsx';
import { importText as text } from './import.text.ts';

const KINDS = ['added', 'changed', 'removed', 'same'] as const;

type Kind = (typeof KINDS)[number];

const COLOURS = { added: 'var(--ink)', changed: 'var(--lapis)', removed: 'var(--red)', same: 'var(--rule-2)' };

type Props = { comparison: Comparison; warnings: readonly FileFault[] };

/** How many rows change and in which way; each figure shows its rows. */
export function Changes({ comparison, warnings }: Props) {
  const lists = { ...comparison, warnings };
  const shown = warnings.length > 0 ? (['warnings', ...KINDS] as const) : KINDS;
  const [kind, setKind] = useState(shown.find((one) => lists[one].length > 0) ?? 'added');
  const total = KINDS.reduce((sum, one) => sum + lists[one].length, 0);
  return (
    <div>
      <SimpleGrid
        role="group"
        aria-label="Promjene"
        cols={{ base: 2, sm: shown.length }}
        spacing="md"
        verticalSpacing={4}
        mb={4}
      >
        {shown.map((one) => (
          <UnstyledButton
            key={one}
            py="xs"
            mt="auto"
            aria-pressed={one === kind}
            style={{ borderBottom: `3px solid ${one === kind ? 'var(--ink)' : 'transparent'}` }}
            onClick={() => setKind(one)}
          >
            <Group component="span" gap="xs" fw={600} wrap="nowrap">
              <DifferenceMark mark={one} />
              {text.kinds[one]}
            </Group>
            <Text span display="block" ff="heading" fz={36} fw={500} lh={1.2}>
              {formatNumber(lists[one].length)}
            </Text>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <Progress.Root size={10} radius={0} mb="sm" aria-hidden>
        {KINDS.map((one) => (
          <Progress.Section
            key={one}
            value={(100 * lists[one].length) / total}
            color={COLOURS[one]}
            striped={one === 'removed'}
            withAria={false}
          />
        ))}
      </Progress.Root>
      {kind === 'warnings' ? (
        <FaultTable key={kind} label={text.kinds.warnings} faults={warnings} heads={text.warningHeads} />
      ) : (
        <PagedTable
          key={kind}
          label={text.kinds[kind]}
          searchLabel="Ime, prezime ili AUTOID"
          rows={comparison[kind]}
          columns={changeColumns}
          textOf={({ id, Ime, PreZme }) => `${id} ${Ime} ${PreZme} ${Ime}`}
        />
      )}
    </div>
  );
}

type FaultTableProps = { label: string; faults: readonly FileFault[]; heads: readonly string[] };

export function FaultTable({ label, faults, heads: [line, column, found, message, who] }: FaultTableProps) {
  const rows = faults.map((fault, place) => ({ ...fault, id: place }));
  const columns: Column<FileFault & { id: number }, unknown>[] = [
    { key: 'line', head: line ?? '', width: 80, cell: (fault) => <b>{fault.line}</b> },
    { key: 'column', head: column ?? '', width: 120, cell: columnOf },
    { key: 'found', head: found ?? '', width: 200, narrowWidth: 150, cell: (fault) => <Found fault={fault} /> },
    { key: 'message', head: message ?? '', onPhone: 'meta', cell: (fault) => fault.message },
    { key: 'who', head: who ?? '', width: 200, narrowWidth: 140, cell: (fault) => fault.who.slice(0, FOUND_LENGTH) },
    {
      key: 'title',
      head: '',
      isHeadHidden: true,
      isOnlyOnPhone: true,
      onPhone: 'title',
      cell: (fault) => (
        <Group gap="xs">
          <b>{`Redak ${fault.line}`}</b> {columnOf(fault)} <Found fault={fault} />
        </Group>
      ),
    },
  ];
  const textOf = (fault: FileFault) => [fault.line, columnOf(fault), fault.who, fault.found, fault.message].join(' ');
  return <PagedTable label={label} searchLabel="Redak, stupac ili ime" rows={rows} columns={columns} textOf={textOf} />;
}

function columnOf({ column }: FileFault): string {
  return column ?? 'cijeli redak';
}

/** Longest part of a cell that the table shows. */
const FOUND_LENGTH = 60;

function Found({ fault: { column, found } }: { fault: FileFault }) {
  if (found === '' && column === undefined) return null;
  return (
    <Text span px={7} py={2} bdrs="xs" bg="var(--paper-3)" style={{ overflowWrap: 'anywhere' }}>
      {found === '' ? 'prazno' : found.slice(0, FOUND_LENGTH)}
    </Text>
  );
}

const PAGE_ROWS = 50;

type PagedProps<Row extends { id: number | string }> = {
  label: string;
  searchLabel: string;
  rows: readonly Row[];
  columns: readonly Column<Row, unknown>[];
  /** What the search looks in. */
  textOf: (row: Row) => string;
};

function PagedTable<Row extends { id: number | string }>({
  label,
  searchLabel,
  rows,
  columns,
  textOf,
}: PagedProps<Row>) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = findRows(rows, { search }, { titleOf: textOf });
  const pages = Math.ceil(found.length / PAGE_ROWS);
  return (
    <div>
      {rows.length > PAGE_ROWS && (
        <Group justify="space-between" mb="xs">
          <SearchBox
            w={{ base: '100%', sm: 320 }}
            label={searchLabel}
            maxLength={SEARCH_MAX_LENGTH}
            value={search}
            onChange={(words) => {
              setSearch(words);
              setPage(1);
            }}
          />
          <Pager page={page} pages={pages} onChange={setPage} label={`Stranice: ${label}`} />
        </Group>
      )}
      {found.length === 0 ? (
        <p role="status">Ništa ne odgovara.</p>
      ) : (
        <RecordTable
          label={label}
          rows={found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
          columns={columns}
          request={{}}
        />
      )}
    </div>
  );
}

const changeColumns: readonly Column<Change, unknown>[] = [
  { key: 'id', head: text.changeHeads.id, width: 90, cell: ({ id }) => id },
  {
    key: 'name',
    head: text.changeHeads.name,
    width: 200,
    narrowWidth: 170,
    onPhone: 'title',
    cell: ({ Ime, PreZme }) => (
      <>
        <b>{PreZme}</b> {Ime}
      </>
    ),
  },
  { key: 'sport', head: text.changeHeads.sport, width: 170, narrowWidth: 130, cell: ({ SptNazOK }) => SptNazOK },
  {
    key: 'category',
    head: text.changeHeads.category,
    width: 110,
    onPhone: 'action',
    cell: ({ EVSKat, before }) => (
      <Text span ff="heading" fz={17} lh={1} style={{ whiteSpace: 'nowrap' }}>
        {before !== undefined && (
          <Text span c="dimmed">
            {before || '–'} <span aria-hidden>→</span>{' '}
          </Text>
        )}
        <Text span fw={600} {...(before !== undefined && { c: 'lapis' })}>
          {EVSKat || '–'}
        </Text>
      </Text>
    ),
  },
  { key: 'result', head: text.changeHeads.result, hideBelow: 'tablet', cell: ({ KatRezult }) => KatRezult },
  {
    key: 'until',
    head: text.changeHeads.until,
    width: 110,
    hideBelow: 'tablet',
    cell: ({ KatDo = '' }) => formatDay(toIsoDay(KatDo) ?? KatDo),
  },
  factsColumn(({ SptNazOK, id }) => `${SptNazOK}, ${id}`),
];

type Row = Pick<CategorisedAthlete, 'Ime' | 'PreZme' | 'SptNazOK' | 'EVSKat' | 'KatRezult'> & {
  KatDo?: string | undefined;
};

/** A row of the list in force or of the file, by its AUTOID; `before` is the category in force where it changes. */
type Change = Row & { id: string; before?: string };

/** What replacing the rows in force by those of the file changes; rows are compared by AUTOID and category. */
export type Comparison = Record<Kind, Change[]>;

export function compareRows(inForce: readonly (Row & { AUTOID: number })[], rows: readonly string[][]): Comparison {
  const left = new Map(inForce.map((row) => [String(row.AUTOID), { ...row, id: String(row.AUTOID) }]));
  const comparison: Comparison = { added: [], changed: [], removed: [], same: [] };
  for (const values of rows) {
    const row = toRow(values);
    const before = left.get(row.id);
    left.delete(row.id);
    if (!before) comparison.added.push(row);
    else if (before.EVSKat === row.EVSKat) comparison.same.push(row);
    else comparison.changed.push({ ...row, before: before.EVSKat });
  }
  comparison.removed.push(...left.values());
  return comparison;
}

function toRow(values: readonly string[]): Change {
  const cells = Object.fromEntries(CATEGORISATION_COLUMNS.map((column, place) => [column, values[place] ?? '']));
  const row = cells as Record<CategorisationColumn, string>;
  return { ...row, id: row.AUTOID };
}
