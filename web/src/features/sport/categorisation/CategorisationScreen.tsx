import { toCsv } from '@baklja/contract/csv';
import {
  CATEGORISATION_PAGE_SIZE,
  type CategorisationRow,
  type CategorisationVersion,
} from '@baklja/contract/features/sport/categorisation';
import { CATEGORIES, CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { formatNumber } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { ActionIcon, Box, Button, Flex, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { IconDots, IconDownload, IconUpload } from '#web/lib/icons.ts';
import { downloadText } from '#web/lib/text/download-text.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { defineListAddress, option, page, search, sort, word } from '#web/lists/address/list-address.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { ATHLETE_PARAM, AthleteDrawer, dayOf } from './AthleteDrawer.tsx';
import { choicesQuery, fetchExport, pageQuery, versionsQuery } from './categorisation.queries.ts';
import { categorisationText as text } from './categorisation.text.ts';

export function CategorisationScreen() {
  const { request } = useListAddress(categorisationAddress);
  const { data: page } = useQuery(pageQuery(toQuery(request)));
  const { data: versions, isPending } = useQuery(versionsQuery);
  const isSlow = useDelayed(isPending, SKELETON_AFTER_MS);
  const [inForce] = versions ?? [];
  const isEmpty = inForce === undefined || inForce.rows === 0;
  const saving = useExport(request);
  const autoId = useSearchParams()[0].get(ATHLETE_PARAM);
  return (
    <RecordListScreen
      kind="categorisedAthlete"
      title="Kategorizacije"
      address={categorisationAddress}
      useRows={useCategorisationRows}
      columns={categorisationColumns}
      lineFilters={useFilters(page?.categories)}
      titleOf={({ Ime, PreZme }: Row) => `${Ime} ${PreZme}`}
      action={
        <>
          {!isEmpty && (
            <BusyButton
              visibleFrom="sm"
              leftSection={<IconDownload aria-hidden />}
              isBusy={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {text.exportCsv}
            </BusyButton>
          )}
          <ImportLink />
        </>
      }
      emptyAction={<ImportLink />}
      intro={
        inForce ? (
          <InForce version={inForce} />
        ) : (
          isPending && (
            <Box h={{ base: 22, sm: 24 }} mb="sm">
              {isSlow && <Skeleton h={14} maw={480} />}
            </Box>
          )
        )
      }
      phoneTool={isEmpty ? undefined : <PhoneMenu onExport={() => saving.mutate()} />}
      noteOf={({ page: { total } = { total: 0 } }) => [formatNumber(total), ` ${text.athletes(total)}`]}
      toneOf={({ id }) => (String(id) === autoId ? 'tinted' : undefined)}
      drawBody={(usual) => (
        <>
          {usual}
          {autoId !== null && <AthleteDrawer autoId={autoId} rows={page?.athletes ?? []} />}
        </>
      )}
      texts={{
        search: 'Ime, prezime ili AUTOID',
        noTitle: text.noName,
        empty: () => 'Popisa još nema.',
        emptyHelp: 'Kategorizirani sportaši vide se ovdje nakon prvog uvoza.',
      }}
    />
  );
}

/** A phone has room for one word next to the pager. */
function ImportLink() {
  return (
    <Button
      component={Link}
      to={SCREENS.categorisationUpload.path}
      variant="filled"
      leftSection={<IconUpload aria-hidden />}
    >
      Pošalji
      <Box component="span" visibleFrom="sm">
        &nbsp;novi popis
      </Box>
    </Button>
  );
}

function PhoneMenu({ onExport }: { onExport: () => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="Druge radnje">
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onExport}>{text.exportCsv}</Menu.Item>
        <Menu.Item component={Link} to={SCREENS.categorisationVersions.path}>
          {text.allVersions}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function InForce({ version: { created, file_name, created_by_name } }: { version: CategorisationVersion }) {
  const facts = [file_name, created_by_name].filter(Boolean).join(', ');
  return (
    <Flex wrap="wrap" rowGap={2} columnGap="xs" align="baseline" mb="sm">
      <Text span fw={650}>
        <StatusDot kind="full">{text.inForceSince(formatDateTime(created))}</StatusDot>
      </Text>
      <Box display="contents" visibleFrom="sm">
        <Text span c="dimmed">
          {facts}
        </Text>
        <TextLink to={SCREENS.categorisationVersions.path}>{text.allVersions}</TextLink>
      </Box>
    </Flex>
  );
}

/** `counts` are the categories of the rows that the other filters leave. */
function useFilters(counts: readonly { value: string; count: number }[] = []): ChoiceFilter[] {
  const { data } = useQuery(choicesQuery);
  const optionsOf = (values: readonly { value: string }[] = []) => values.map(({ value }) => ({ value, label: value }));
  const known = new Map(counts.map(({ value, count }) => [value, count]));
  const categories = [...new Set<string>([...CATEGORIES, ...known.keys()])].filter((category) => category !== '');
  return [
    {
      key: 'category',
      label: text.category,
      all: 'Sve kategorije',
      options: categories.map((value) => ({ value, label: `${value} (${formatNumber(known.get(value) ?? 0)})` })),
    },
    { key: 'sport', label: text.sport, all: 'Svi sportovi', options: optionsOf(data?.sports) },
    { key: 'county', label: text.county, all: 'Sve županije', options: optionsOf(data?.counties) },
    {
      key: 'validity',
      label: 'Valjanost',
      all: 'Važeće i istekle',
      options: [
        { value: 'valid', label: 'Samo važeće' },
        { value: 'expired', label: 'Samo istekle' },
      ],
    },
  ];
}

function useCategorisationRows(request: CategorisationRequest) {
  return useServerRows(pageQuery(toQuery(request)), ({ athletes, total, numPages }) => ({
    rows: athletes.map((athlete): Row => ({ ...athlete, id: athlete.AUTOID })),
    total,
    pages: numPages,
    start: (request.page - 1) * CATEGORISATION_PAGE_SIZE,
  }));
}

/** Saves every row that the filters leave as a file, with the columns and names of an import. */
function useExport(request: CategorisationRequest) {
  const toasts = useToasts();
  return useMutation({
    mutationFn: async () => {
      const { page: _, ...query } = toQuery(request);
      const athletes = await fetchExport(query);
      const rows = athletes.map((athlete) => CATEGORISATION_COLUMNS.map((column) => athlete[column]));
      downloadText('kategorizacija.csv', toCsv([CATEGORISATION_COLUMNS, ...rows]), 'text/csv;charset=utf-8');
    },
    onError: (error) => toasts.error(`${'Popis nije izvezen.'} ${messageOf(error)}`),
  });
}

const categorisationAddress = defineListAddress({
  page: page(),
  search: search(),
  category: word('kategorija'),
  sport: word('sport'),
  county: word('zupanija'),
  validity: option<'valid' | 'expired'>('valjanost', { valid: 'vazece', expired: 'istekle' }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    sport: { word: 'sport', first: 'asc' },
    category: { word: 'kategorija', first: 'asc' },
    county: { word: 'zupanija', first: 'asc' },
    valid: { word: 'vrijedi', first: 'asc' },
    autoid: { word: 'autoid', first: 'asc' },
  }),
});

type CategorisationRequest = ReturnType<typeof categorisationAddress.read>;

/** The filters as the server calls them; without words nothing is searched. */
function toQuery({ search: words, ...request }: CategorisationRequest) {
  return { ...request, search: words || undefined };
}

/** A row of the list; its id is the AUTOID. */
type Row = CategorisationRow & { id: number };

function NameCell({ id, Ime, PreZme }: Row) {
  const { to } = useRowLink(ATHLETE_PARAM, id);
  return (
    <RecordLink id={rowLinkId(ATHLETE_PARAM, id)} to={to} title={`${PreZme} ${Ime}`}>
      <Text span fw={650}>
        {PreZme}
      </Text>{' '}
      <Text span fw={400}>
        {Ime}
      </Text>
    </RecordLink>
  );
}

const categorisationColumns: readonly Column<Row, unknown>[] = [
  {
    key: 'name',
    head: 'Prezime i ime',
    sort: true,
    onPhone: 'title',
    width: 190,
    narrowWidth: 160,
    cell: NameCell,
  },
  { key: 'sport', head: text.sport, sort: true, width: 150, narrowWidth: 130, cell: ({ SptNazOK }) => SptNazOK },
  {
    key: 'category',
    head: text.category,
    sort: true,
    width: 100,
    onPhone: 'action',
    cell: ({ EVSKat }) => (
      <Text span ff="heading" fz={18} fw={600} lh={1}>
        {EVSKat}
      </Text>
    ),
  },
  { key: 'result', head: text.result, hideBelow: 'tablet', cell: ({ KatRezult }) => KatRezult },
  { key: 'county', head: text.county, sort: true, width: 176, narrowWidth: 160, cell: ({ Zupanija }) => Zupanija },
  {
    key: 'valid',
    head: 'Vrijedi do',
    sort: true,
    width: 146,
    cell: ({ KatDo, is_expired }) => (
      <>
        {dayOf(KatDo)}{' '}
        {is_expired && (
          <Text span c="dimmed">
            {text.expired}
          </Text>
        )}
      </>
    ),
  },
  { key: 'autoid', head: text.autoId, sort: true, width: 80, hideBelow: 'desk', align: 'right', cell: ({ id }) => id },
  factsColumn(({ SptNazOK, KatRezult, Zupanija, KatDo, is_expired }) => (
    <Stack gap={2} style={{ whiteSpace: 'normal' }}>
      <span>{SptNazOK}</span>
      {KatRezult !== '' && <span>{KatRezult}</span>}
      <span>{[Zupanija, KatDo && text.until(is_expired, dayOf(KatDo))].filter(Boolean).join(', ')}</span>
    </Stack>
  )),
];
