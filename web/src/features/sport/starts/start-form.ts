import { eventTitle } from '@baklja/contract/features/sport/games';
import {
  type EditedStart,
  OWN_COMMITTEE,
  type Start,
  type StartStatus,
  startTitle,
  statusWord,
} from '@baklja/contract/features/sport/starts';
import type { Flag } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import { dayProblem, formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { eventQueries, useGamesName } from '../games/games.queries.ts';
import { MEDALS, type Place } from '../MedalRow.tsx';

export type Starter = { id: number; name: string; role: string; took_part: Flag };

export type StartDraft = {
  games_id: number | undefined;
  event_id: number | undefined;
  athletes: readonly Starter[];
  committee: string;
  place: number | undefined;
  medal: number | undefined;
  day: string;
  status: StartStatus;
  source: string;
  note: string;
};

const EMPTY: StartDraft = {
  games_id: undefined,
  event_id: undefined,
  athletes: [],
  committee: OWN_COMMITTEE,
  place: undefined,
  medal: undefined,
  day: '',
  status: 'started',
  source: '',
  note: '',
};

export const NO_MEDAL = 'Bez medalje';

/** „Zlato”; `Bez medalje` for none. */
export function medalName(medal: number | null | undefined): string {
  return medal ? MEDALS[medal as Place].name : NO_MEDAL;
}

const gamesName = nameOfId(useGamesName);

const eventName = nameOfId(function useEventName(id) {
  const { data } = useQuery(eventQueries.one(id));
  return data && eventTitle({ ...data, event: data.name, event_en: data.name_en });
});

/** „Ana Anić, Iva Ivić, Veslanje, Dvojac, žene” */
export function nameOfStart(start: Start): string {
  const names = start.athletes.map(({ name }) => name);
  return startTitle(names, eventTitle(start));
}

export const startForm = defineRecordForm({
  kind: 'start',
  empty: EMPTY,
  titleOf: ({ athletes }) => athletes.map(({ name }) => name).join(', '),
  nameOf: nameOfStart,
  list: (row) =>
    row ? { path: paths.startsOfGames(row.games_id), title: row.games } : { path: paths.games, title: 'Igre' },
  fields: {
    games_id: {
      label: 'Igre',
      isNotStored: true,
      check: (id) => (id === undefined ? 'Odaberite Igre.' : undefined),
      describe: gamesName,
    },
    event_id: {
      label: 'Disciplina',
      check: (id) => (id === undefined ? 'Odaberite disciplinu.' : undefined),
      describe: eventName,
    },
    athletes: {
      label: 'Sportaši',
      check: (athletes) => (athletes.length === 0 ? 'Odaberite sportaša.' : undefined),
      comparable: (athletes) => athletes.map(({ name, ...athlete }) => athlete),
      describe: (athletes) => athletes.map(describeStarter).join(', '),
    },
    committee: {
      label: 'Odbor',
      check: (code) => (/^[A-Z]{3}$/.test(code) ? undefined : 'Oznaka odbora ima tri velika slova, npr. CRO.'),
    },
    place: { label: 'Mjesto' },
    medal: { label: 'Medalja', describe: medalName },
    day: {
      label: 'Dan',
      check: (day) => (dayProblem(day) ? `Dan: ${dayProblem(day)}` : undefined),
      describe: formatDay,
    },
    status: { label: 'Ishod', describe: statusWord },
    source: { label: 'Izvor' },
    note: { label: 'Napomena' },
  },
  fromRecord: (row: EditedStart): StartDraft => {
    const { games_id, event_id, committee, status, source, note } = row;
    return {
      ...{ games_id, event_id, committee, status, source, note },
      athletes: row.athletes.map(({ athlete_id: id, name, role, took_part }) => ({ id, name, role, took_part })),
      place: row.place ?? undefined,
      medal: row.first_medal ?? undefined,
      day: row.day ?? '',
    };
  },
  toCreate: (draft) => ({ body: bodyOf(draft) }),
  toUpdate: (draft, { id, version }) => ({ body: { ...bodyOf(draft), id, version } }),
  missing: { fields: ['games_id', 'event_id', 'athletes'], text: () => 'Odaberite disciplinu i sportaša!' },
  createNext: { text: 'Spremi, pa novi s istih Igara', kept: ['games_id', 'committee', 'source'] },
});

function describeStarter({ name, role, took_part }: Starter): string {
  const notes = [role, took_part === 0 && 'nije nastupio'].filter(Boolean);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

/** A draft that lacks something required is not sent. */
function bodyOf({ games_id, event_id = 0, athletes, place, medal, day, ...draft }: StartDraft) {
  return {
    ...draft,
    event_id,
    athletes: athletes.map(({ id, role, took_part }) => ({ athlete_id: id, role, took_part })),
    place: place ?? null,
    medal: medal ?? null,
    day: day || null,
  };
}
