import type { QueryClient } from '@tanstack/react-query';
import { RecordProvider } from '#web/forms/open-record.ts';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { makeAthlete, makeAthleteRow } from '#web/testing/records/make-athlete.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { AthleteListScreen, athleteListAddress, athleteListQuery } from './AthleteListScreen.tsx';
import { AthleteEditor } from './AthleteScreen.tsx';
import { type AthleteDraft, athleteForm } from './athlete-form.ts';
import { athleteQueries, namesakesQuery } from './athletes.queries.ts';

type AthleteDetails = ReturnType<typeof makeAthlete>;

const MEDALS = [
  {
    id: 54,
    medalja: 1,
    natjecanje: 'OI Pariz 2024',
    sport: 'Veslanje',
    disciplina: 'dvojac bez kormilara',
    tim: false,
  },
  { id: 12, medalja: 2, natjecanje: 'OI London 2012', sport: 'Veslanje', disciplina: 'četverac na pariće', tim: true },
];
const ATHLETE = makeAthlete({ medals: MEDALS, EVB: '5512', oib: '69435151530' });
const ROWS = [
  makeAthleteRow(),
  makeAthleteRow({ id: 498, Ime: 'Blaž', Prezime: 'Marić', ime_sporta: 'Judo', gold: 0, silver: 0, category: 'VI' }),
  makeAthleteRow({ id: 129, Ime: 'Anamaria', Prezime: 'Govorčinović', ime_sporta: 'Kajak i kanu na mirnim vodama' }),
];
const NEW: AthleteDraft = { ...athleteForm.empty, Ime: 'Blaž', Prezime: 'Maric' };

function seed(client: QueryClient): void {
  const sports = [
    { id: 3, naziv: 'Judo' },
    { id: ATHLETE.sportid, naziv: ATHLETE.ime_sporta },
  ];
  client.setQueryData(sportChoicesQuery.queryKey, sports);
  const list = athleteListQuery(athleteListAddress.read(new URLSearchParams()));
  client.setQueryData(list.queryKey, { athletes: ROWS, total: ROWS.length, olympians: 2, numPages: 1 });
  const namesake = { id: 498, Ime: 'Blaž', Prezime: 'Marić', ime_sporta: 'Judo', EVB: '5512' };
  client.setQueryData(namesakesQuery({ Ime: 'Blaž', Prezime: 'Maric', id: undefined }).queryKey, [namesake]);
}

export function List() {
  return (
    <StoryCache seed={seed}>
      <AthleteListScreen />
    </StoryCache>
  );
}
List.title = 'Sportaši/Popis';

export function FilledForm() {
  return <Form draft={athleteForm.fromRecord(ATHLETE)} row={ATHLETE} />;
}
FilledForm.title = 'Sportaši/Sportaš';

export function NewWithNamesake() {
  return <Form draft={NEW} isDirty />;
}
NewWithNamesake.title = 'Sportaši/Novi sportaš s imenjakom';

function Form(state: StoryState<AthleteDraft, AthleteDetails>) {
  return (
    <StoryCache seed={seed}>
      <Editor {...state} />
    </StoryCache>
  );
}

function Editor(state: StoryState<AthleteDraft, AthleteDetails>) {
  return (
    <RecordProvider record={useStoryRecord(athleteForm, athleteQueries, state)}>
      <AthleteEditor />
    </RecordProvider>
  );
}
