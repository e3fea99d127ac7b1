import { ATHLETES_PAGE_SIZE, type AthleteRow } from '@baklja/contract/features/sport/athletes';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath, type KINDS } from '@baklja/contract/kinds';
import { Anchor, Combobox, Flex } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatListDate } from '#web/lib/dates.ts';
import { IconCheck, IconUser } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { defineListAddress, id, option, page, search, sort } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { editColumn, factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import rowClasses from '#web/lists/RecordTable.module.css';
import type { Column } from '#web/lists/RecordTable.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { SearchField, type SearchFieldProps } from '#web/ui/lists/SearchField.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from '../AthleteOffers.tsx';
import { MedalRow } from '../MedalRow.tsx';
import { athleteQueries } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';

export function beginAthleteList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(athleteListQuery(athleteListAddress.read(search)));
}

export function AthleteListScreen() {
  return (
    <RecordListScreen
      kind="athlete"
      address={athleteListAddress}
      useRows={useAthleteRows}
      columns={athleteColumns}
      lineFilters={useFilters()}
      Search={AthleteSearch}
      noteOf={({ page }, request) => [page && text.count(page.total), <Olympians key="more" request={request} />]}
      titleOf={nameOf}
      queries={athleteQueries}
      loadEditor={() => import('./AthleteScreen.tsx')}
      texts={text.list}
    />
  );
}

function useFilters(): ChoiceFilter[] {
  const { data: sports = [] } = useQuery(sportChoicesQuery);
  return [
    {
      key: 'sport',
      label: text.sport,
      all: 'Svi sportovi',
      options: sports.map(({ id, naziv }) => ({ value: String(id), label: naziv })),
    },
    {
      key: 'activity',
      label: 'Aktivnost',
      all: 'Aktivni i neaktivni',
      options: [
        { value: '1', label: text.active },
        { value: '0', label: text.inactive },
      ],
    },
    {
      key: 'olympian',
      label: text.olympian,
      all: 'Olimpijci i ostali',
      options: [
        { value: '1', label: 'Samo olimpijci' },
        { value: '0', label: 'Bez nastupa na Igrama' },
      ],
    },
    {
      key: 'lack',
      label: 'Nedostaje',
      all: 'Potpuni i ostali',
      options: [
        { value: 'picture', label: 'Bez slike' },
        { value: 'english', label: 'Bez engleskog teksta' },
        { value: 'medallistPicture', label: 'Osvajači bez slike' },
        { value: 'medallistText', label: 'Osvajači bez hrvatskog teksta' },
        { value: 'medallistEnglish', label: 'Osvajači bez engleskog teksta' },
      ],
    },
  ];
}

function Olympians({ request }: { request: AthleteListRequest }) {
  const { data } = useQuery(athleteListQuery(request));
  return data && `, ${text.countOlympians(data.olympians)}`;
}

/** The search of the list, which also offers the first athletes that it found: one of them opens at once. */
function AthleteSearch(props: SearchFieldProps) {
  const { request } = useListAddress(athleteListAddress);
  const { page, isStale } = useAthleteRows(request);
  const navigate = useNavigate();
  const [isTyping, setIsTyping] = useState(false);
  const athletes = request.search === '' ? [] : (page?.rows.slice(0, OFFERED_ATHLETES) ?? []);
  return (
    <AthleteOffers
      athletes={athletes}
      search={request.search}
      isStale={isStale}
      isOpen={isTyping && athletes.length > 0}
      onOpenChange={setIsTyping}
      onPick={({ id }) => void navigate(editorPath('athlete', id))}
      label="Ponuđeni sportaši"
      head={page && text.count(page.total)}
      keys="↓ ↑ bira, Enter otvara"
      foot={
        <Anchor
          component="button"
          type="button"
          mih={{ base: 32, sm: 'auto' }}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsTyping(false)}
        >
          {text.showAll(page?.total ?? 0)}
        </Anchor>
      }
    >
      <SearchField
        {...props}
        onSubmit={(words) => {
          setIsTyping(false);
          props.onSearch(words);
        }}
        renderBox={(box) => (
          <Combobox.Target withExpandedAttribute>
            <SearchBox
              {...box}
              onChange={(words) => {
                setIsTyping(words.trim() !== '');
                box.onChange(words);
              }}
              onBlur={() => setIsTyping(false)}
            />
          </Combobox.Target>
        )}
      />
    </AthleteOffers>
  );
}

function useAthleteRows(request: AthleteListRequest) {
  return useServerRows(athleteListQuery(request), ({ athletes, total, numPages }) => ({
    rows: athletes,
    total,
    pages: numPages,
    start: (request.page - 1) * ATHLETES_PAGE_SIZE,
  }));
}

function athleteListQuery({ search, sport, activity, olympian, ...request }: AthleteListRequest) {
  return athleteQueries.list({
    query: { ...request, search: search || undefined, sportid: sport, aktivan: activity, olimpijac: olympian },
  });
}

const athleteListAddress = defineListAddress({
  page: page(),
  search: search(),
  sport: id('sport'),
  activity: option<'0' | '1'>('aktivnost', { 1: 'aktivni', 0: 'neaktivni' }),
  olympian: option<'0' | '1'>('olimpijci', { 1: 'da', 0: 'ne' }),
  lack: option<keyof typeof KINDS.athlete.lacks>('nedostaje', {
    picture: 'slika',
    english: 'engleski-tekst',
    medallistPicture: 'slika-osvajaca',
    medallistText: 'tekst-osvajaca',
    medallistEnglish: 'engleski-tekst-osvajaca',
  }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    sport: { word: 'sport', first: 'asc' },
    modified: { word: 'azurirano', first: 'desc' },
  }),
});

type AthleteListRequest = ReturnType<typeof athleteListAddress.read>;

const nameOf = ({ Ime, Prezime }: AthleteRow) => `${Ime} ${Prezime}`;

const countsOf = ({ gold, silver, bronze }: AthleteRow) => ({ 1: gold, 2: silver, 3: bronze });

const athleteColumns: readonly Column<AthleteRow, unknown>[] = [
  {
    key: 'picture',
    head: text.picture,
    isHeadHidden: true,
    width: 54,
    onPhone: 'picture',
    cell: ({ slika }) => (
      <Thumbnail
        url={slika === '' ? undefined : pictureUrl(slika, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={42}
        height={28}
        icon={<IconUser aria-hidden />}
      />
    ),
  },
  {
    key: 'name',
    head: 'Prezime i ime',
    sort: true,
    onPhone: 'title',
    cell: (athlete) => (
      <RecordLink to={editorPath('athlete', athlete.id)} title={`${athlete.Prezime} ${athlete.Ime}`}>
        {athlete.Prezime} <span className={rowClasses.plain}>{athlete.Ime}</span>
      </RecordLink>
    ),
  },
  { key: 'number', head: 'Broj', width: 72, hideBelow: 'tablet', cell: ({ id }) => id },
  { key: 'sport', head: text.sport, width: 180, narrowWidth: 150, sort: true, cell: ({ ime_sporta }) => ime_sporta },
  {
    key: 'medals',
    head: text.medals,
    width: 140,
    narrowWidth: 124,
    cell: (athlete) => <MedalRow counts={countsOf(athlete)} />,
  },
  {
    key: 'olympian',
    head: text.olympian,
    width: 92,
    hideBelow: 'desk',
    cell: ({ olimpijac }) => olimpijac === 1 && <IconCheck role="img" aria-label={text.olympian} />,
  },
  {
    key: 'active',
    head: text.active,
    width: 112,
    hideBelow: 'tablet',
    cell: ({ aktivan }) => (
      <StatusDot kind={aktivan === 1 ? 'full' : 'empty'}>{aktivan === 1 ? text.active : text.inactive}</StatusDot>
    ),
  },
  { key: 'texts', head: 'Tekst', width: 72, hideBelow: 'desk', cell: describeTexts },
  {
    key: 'modified',
    head: 'Ažurirano',
    width: 110,
    hideBelow: 'tablet',
    sort: true,
    cell: ({ modified }) => formatListDate(modified),
  },
  factsColumn((athlete) => (
    <Flex component="span" wrap="wrap" rowGap={2} columnGap="xs" align="center">
      {text.numbered(athlete.ime_sporta, athlete.id)} <MedalRow counts={countsOf(athlete)} />
    </Flex>
  )),
  editColumn('athlete', nameOf),
];

/** „hr eng” for both texts, „hr” for one, „nema” for none. */
function describeTexts({ has_tekst, has_tekst_eng }: AthleteRow) {
  return (
    <span className={rowClasses.pale}>
      {[has_tekst && text.languages.tekst, has_tekst_eng && text.languages.tekst_eng].filter(Boolean).join(' ') ||
        'nema'}
    </span>
  );
}
