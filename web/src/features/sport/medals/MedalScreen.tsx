import { foldText } from '@baklja/contract/alias';
import type { PageRow } from '@baklja/contract/features/content/pages';
import { readCompetition } from '@baklja/contract/features/sport/competition';
import { sexWord } from '@baklja/contract/features/sport/games';
import type { Medal } from '@baklja/contract/features/sport/medals';
import type { EditedStart } from '@baklja/contract/features/sport/starts';
import type { Language } from '@baklja/contract/fields';
import { editorPath, KINDS, recordAddress } from '@baklja/contract/kinds';
import {
  COMPETITION_MAX_LENGTH,
  DISCIPLINE_MAX_LENGTH,
  MEDAL_ATHLETES_MAX_ITEMS,
  TEAM_NAME_MAX_LENGTH,
} from '@baklja/contract/limits';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import {
  Autocomplete,
  type AutocompleteProps,
  Checkbox,
  Flex,
  Group,
  NativeSelect,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { inSentence } from '#web/forms/define-record-form.ts';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { paths } from '#web/lib/paths.ts';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { HiddenHead } from '#web/ui/PageHead.tsx';
import { RailHead } from '#web/ui/RailHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthletesField } from '../AthletesField.tsx';
import { MEDALS, PLACES } from '../MedalRow.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import { startQueries } from '../starts/starts.queries.ts';
import classes from './MedalScreen.module.css';
import { keyOfDraft, keyOfMedal, type MedalDraft, medalForm, winnerNames } from './medal-form.ts';
import { medalListQuery, medalQueries, pageChoicesQuery } from './medals.queries.ts';
import { medalsText as text } from './medals.text.ts';

export function MedalScreen() {
  const { id } = useParams();
  const form = useFormOfNew(id === undefined);
  if (!form) return <HiddenHead title={KINDS.medal.screens.create.title} />;
  return (
    <RecordByKey form={form} queries={medalQueries} recordKey={id}>
      <MedalEditor />
    </RecordByKey>
  );
}

/** A new medal begins with what the start says that the address names. Undefined while that is read. */
function useFormOfNew(isNew: boolean) {
  const [address] = useSearchParams();
  const id = Number(address.get('nastup'));
  const isOfStart = isNew && id > 0;
  const start = useQuery({ ...startQueries.one(id), enabled: isOfStart });
  const medals = useQuery({ ...medalListQuery, enabled: isOfStart });
  const isReading = isOfStart && (start.isLoading || medals.isLoading);
  return useMemo(() => {
    if (isReading) return undefined;
    return start.data ? { ...medalForm, empty: draftOfStart(start.data, medals.data ?? []) } : medalForm;
  }, [isReading, start.data, medals.data]);
}

/** The competition and the pages are those of the other medals of the Games, which may spell their name differently. */
function draftOfStart(start: EditedStart, medals: readonly Medal[]): MedalDraft {
  const { season, year } = readCompetition(start.games);
  const like = medals.find(({ natjecanje }) => {
    const read = readCompetition(natjecanje);
    return read.season === season && read.year === year;
  });
  return {
    ...medalForm.empty,
    winners: start.athletes.map(({ athlete_id, name }) => ({ id: athlete_id, name })),
    medalja: start.medal ?? undefined,
    sport: start.sport,
    natjecanje: like?.natjecanje ?? start.games,
    disciplina: disciplineOf(start),
    page_id: like?.page_id ?? undefined,
    page_id_eng: like?.page_id_eng ?? undefined,
  };
}

/** „bacanje diska, žene”, as medals name their events. */
function disciplineOf({ event, event_en, sex }: EditedStart): string {
  return [inSentence(event || event_en), sex !== 'X' && sexWord(sex)].filter(Boolean).join(', ');
}

function MedalEditor() {
  const record = useRecord(medalForm);
  const { draft } = record;
  const medals = useQuery(medalListQuery);
  const sports = useQuery(sportChoicesQuery);
  const competitions = [...new Set((medals.data ?? []).map(({ natjecanje }) => natjecanje))];
  // A new medal is shown where the others of its Games are, or where all are, unless the user has chosen another page.
  const changeCompetition = (natjecanje: string) => {
    const complete = (medals.data ?? []).filter((medal) => medal.page_id !== null && medal.page_id_eng !== null);
    const [first] = complete;
    const areAllThere = complete.every(
      (one) => one.page_id === first?.page_id && one.page_id_eng === first.page_id_eng,
    );
    const likeIn = (games: string) =>
      sameGames(complete, games)[0] ?? (areAllThere && games.trim() ? first : undefined);
    const [former, next] = [likeIn(draft.natjecanje), likeIn(natjecanje)];
    const pageOf = (name: PageProps['name']) =>
      draft[name] === undefined || draft[name] === former?.[name] ? (next?.[name] ?? undefined) : draft[name];
    const pages = record.row ? {} : { page_id: pageOf('page_id'), page_id_eng: pageOf('page_id_eng') };
    record.change({ natjecanje, ...pages });
  };
  return (
    <PageFrame title="Dodaj medalju i natjecanje" rail={<MedalRail medals={medals} />}>
      <SwitchField form={medalForm} name="tim" help="Momčad ili posada pod jednim imenom." />
      {draft.tim && (
        <TextField form={medalForm} name="timVal" maxLength={TEAM_NAME_MAX_LENGTH} help="Ovako piše na webu." />
      )}
      <WinnersField />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" py="md" className={classes.columns}>
        <PlaceField />
        <SuggestField name="sport" data={(sports.data ?? []).map(({ naziv }) => naziv)} />
        <SuggestField
          name="natjecanje"
          data={competitions}
          onChange={changeCompetition}
          placeholder="npr. OI Tokyo 2020"
          maxLength={COMPETITION_MAX_LENGTH}
          description={draft.natjecanje.trim() === '' ? undefined : text.readAs(readCompetition(draft.natjecanje))}
        />
        <TextField
          form={medalForm}
          name="disciplina"
          maxLength={DISCIPLINE_MAX_LENGTH}
          placeholder="npr. dvojac bez kormilara"
          isOptional
        />
      </SimpleGrid>
      <SameMedal medals={medals.data ?? []} />
      <Stack>
        <Title order={2} ff="text" fz="sm" fw={600} lh="20px">
          Stranice na webu{' '}
          <Text span c="dimmed" fw={400}>
            {`${record.row ? '' : 'Nova medalja dobiva stranice ostalih medalja. '}Popis se sužava godinom i mjesecom zadnje izmjene.`}
          </Text>
        </Title>
        <PageField name="page_id" language="hr-HR" />
        <PageField name="page_id_eng" language="en-GB" />
      </Stack>
    </PageFrame>
  );
}

/** An empty sport follows the first athlete. */
function WinnersField() {
  const { draft, change } = useRecord(medalForm);
  const { tim, winners, sport } = draft;
  const isFirst = winners.length === 0 && sport.trim() === '';
  return (
    <AthletesField
      field={useField(medalForm, 'winners')}
      athletes={winners}
      {...(tim && { note: 'članovi tima, nije obvezno' })}
      maxItems={MEDAL_ATHLETES_MAX_ITEMS}
      onAdd={({ id, Ime, Prezime, ime_sporta }) =>
        change({ winners: [...winners, { id, name: `${Ime} ${Prezime}` }], ...(isFirst && { sport: ime_sporta }) })
      }
      onRemove={(id) => change({ winners: winners.filter((winner) => winner.id !== id) })}
    />
  );
}

/** A medal that is there already. The server takes the same again only when the tick is set. */
function SameMedal({ medals }: { medals: readonly Medal[] }) {
  const { draft, row } = useRecord(medalForm);
  const { id, error, isLocked, set } = useField(medalForm, 'other_medal');
  const key = keyOfDraft(draft);
  // A medal that was just made is not its own double.
  const same = row || isLocked ? undefined : medals.find((medal) => keyOfMedal(medal) === key);
  if (!same) return null;
  return (
    <Stack gap="xs" p="sm" bg="var(--paper-2)" style={{ borderLeft: '3px solid var(--ink)' }} role="status">
      <span>
        Ta je medalja već upisana:{' '}
        <TextLink to={editorPath('medal', same.id)}>{`${winnerNames(same)}, ${same.natjecanje}`}</TextLink>
      </span>
      <Checkbox
        id={id}
        label={text.otherMedal}
        checked={draft.other_medal === key}
        error={error}
        onChange={(event) => set(event.currentTarget.checked ? key : '')}
      />
    </Stack>
  );
}

/** A line of text with suggestions; any other text is accepted too. */
function SuggestField({ name, ...props }: AutocompleteProps & { name: 'sport' | 'natjecanje' }) {
  const { isLocked, set, leave, ...field } = useField(medalForm, name);
  return <Autocomplete {...field} limit={12} disabled={isLocked} onChange={set} onBlur={leave} {...props} />;
}

/** Gold, silver or bronze. Nothing is chosen at first: a wrong gold is worse than one more click. */
function PlaceField() {
  const { id, label, value, error, isLocked, set } = useField(medalForm, 'medalja');
  return (
    <Radio.Group label={label} value={String(value ?? '')} error={error} onChange={(place) => set(Number(place))}>
      <Group gap="md" py={6}>
        {PLACES.map((place, index) => (
          <Radio
            key={place}
            {...(index === 0 && { id })}
            value={String(place)}
            disabled={isLocked}
            label={
              <Flex component="span" gap={6} align="center">
                <MedalDisc place={place} /> {MEDALS[place].name}
              </Flex>
            }
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** First year that the lists offer (spec 1, section 9). */
const FIRST_YEAR = 1999;

const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

type PageProps = { name: 'page_id' | 'page_id_eng'; language: Language };

/** The page that shows a medal, narrowed by the year and month in which pages were last changed. */
function PageField({ name, language }: PageProps) {
  const { id, value, error, isLocked, set, leave } = useField(medalForm, name);
  const [changed, setChanged] = useState({ year: '', month: '' });
  const pages = useQuery(pageChoicesQuery(language));
  const narrowed = (pages.data ?? []).filter((page) => value === page.id || isChangedIn(page, changed));
  const options = narrowed.map((page) => ({ value: String(page.id), label: `${page.title} - ${page.id}` }));
  // A page that the list does not have stays chosen.
  const isUnknown = value !== undefined && options.every((option) => option.value !== String(value));
  const label = text.page[language];
  return (
    <fieldset className={classes.page}>
      <legend>{label}</legend>
      {(
        [
          ['year', years()],
          ['month', MONTHS],
        ] as const
      ).map(([part, choices]) => (
        <NativeSelect
          key={part}
          aria-label={`${label}: ${text[part]}`}
          value={changed[part]}
          disabled={isLocked}
          onChange={(event) => setChanged({ ...changed, [part]: event.currentTarget.value })}
          data={[{ value: '', label: text[part] }, ...choices]}
        />
      ))}
      <Select
        id={id}
        aria-label={label}
        placeholder="Naslov ili broj stranice"
        searchable
        allowDeselect={false}
        limit={50}
        data={isUnknown ? [{ value: String(value), label: `br. ${value}` }, ...options] : options}
        nothingFoundMessage="Nijedna stranica ne odgovara."
        value={value === undefined ? null : String(value)}
        error={error}
        disabled={isLocked}
        onChange={(key) => set(key === null ? undefined : Number(key))}
        onBlur={leave}
      />
      {pages.isError && <ReadFailed message="Popis stranica nije učitan." query={pages} />}
    </fieldset>
  );
}

function isChangedIn({ modified_time }: PageRow, { year, month }: { year: string; month: string }): boolean {
  const day = dayInZagreb(new Date(modified_time));
  return (year === '' || day.startsWith(year)) && (month === '' || day.slice(5, 7) === month);
}

function years(): string[] {
  const last = Number(dayInZagreb(new Date()).slice(0, 4));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, place) => String(last - place));
}

function sameGames(medals: readonly Medal[], competition: string): Medal[] {
  const folded = foldText(competition.trim());
  return medals.filter(({ natjecanje }) => folded !== '' && foldText(natjecanje) === folded);
}

/** The medals of the same Games, so that none is entered twice; and the facts of this one. */
function MedalRail({ medals }: { medals: UseQueryResult<Medal[]> }) {
  const { row, draft } = useRecord(medalForm);
  const competition = draft.natjecanje.trim();
  const same = sameGames(medals.data ?? [], competition);
  return (
    <>
      <section aria-label={competition === '' ? undefined : `Medalje: ${competition}`}>
        <RailHead title={competition || 'Iste Igre'} count={same.length}>
          {competition !== '' && <TextLink to={KINDS.medal.screens.list.path}>Sve medalje</TextLink>}
        </RailHead>
        {competition === '' && (
          <Text c="quiet" pt="xs">
            Kad upišete natjecanje, ovdje stoje medalje koje su s tih Igara već unesene.
          </Text>
        )}
        {competition !== '' && medals.isError && (
          <ReadFailed message="Medalje s istih Igara nisu učitane." query={medals} />
        )}
        <ul className={classes.list}>
          {same.map((medal) => (
            <Flex
              component="li"
              key={medal.id}
              aria-current={medal.id === row?.id || undefined}
              gap="sm"
              align="center"
              px={4}
              py={7}
            >
              <MedalDisc place={medal.medalja} />
              <div>
                <Text fw={600}>{winnerNames(medal)}</Text>
                <Text c="dimmed" fz="sm">
                  {[medal.sport, medal.disciplina].filter(Boolean).join(', ')}
                </Text>
              </div>
            </Flex>
          ))}
        </ul>
      </section>
      {row && (
        <>
          <section aria-label="Nastup">
            <RailHead title="Nastup" />
            <Text pt="xs">
              {row.start_id ? (
                <TextLink to={recordAddress('start', { key: row.start_id })}>Otvori nastup</TextLink>
              ) : (
                <>
                  Nijedan nastup nema ovu medalju.{' '}
                  <TextLink to={paths.createStart({ medal: row.id })}>Dodaj nastup</TextLink>
                </>
              )}
            </Text>
          </section>
          <RecordFacts row={row} />
          <DeleteRecord subject={`${winnerNames(row)}, ${row.natjecanje}`} question={text.list.deleteQuestion} />
        </>
      )}
    </>
  );
}
