import { REFUSED_ADDRESSES_PAGE_SIZE, type RefusedAddress } from '@baklja/contract/features/site/dashboard';
import { recordAddress } from '@baklja/contract/kinds';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { SCREENS } from '@baklja/contract/screens';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { defineListAddress, page } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { fieldWord } from '#web/lists/record-fields.ts';
import classes from './Dashboard.module.css';
import { refusedAddressesQuery } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.addresses;

type Request = { page: number };

const listAddress = defineListAddress<Request>({ page: page() });

const columns: readonly Column<RefusedAddress, Request>[] = [
  { key: 'record', head: text.columns.record, onPhone: 'title', cell: RecordCell },
  { key: 'kind', head: text.columns.kind, width: 152, narrowWidth: 128, className: classes.quiet, cell: wordOfKind },
  { key: 'field', head: text.columns.field, width: 128, className: classes.quiet, cell: wordOfField },
  {
    key: 'value',
    head: text.columns.value,
    width: '45%',
    onPhone: 'meta',
    className: classes.address,
    cell: ({ value }) => value,
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    className: classes.quiet,
    cell: (refused) => `${wordOfKind(refused)}, ${wordOfField(refused)}`,
  },
];

const card: Card = { columns: 'minmax(0, 1fr)', lines: ['record', 'facts', 'value'] };

export function AddressesScreen() {
  const { request } = useListAddress(listAddress);
  const { data } = useQuery(refusedAddressesQuery(request.page));
  return (
    <RecordListScreen
      kind="user"
      title={text.title}
      address={listAddress}
      useRows={useAddresses}
      columns={columns}
      card={card}
      titleOf={titleOf}
      texts={text.list}
      action={
        <Button component={Link} to={SCREENS.dashboard.path} leftSection={<IconArrowLeft size={16} aria-hidden />}>
          {text.back}
        </Button>
      }
      emptyAction={null}
      intro={
        data &&
        (data.total > 0 || !data.is_complete) && (
          <Text c="quiet" maw="72ch" mb="md">
            {[text.help, ...(data.is_complete ? [] : [text.incomplete])].join(' ')}
          </Text>
        )
      }
    />
  );
}

function useAddresses(request: Request) {
  return useServerRows(refusedAddressesQuery(request.page), ({ addresses, total, numPages }) => ({
    rows: addresses,
    total,
    pages: numPages,
    start: (request.page - 1) * REFUSED_ADDRESSES_PAGE_SIZE,
  }));
}

function RecordCell(refused: RefusedAddress) {
  const { kind, record_id: id, record_key: key } = refused;
  return <RecordLink to={recordAddress(kind, { id, key })} title={titleOf(refused)} />;
}

function titleOf({ title }: RefusedAddress): string {
  return title.trim() || text.untitled;
}

function wordOfKind({ kind }: RefusedAddress): string {
  return capitalised(nominative(kind));
}

function wordOfField({ kind, field }: RefusedAddress): string {
  return fieldWord(kind, field) ?? field;
}
