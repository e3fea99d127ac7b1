import { type EditedSport, type Sport, sportRoutes } from '@baklja/contract/features/sport/sports';
import type { Flag } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import { SPORT_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { recordQueries } from '#web/forms/record-queries.ts';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';

/** Queries and mutations of sports. Medals show sport names. */
export const sportQueries = recordQueries(
  'sport',
  {
    list: sportRoutes.listSports,
    get: sportRoutes.getSport,
    create: sportRoutes.createSport,
    update: sportRoutes.updateSport,
    remove: sportRoutes.deleteSport,
    removeMany: sportRoutes.deleteSports,
    restore: sportRoutes.restoreSports,
  },
  { alsoChanges: ['medals', 'athletes'] },
);

const CATEGORISED = { one: 'kategorizirani', few: 'kategorizirana', other: 'kategoriziranih' };
const MEDALS_WITH_NAME = { one: 'medalja ima', few: 'medalje imaju', other: 'medalja ima' };

const list = plainList({
  kind: 'sport',
  list: sportQueries.list({}),
  queries: sportQueries,
  counts: [
    { key: 'athletes', head: 'Sportaša', word: 'sportasi', toUses: toAthletes },
    { key: 'medals', head: 'Medalja', word: 'medalje', toUses: toMedals },
    { key: 'categorised', head: 'U kategorizaciji', word: 'kategorizacija' },
  ],
  describeUse: (sport) =>
    usesOf(sport)
      .map(({ words }) => words)
      .join(', '),
  everything: 'Svi sportovi',
  texts: {
    search: 'Naziv',
    noTitle: (search) => `Nijedan sport ne sadrži „${search}”.`,
    emptyHelp: 'Sport imaju sportaši i medalje. Dovoljan je naziv.',
  },
  Drawer: SportDrawer,
});

export function SportListScreen() {
  return <RecordListScreen {...list} />;
}

function SportDrawer(props: DrawerOfList) {
  return (
    <RecordDrawer form={sportForm} queries={sportQueries} {...props}>
      <SportFields />
    </RecordDrawer>
  );
}

function SportFields() {
  const record = useRecord(sportForm);
  const { row, draft } = record;
  const isRenamed = row !== undefined && draft.naziv.trim() !== row.naziv;
  const help = isRenamed
    ? `Bilo je: ${row.naziv}. Sportaši odmah nose novi naziv.`
    : row
      ? undefined
      : 'Velika slova, kvačice i razmaci ne čine drugi naziv: „tenis” i „Tenis” isti su sport.';
  return (
    <>
      <TextField form={sportForm} name="naziv" maxLength={SPORT_NAME_MAX_LENGTH} help={help} />
      {isRenamed && row.medals > 0 && (
        <SwitchField
          form={sportForm}
          name="rename_medals"
          help={`${countOf(row.medals, MEDALS_WITH_NAME)} upisan sport „${row.naziv}”.`}
        />
      )}
      {row && (
        <>
          <RecordUses uses={usesOf(row)} />
          <RecordFacts row={row} />
          <DeleteRecord isInUse={usesOf(row).length > 0} />
        </>
      )}
    </>
  );
}

/** `rename_medals` matters only when the name changes. */
type SportDraft = { naziv: string; rename_medals: Flag };

const sportForm = defineRecordForm({
  kind: 'sport',
  empty: { naziv: '', rename_medals: 1 } as SportDraft,
  fields: {
    naziv: { label: 'Naziv', check: required('Unesite naziv!') },
    rename_medals: { label: 'Promijeni i u medaljama', isNotStored: true },
  },
  fromRecord: ({ naziv }: EditedSport): SportDraft => ({ naziv, rename_medals: 1 }),
  toCreate: ({ naziv }) => ({ body: { naziv } }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});

function usesOf(sport: Sport | EditedSport) {
  const { athletes = 0, medals = 0, categorised = 0 } = sport;
  return [
    ...(athletes > 0 ? [{ words: countRecords('athlete', athletes), to: toAthletes(sport) }] : []),
    ...(medals > 0 ? [{ words: countRecords('medal', medals), to: toMedals(sport) }] : []),
    ...(categorised > 0
      ? [{ words: countOf(categorised, CATEGORISED), note: 'Dolaze iz datoteke i mijenjaju se samo novim uvozom.' }]
      : []),
  ];
}

function toAthletes({ id }: Pick<Sport, 'id'>): string {
  return `${KINDS.athlete.screens.list.path}?sport=${id}`;
}

function toMedals({ naziv }: Pick<Sport, 'naziv'>): string {
  return `${KINDS.medal.screens.list.path}?${new URLSearchParams({ sport: naziv })}`;
}
