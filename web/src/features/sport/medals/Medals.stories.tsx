import type { Medal } from '@baklja/contract/features/sport/medals';
import type { QueryClient } from '@tanstack/react-query';
import { findProblems } from '#web/forms/define-record-form.ts';
import { RecordProvider } from '#web/forms/open-record.ts';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { makeAthleteRow, makeMedal } from '#web/testing/records/make-athlete.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { MedalListScreen } from './MedalListScreen.tsx';
import { MedalEditor } from './MedalScreen.tsx';
import { type MedalDraft, medalForm } from './medal-form.ts';
import { athleteChoicesQuery, medalListQuery, medalQueries, pageChoicesQuery } from './medals.queries.ts';
import { medalsText as text } from './medals.text.ts';

const named = (...names: string[]) => JSON.stringify(names.map((name, place) => ({ id: place + 1, name })));
const TEAM = makeMedal({
  ...{ id: 2, medalja: 2, tim: true, timVal: 'Hrvatska, vaterpolo, muškarci', sport: 'Vaterpolo' },
  ...{ disciplina: 'vaterpolski turnir', ime_prezime: named('Maro Joković', 'Luka Bukić'), page_id_eng: null },
});
const MEDALS = [
  makeMedal({ id: 54, ime_prezime: named('Martin Sinković', 'Valent Sinković') }),
  TEAM,
  makeMedal({ id: 3, medalja: 3, ime_prezime: named('Lena Stojković'), sport: 'Taekwondo', disciplina: 'do 49 kg' }),
  makeMedal({ id: 4, natjecanje: 'OI Tokio 2020', ime_prezime: named('Matea Jelić'), sport: 'Taekwondo' }),
  makeMedal({
    id: 5,
    medalja: 2,
    natjecanje: 'ZOI Soči 2014',
    ime_prezime: named('Ivica Kostelić'),
    sport: 'Skijanje',
  }),
];

function seed(client: QueryClient): void {
  client.setQueryData(medalListQuery.queryKey, MEDALS);
  client.setQueryData(sportChoicesQuery.queryKey, [{ id: 9, naziv: 'Veslanje' }]);
  const found = { athletes: [makeAthleteRow()], total: 1, olympians: 1, numPages: 1 };
  client.setQueryData(athleteChoicesQuery('').queryKey, found);
  for (const language of ['hr-HR', 'en-GB'] as const) client.setQueryData(pageChoicesQuery(language).queryKey, []);
}

export function List() {
  return (
    <StoryCache seed={seed}>
      <MedalListScreen />
    </StoryCache>
  );
}
List.title = 'Medalje/Popis';

export function NewForm() {
  return <Form draft={medalForm.empty} />;
}
NewForm.title = 'Medalje/Nova medalja';

export function TeamForm() {
  return <Form draft={medalForm.fromRecord(TEAM)} row={TEAM} />;
}
TeamForm.title = 'Medalje/Medalja tima';

export function IncompleteForm() {
  const draft = medalForm.empty;
  return <Form draft={draft} isDirty hasFailed problems={findProblems(medalForm, draft)} refusal={text.incomplete} />;
}
IncompleteForm.title = 'Medalje/Nepotpuna medalja';

function Form(state: StoryState<MedalDraft, Medal>) {
  return (
    <StoryCache seed={seed}>
      <Editor {...state} />
    </StoryCache>
  );
}

function Editor(state: StoryState<MedalDraft, Medal>) {
  return (
    <RecordProvider record={useStoryRecord(medalForm, medalQueries, state)}>
      <MedalEditor />
    </RecordProvider>
  );
}
