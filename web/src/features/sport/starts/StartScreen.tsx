import { eventTitle, type GamesEvent, sexWord } from '@baklja/contract/features/sport/games';
import { OWN_COMMITTEE, START_STATUSES, statusWord } from '@baklja/contract/features/sport/starts';
import { editorPath } from '@baklja/contract/kinds';
import {
  GAMES_TEXT_MAX_LENGTH,
  PLACE_MAX,
  START_ATHLETES_MAX_ITEMS,
  START_TEXT_MAX_LENGTH,
} from '@baklja/contract/limits';
import { capitalised } from '@baklja/contract/records/record-words';
import { Box, Checkbox, Group, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { DayField } from '#web/forms/fields/DayField.tsx';
import { LongTextField } from '#web/forms/fields/LongTextField.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { paths } from '#web/lib/paths.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useSavedRecord } from '#web/lists/address/use-drawer.ts';
import { HiddenHead } from '#web/ui/PageHead.tsx';
import { RailHead } from '#web/ui/RailHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthletesField } from '../AthletesField.tsx';
import { EventDrawer } from '../games/EventDrawer.tsx';
import { gamesQuery } from '../games/games.queries.ts';
import { MEDALS, PLACES } from '../MedalRow.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import { Decisions } from './Decisions.tsx';
import { NO_MEDAL, nameOfStart, type StartDraft, type Starter, startForm } from './start-form.ts';
import { eventChoicesQuery, firstValuesQuery, startQueries } from './starts.queries.ts';

export function StartScreen() {
  const { id } = useParams();
  return id === undefined ? <NewStart /> : <OpenStart id={id} />;
}

function OpenStart({ id }: { id: string }) {
  return (
    <RecordByKey form={startForm} queries={startQueries} recordKey={id}>
      <StartEditor />
    </RecordByKey>
  );
}

/** The address names what the start begins with: its Games and event, an athlete, or the medal that is its result. */
function NewStart() {
  const first = useFirstValues();
  const form = useMemo(() => ({ ...startForm, empty: { ...startForm.empty, ...first } }), [first]);
  if (first === undefined) return <HiddenHead title="Dodaj nastup" />;
  return (
    <RecordByKey form={form} queries={startQueries} recordKey={undefined}>
      <StartEditor />
    </RecordByKey>
  );
}

/** Undefined while they are read. */
function useFirstValues(): Partial<StartDraft> | undefined {
  const [address] = useSearchParams();
  const [games, event, athlete, medal] = ['igre', 'disciplina', 'sportas', 'medalja'].map((name) => {
    const id = Number(address.get(name));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  });
  const { data } = useQuery(firstValuesQuery({ athlete, medal }));
  return useMemo(() => data && { ...data, games_id: games ?? data.games_id, event_id: event }, [data, games, event]);
}

function StartEditor() {
  const { row, draft } = useRecord(startForm);
  const events = useQuery(eventChoicesQuery(draft.games_id));
  const event = events.data?.find(({ id }) => id === draft.event_id);
  return (
    <PageFrame {...(row && { title: eventTitle(row) })} rail={<StartRail />}>
      {!row && <GamesField />}
      <EventField events={events.data ?? []} />
      {events.isError && <ReadFailed message="Popis disciplina nije učitan." query={events} />}
      <StartersField event={event} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SelectField
          form={startForm}
          name="medal"
          placeholder={NO_MEDAL}
          choices={PLACES.map((place) => ({ value: place, label: MEDALS[place].name }))}
        />
        <NumberField form={startForm} name="place" min={1} max={PLACE_MAX} isOptional />
        <DayField form={startForm} name="day" isOptional />
        <SelectField
          form={startForm}
          name="status"
          choices={START_STATUSES.map((status) => ({ value: status, label: capitalised(statusWord(status)) }))}
        />
        <TextField form={startForm} name="committee" maxLength={3} help={`Troslovna oznaka, npr. ${OWN_COMMITTEE}.`} />
        <TextField form={startForm} name="source" maxLength={START_TEXT_MAX_LENGTH} isOptional />
      </SimpleGrid>
      <LongTextField form={startForm} name="note" minRows={1} maxLength={START_TEXT_MAX_LENGTH} isOptional />
    </PageFrame>
  );
}

function GamesField() {
  const { change } = useRecord(startForm);
  const { id, label, value, error, isLocked } = useField(startForm, 'games_id');
  const games = useQuery(gamesQuery);
  return (
    <Box>
      <Select
        id={id}
        label={label}
        placeholder="Naziv ili godina"
        searchable
        allowDeselect={false}
        nothingFoundMessage="Nijedne Igre ne odgovaraju."
        data={(games.data?.games ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
        value={value === undefined ? null : String(value)}
        error={error}
        disabled={isLocked}
        onChange={(key) => change({ games_id: Number(key), event_id: undefined })}
      />
      {games.isError && <ReadFailed message="Popis Igara nije učitan." query={games} />}
    </Box>
  );
}

/** Parameter of the address while a new event is open. */
const NEW_EVENT_PARAM = 'nova-disciplina';

/** The events of the Games by sport; one that is missing is added in place. */
function EventField({ events }: { events: readonly GamesEvent[] }) {
  const { draft } = useRecord(startForm);
  const { id, label, value, error, isLocked, set, leave } = useField(startForm, 'event_id');
  const { isNew } = useOpenRow(NEW_EVENT_PARAM);
  const { to } = useRowLink(NEW_EVENT_PARAM);
  const added = useSavedRecord();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the event is saved
  useEffect(() => {
    if (added !== undefined) set(Number(added));
  }, [added]);
  const groups = [...Map.groupBy(events, ({ sport }) => sport)].map(([group, some]) => ({
    group,
    items: some.map((event) => ({ value: String(event.id), label: describeEvent(event) })),
  }));
  return (
    <div>
      <Select
        id={id}
        label={label}
        placeholder={draft.games_id === undefined ? 'Najprije odaberite Igre' : 'Naziv discipline'}
        searchable
        allowDeselect={false}
        nothingFoundMessage="Nijedna disciplina ne odgovara."
        data={groups}
        value={value === undefined ? null : String(value)}
        error={error}
        disabled={isLocked || draft.games_id === undefined}
        onChange={(key) => set(Number(key))}
        onBlur={leave}
      />
      {draft.games_id !== undefined && !isLocked && (
        <Text mt={4}>
          <TextLink id={rowLinkId(NEW_EVENT_PARAM)} to={to}>
            Nova disciplina
          </TextLink>
        </Text>
      )}
      {isNew && draft.games_id !== undefined && (
        <EventDrawer gamesId={draft.games_id} recordKey={undefined} param={NEW_EVENT_PARAM} />
      )}
    </div>
  );
}

/** „Bacanje diska, žene”; an English name says that it is one. */
function describeEvent({ name, name_en, sex }: GamesEvent): string {
  return `${name || `${name_en} (engl.)`}, ${sexWord(sex)}`;
}

/** The athlete, or the crew: its members may have a role, and some were only named. */
function StartersField({ event }: { event: GamesEvent | undefined }) {
  const { draft, change, isLocked } = useRecord(startForm);
  const field = useField(startForm, 'athletes');
  const { athletes } = draft;
  const isTeam = event?.is_team === 1 || athletes.length > 1;
  const changeOne = (id: number, part: Partial<Starter>) =>
    change({ athletes: athletes.map((athlete) => (athlete.id === id ? { ...athlete, ...part } : athlete)) });
  return (
    <AthletesField
      field={field}
      athletes={athletes}
      maxItems={event?.is_team === 0 ? 1 : START_ATHLETES_MAX_ITEMS}
      onAdd={({ id, Ime, Prezime }) =>
        change({ athletes: [...athletes, { id, name: `${Ime} ${Prezime}`, role: '', took_part: 1 }] })
      }
      onRemove={(id) => change({ athletes: athletes.filter((athlete) => athlete.id !== id) })}
      details={
        isTeam
          ? ({ id, name, role, took_part }) => (
              <Group pb="xs">
                <TextInput
                  flex={1}
                  aria-label={`Uloga: ${name}`}
                  placeholder="Uloga, npr. kormilar"
                  maxLength={GAMES_TEXT_MAX_LENGTH}
                  value={role}
                  disabled={isLocked}
                  onChange={({ currentTarget }) => changeOne(id, { role: currentTarget.value })}
                />
                <Checkbox
                  label="nastupio"
                  aria-label={`Nastupio: ${name}`}
                  checked={took_part === 1}
                  disabled={isLocked}
                  onChange={({ currentTarget }) => changeOne(id, { took_part: currentTarget.checked ? 1 : 0 })}
                />
              </Group>
            )
          : undefined
      }
    />
  );
}

function StartRail() {
  const { row } = useRecord(startForm);
  if (!row) {
    return (
      <Text c="quiet">Nastup posade jedan je zapis s više sportaša. Sportaš koji nastupi računa se kao olimpijac.</Text>
    );
  }
  const isMedalMissing = row.medal !== null && row.medal_id === null && row.committee === OWN_COMMITTEE;
  return (
    <>
      <Decisions row={row} />
      {(row.medal_id !== null || isMedalMissing) && (
        <section aria-label="Zapis medalje">
          <RailHead title="Zapis medalje" />
          <Text pt="xs">
            {row.medal_id === null ? (
              <>
                Ove medalje nema na popisu. <TextLink to={paths.createMedalOf(row.id)}>Dodaj medalju</TextLink>
              </>
            ) : (
              <TextLink to={editorPath('medal', row.medal_id)}>Otvori medalju</TextLink>
            )}
          </Text>
        </section>
      )}
      <RecordFacts row={row} />
      <DeleteRecord subject={nameOfStart(row)} />
    </>
  );
}
