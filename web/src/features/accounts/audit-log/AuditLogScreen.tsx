import { toCsv } from '@baklja/contract/csv';
import { type AuditEntry, type AuditFilters, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { AUDIT_COUNT_LIMIT, AUDIT_EXPORT_LIMIT } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { AUDIT_ACTIONS } from '@baklja/contract/records/audit';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { ActionIcon, Menu, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '#web/lib/api-client.ts';
import { formatDay, formatListDate, formatTime } from '#web/lib/dates.ts';
import { IconChevronDown, IconChevronRight, IconDots, IconDownload } from '#web/lib/icons.ts';
import { usersQuery } from '#web/lib/queries/users-query.ts';
import { downloadText } from '#web/lib/text/download-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import { type Filter, rangeFilters } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import type { ListTexts } from '#web/lists/record-list.text.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import type { Turning } from '#web/ui/lists/CursorPager.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import classes from './AuditLog.module.css';
import { type AuditRequest, auditLogAddress, auditLogQuery, ENTRY_PARAM, filtersOf } from './audit-log.queries.ts';
import {
  ACTION_WORDS,
  addressOf,
  factsOf,
  kindWord,
  nameOf,
  summaryOf,
  whatOf,
  whereOf,
  whoOf,
} from './audit-words.ts';

const inOrder = (options: { value: string; label: string }[]) =>
  options.toSorted((a, b) => a.label.localeCompare(b.label, 'hr'));

const filters: readonly Filter[] = [
  {
    key: 'user',
    label: 'Korisnik',
    all: 'Svi korisnici',
    useOptions: () =>
      useQuery({
        ...usersQuery,
        select: (users) => users.map(({ id, name }) => ({ value: String(id), label: name })),
      }),
    failed: 'Korisnici nisu učitani.',
  },
  {
    key: 'action',
    label: 'Radnja',
    all: 'Sve radnje',
    options: inOrder(AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] }))),
  },
  {
    key: 'kind',
    label: 'Područje',
    all: 'Sva područja',
    options: inOrder((Object.keys(KINDS) as Kind[]).map((kind) => ({ value: kind, label: kindWord(kind) }))),
  },
  ...rangeFilters,
];

export function AuditLogScreen() {
  const { request } = useListAddress(auditLogAddress);
  const isPhone = useIsPhone();
  const exporting = useExport(filtersOf(request));
  return (
    <RecordListScreen
      kind="user"
      title="Dnevnik"
      address={auditLogAddress}
      useRows={useEntries}
      columns={auditColumns}
      card={auditCard}
      panelFilters={filters}
      titleOf={nameOf}
      texts={texts}
      noteOf={({ page }) => [countEntries(page?.total ?? 0), request.from && ` od ${formatDay(request.from)}`]}
      action={isPhone ? null : <ExportButton exporting={exporting} />}
      phoneTool={<ExportMenu exporting={exporting} />}
      emptyAction={null}
      groupOf={({ at }) => ({ key: dayInZagreb(new Date(at)), head: describeDay(at) })}
      toneOf={({ id }) => (String(id) === request.entry ? 'tinted' : undefined)}
      openedBelow={(entry) => (String(entry.id) === request.entry ? <EntryDetails entry={entry} /> : undefined)}
    />
  );
}

const ENTRY = { one: 'zapis', few: 'zapisa', other: 'zapisa' };

function countEntries(total: number): string {
  if (total >= AUDIT_COUNT_LIMIT) return `više od ${formatNumber(AUDIT_COUNT_LIMIT)} zapisa`;
  return countOf(total, ENTRY);
}

const texts: Partial<ListTexts> = {
  region: 'Zapisi dnevnika',
  notLoaded: 'Dnevnik nije učitan.',
  search: 'Naziv ili korisnik',
  count: countEntries,
  shown: (_first, _last, total) => countEntries(total),
  empty: () => 'Dnevnik je prazan.',
  emptyHelp: 'Ovdje će pisati tko je što promijenio.',
  noTitle: (search) => `Nijedan zapis nema u nazivu ni u imenu korisnika „${search}”.`,
  noMatch: 'Nijedan zapis ne odgovara filtrima.',
  searchedTitle: (search) => `naziv ili korisnik sadrži „${search}”`,
  show: (total) => `Prikaži ${countEntries(total)}`,
};

function queryOf(request: AuditRequest) {
  return auditLogQuery({ ...filtersOf(request), before: request.before });
}

/** Its pages have no numbers, so there is none past the end. */
function useEntries(request: AuditRequest) {
  const rows = useServerRows(queryOf(request), ({ entries, total }) => ({ rows: entries, total, pages: 0, start: 0 }));
  return { ...rows, turning: useTurning(request) };
}

/**
 * A page begins after an entry. The newer page is the one that led here, else the newest. Undefined for a single page.
 */
function useTurning(request: AuditRequest): Turning | undefined {
  const { change } = useListAddress(auditLogAddress);
  const { data, isPlaceholderData } = useQuery(queryOf(request));
  const newerOf = useRef(new Map<number, number | undefined>());
  const { before } = request;
  const next = isPlaceholderData ? undefined : data?.next;
  const open = (start: number | undefined) => {
    change({ before: start, entry: '' });
    window.scrollTo(0, 0);
  };
  if (before === undefined && !next) return undefined;
  return {
    newer: before === undefined ? undefined : () => open(newerOf.current.get(before)),
    older: next
      ? () => {
          newerOf.current.set(next, before);
          open(next);
        }
      : undefined,
  };
}

/** „nedjelja, 22-11-2026”. */
function describeDay(at: string): string {
  const day = dayInZagreb(new Date(at));
  const weekday = new Intl.DateTimeFormat('hr-HR', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T12:00:00Z`))}, ${formatDay(day)}`;
}

const auditColumns: readonly Column<AuditEntry, unknown>[] = [
  { key: 'time', head: 'Vrijeme', width: 64, className: classes.quiet, cell: ({ at }) => formatTime(new Date(at)) },
  { key: 'who', head: 'Tko', width: 152, narrowWidth: 128, className: classes.quiet, cell: whoOf },
  {
    key: 'action',
    head: 'Radnja',
    width: 176,
    narrowWidth: 152,
    className: classes.quiet,
    cell: ({ action }) => ACTION_WORDS[action],
  },
  { key: 'what', head: 'Što', onPhone: 'title', className: classes.what, cell: WhatCell },
  {
    key: 'kind',
    head: 'Područje',
    width: 152,
    hideBelow: 'desk',
    className: classes.quiet,
    cell: ({ kind }) => kind && kindWord(kind),
  },
  {
    key: 'details',
    head: 'Pojedinosti',
    width: '18%',
    hideBelow: 'tablet',
    className: classes.quiet,
    cell: summaryOf,
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    // Without a thing the action is the title.
    cell: (entry) =>
      [formatTime(new Date(entry.at)), whoOf(entry), whatOf(entry) !== '' && ACTION_WORDS[entry.action]]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'open',
    head: 'Otvori',
    isHeadHidden: true,
    width: 40,
    align: 'right',
    onPhone: 'action',
    cell: (entry) => <OpenLink entry={entry} />,
  },
];

const auditCard: Card = { columns: 'minmax(0, 1fr) auto', lines: ['what open', 'facts open'] };

function WhatCell(entry: AuditEntry) {
  const what = whatOf(entry);
  // A card needs a title.
  return what === '' ? (
    <>
      <Text span fw={550} hiddenFrom="sm">
        {ACTION_WORDS[entry.action]}
      </Text>
      <Text span c="dimmed" visibleFrom="sm" aria-hidden>
        –
      </Text>
    </>
  ) : (
    <b>{what}</b>
  );
}

function OpenLink({ entry }: { entry: AuditEntry }) {
  const { toggle, isOpen } = useRowLink(ENTRY_PARAM, entry.id);
  return (
    <Link id={rowLinkId(ENTRY_PARAM, entry.id)} className={classes.open} to={toggle} aria-expanded={isOpen}>
      {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
      <VisuallyHidden>{`Pojedinosti: ${nameOf(entry)}`}</VisuallyHidden>
    </Link>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  return (
    <div className={classes.details}>
      <dl>
        {factsOf(entry).map(({ field, word, former, value }) => (
          <div key={field}>
            <dt>{word}</dt>
            <dd>
              {former === undefined ? (
                value
              ) : (
                <>
                  <Text span c="quiet">
                    {former}
                  </Text>{' '}
                  <span aria-hidden>→</span>
                  <VisuallyHidden>postaje</VisuallyHidden>{' '}
                  <Text component="b" c="lapis" fw={600}>
                    {value}
                  </Text>
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>Odakle</dt>
          <dd>{whereOf(entry)}</dd>
        </div>
      </dl>
      {address !== undefined && <TextLink to={address}>Otvori zapis</TextLink>}
    </div>
  );
}

type Exporting = { isPending: boolean; save: () => void };

function useExport(filters: AuditFilters): Exporting {
  const reading = useMutation({
    mutationFn: (query: AuditFilters) => call(auditLogRoutes.exportAuditLog, { query }),
  });
  const toasts = useToasts();
  const save = async () => {
    toasts.clearErrors();
    try {
      const { entries, isWhole } = await reading.mutateAsync(filters);
      const csv = toCsv([
        ['Vrijeme', 'Tko', 'Radnja', 'Što', 'Područje', 'Broj zapisa', 'Pojedinosti', 'Adresa', 'Preglednik'],
        ...entries.map(toRow),
      ]);
      downloadText(`dnevnik-${dayInZagreb(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
      if (isWhole) toasts.success(`Izvezeno: ${countOf(entries.length, ENTRY)}.`, SUCCESS_TOAST_MS);
      else
        toasts.error(
          `Izvezeno je samo zadnjih ${formatNumber(AUDIT_EXPORT_LIMIT)} zapisa. Za starije suzite razdoblje.`,
        );
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return { isPending: reading.isPending, save: () => void save() };
}

function ExportButton({ exporting: { isPending, save } }: { exporting: Exporting }) {
  return (
    <BusyButton leftSection={<IconDownload aria-hidden />} isBusy={isPending} onClick={save}>
      Izvezi CSV
    </BusyButton>
  );
}

function ExportMenu({ exporting: { isPending, save } }: { exporting: Exporting }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="Druge radnje" loading={isPending}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={save}>Izvezi CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function toRow(entry: AuditEntry): string[] {
  const { at, action, kind, record_id, address, agent } = entry;
  const facts = factsOf(entry).map(
    ({ word, former, value }) => `${word}: ${former === undefined ? '' : `${former} → `}${value}`,
  );
  return [
    `${formatListDate(at)} ${formatTime(new Date(at))}`,
    whoOf(entry),
    ACTION_WORDS[action],
    whatOf(entry),
    kind === null ? '' : kindWord(kind),
    String(record_id ?? ''),
    facts.join('; '),
    address ?? '',
    agent ?? '',
  ];
}
