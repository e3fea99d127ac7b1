import { REFUSED_ADDRESSES_PAGE_SIZE, type RefusedAddress } from '@baklja/contract/features/site/dashboard';
import { recordAddress } from '@baklja/contract/kinds';
import { countOf, formatNumber, formatRange } from '@baklja/contract/plural';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { SCREENS } from '@baklja/contract/screens';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IconArrowLeft } from '#web/lib/icons.ts';
import { defineListAddress, page } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { fieldWord } from '#web/lists/record-fields.ts';
import type { ListTexts } from '#web/lists/record-list.text.ts';
import classes from './Dashboard.module.css';
import { refusedAddressesQuery } from './dashboard.queries.ts';

type Request = { page: number };

const listAddress = defineListAddress<Request>({ page: page() });

const columns: readonly Column<RefusedAddress, Request>[] = [
  { key: 'record', head: 'Zapis', onPhone: 'title', cell: RecordCell },
  { key: 'kind', head: 'Vrsta', width: 152, narrowWidth: 128, className: classes.quiet, cell: wordOfKind },
  { key: 'field', head: 'Polje', width: 128, className: classes.quiet, cell: wordOfField },
  {
    key: 'value',
    head: 'Adresa',
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

const ADDRESS = { one: 'adresa', few: 'adrese', other: 'adresa' };

const texts: Partial<ListTexts> = {
  region: 'Adrese koje ne smiju na web',
  notLoaded: 'Popis adresa nije učitan.',
  count: (total) => countOf(total, ADDRESS),
  shown: (first, last, total) =>
    `Adrese ${formatRange(formatNumber(first), formatNumber(last))} od ${formatNumber(total)}`,
  empty: () => 'Sve adrese smiju na web.',
  emptyHelp: 'Ovdje bi bile adrese iz zapisa koje javnost ne dobiva.',
};

export function AddressesScreen() {
  const { request } = useListAddress(listAddress);
  const { data } = useQuery(refusedAddressesQuery(request.page));
  return (
    <RecordListScreen
      kind="user"
      title="Adrese koje ne smiju na web"
      address={listAddress}
      useRows={useAddresses}
      columns={columns}
      card={card}
      titleOf={titleOf}
      texts={texts}
      action={
        <Button component={Link} to={SCREENS.dashboard.path} leftSection={<IconArrowLeft aria-hidden />}>
          Dashboard
        </Button>
      }
      emptyAction={null}
      intro={
        data &&
        (data.total > 0 || !data.is_complete) && (
          <Text c="quiet" maw="72ch" mb="md">
            {[
              'Ove su adrese zapisane prije nego što su se provjeravale. Javnost na njihovu mjestu dobiva prazno polje, a u zapisu stoje kao prije. Otvorite zapis i upišite ispravnu adresu ili je izbrišite.',
              ...(data.is_complete
                ? []
                : ['Stariji se zapisi još pregledavaju, pa popis možda nije potpun. Osvježite ga za koju minutu.']),
            ].join(' ')}
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
  return title.trim() || 'bez naziva';
}

function wordOfKind({ kind }: RefusedAddress): string {
  return capitalised(nominative(kind));
}

function wordOfField({ kind, field }: RefusedAddress): string {
  return fieldWord(kind, field) ?? field;
}
