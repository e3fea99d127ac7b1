import type { EditedSport, Sport } from '@baklja/contract/features/sport/sports';
import type { Flag } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import { SPORT_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { sportQueries } from './sports.queries.ts';
import { sportsText as text } from './sports.text.ts';

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
  everything: text.all,
  texts: { search: text.name, noTitle: text.noName, emptyHelp: text.emptyHelp },
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
  const help = isRenamed ? text.formerName(row.naziv) : row ? undefined : text.sameName;
  return (
    <>
      <TextField form={sportForm} name="naziv" maxLength={SPORT_NAME_MAX_LENGTH} help={help} />
      {isRenamed && row.medals > 0 && (
        <SwitchField form={sportForm} name="rename_medals" help={text.medalsWithName(row.medals, row.naziv)} />
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
    naziv: { label: text.name, check: required(text.nameMissing) },
    rename_medals: { label: text.renameMedals, isNotStored: true },
  },
  fromRecord: ({ naziv }: EditedSport): SportDraft => ({ naziv, rename_medals: 1 }),
  toCreate: ({ naziv }) => ({ body: { naziv } }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});

function usesOf(sport: Sport | EditedSport) {
  const { athletes = 0, medals = 0, categorised = 0 } = sport;
  return [
    ...(athletes > 0 ? [{ words: text.athletes(athletes), to: toAthletes(sport) }] : []),
    ...(medals > 0 ? [{ words: text.medals(medals), to: toMedals(sport) }] : []),
    ...(categorised > 0 ? [{ words: text.rows(categorised), note: text.fromFile }] : []),
  ];
}

function toAthletes({ id }: Pick<Sport, 'id'>): string {
  return `${KINDS.athlete.screens.list.path}?sport=${id}`;
}

function toMedals({ naziv }: Pick<Sport, 'naziv'>): string {
  return `${KINDS.medal.screens.list.path}?${new URLSearchParams({ sport: naziv })}`;
}
