import { findMissingWinner, hasWinnerTwice, type Medal, medalKey } from '@baklja/contract/features/sport/medals';
import { readJsonItems } from '@baklja/contract/json-text';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import { MEDAL_TOAST_MS } from '#web/lib/timings.ts';
import { MEDALS, type Place } from '../MedalRow.tsx';
import { pageChoicesQuery } from './medals.queries.ts';
import { medalsText as text } from './medals.text.ts';

export type Winner = { id: number; name: string };

export type MedalDraft = Pick<Medal, 'tim' | 'timVal' | 'sport' | 'natjecanje' | 'disciplina'> & {
  winners: readonly Winner[];
  medalja: number | undefined;
  page_id: number | undefined;
  page_id_eng: number | undefined;
  /** Key of the medal of which the user has said that there are two; empty for none. */
  other_medal: string;
};

const EMPTY: MedalDraft = {
  tim: false,
  timVal: '',
  winners: [],
  medalja: undefined,
  sport: '',
  natjecanje: '',
  disciplina: '',
  page_id: undefined,
  page_id_eng: undefined,
  other_medal: '',
};

const needed = (message: string) => (value: unknown) => (value === undefined ? message : undefined);

const croatianPage = nameOfId(function useCroatianPage(id) {
  return useQuery(pageChoicesQuery('hr-HR')).data?.find((page) => page.id === id)?.title;
});

const englishPage = nameOfId(function useEnglishPage(id) {
  return useQuery(pageChoicesQuery('en-GB')).data?.find((page) => page.id === id)?.title;
});

const SHORTLY = { messageMs: MEDAL_TOAST_MS };

export const medalForm = defineRecordForm({
  kind: 'medal',
  empty: EMPTY,
  titleOf: ({ natjecanje, ...draft }) =>
    [namesOf(draft.tim, draft.timVal, draft.winners), natjecanje].filter(Boolean).join(', '),
  fields: {
    tim: { label: text.team, describe: (isTeam) => (isTeam ? 'Da' : 'Ne') },
    timVal: {
      label: 'Unesi tim',
      summaryLabel: 'tim',
      check: (_, draft) => (missingOf(draft) === 'timVal' ? 'Unesite tim.' : undefined),
    },
    winners: {
      label: 'Odaberi sportaša',
      summaryLabel: 'sportaš',
      check: (winners, draft) => {
        if (missingOf(draft) === 'winners') return 'Odaberite sportaša.';
        return hasWinnerTwice(idsOf(winners)) ? 'Isti sportaš ne može stajati dvaput na istoj medalji.' : undefined;
      },
      comparable: idsOf,
      describe: (winners) => winners.map(({ name }) => name).join(', '),
    },
    medalja: {
      label: text.medal,
      check: needed('Odaberite zlato, srebro ili broncu.'),
      describe: (place) => (place === undefined ? '' : MEDALS[place as Place].name),
    },
    sport: { label: text.sport, check: required('Unesite sport.') },
    natjecanje: { label: text.competition, check: required('Unesite natjecanje.') },
    disciplina: { label: 'Disciplina' },
    page_id: {
      label: text.page['hr-HR'],
      summaryLabel: 'hrvatska stranica',
      check: needed(text.pageMissing['hr-HR']),
      describe: croatianPage,
    },
    page_id_eng: {
      label: text.page['en-GB'],
      summaryLabel: 'engleska stranica',
      check: needed(text.pageMissing['en-GB']),
      describe: englishPage,
    },
    other_medal: { label: text.otherMedal, isNotStored: true },
  },
  fromRecord: ({ tim, timVal, medalja, sport, natjecanje, disciplina, ...medal }: Medal): MedalDraft => ({
    tim,
    timVal,
    winners: winnersOf(medal),
    medalja,
    sport,
    natjecanje,
    disciplina,
    page_id: medal.page_id ?? undefined,
    page_id_eng: medal.page_id_eng ?? undefined,
    other_medal: '',
  }),
  // The server refuses an unconfirmed second one, so that no save is faster than the list.
  toCreate: (draft) => ({
    body: { ...bodyOf(draft), other_medal: draft.other_medal === keyOfDraft(draft) ? (1 as const) : (0 as const) },
  }),
  toUpdate: (draft, { id, version }) => ({ body: { ...bodyOf(draft), id, version } }),
  missing: {
    fields: ['timVal', 'winners', 'medalja', 'sport', 'natjecanje', 'page_id', 'page_id_eng'],
    text: () => 'Molimo Vas unesite sve podatke!',
  },
  saveTexts: { create: 'Dodaj medalju', update: 'Ažuriraj' },
  createNext: { text: 'Dodaj, pa nova s istih Igara', kept: ['natjecanje', 'page_id', 'page_id_eng'] },
  after: { create: SHORTLY, update: SHORTLY, remove: SHORTLY },
});

/** The key of a draft as the medals of the list have it. */
export function keyOfDraft({ winners, medalja = 0, ...draft }: MedalDraft): string {
  return medalKey({ ...draft, medalja, winners: idsOf(winners) });
}

function missingOf({ tim, timVal, winners }: Pick<MedalDraft, 'tim' | 'timVal' | 'winners'>) {
  return findMissingWinner({ tim, timVal, winners: idsOf(winners) });
}

function idsOf(winners: readonly Winner[]): number[] {
  return winners.map(({ id }) => id);
}

export function keyOfMedal(medal: Medal): string {
  return medalKey({ ...medal, winners: idsOf(winnersOf(medal)) });
}

export function winnersOf({ ime_prezime }: Pick<Medal, 'ime_prezime'>): Winner[] {
  return readJsonItems(ime_prezime).map(({ id, name }) => ({ id: Number(id), name: String(name) }));
}

/** Who won a medal, as lists name them: the team, or its athletes. */
export function winnerNames(medal: Pick<Medal, 'ime_prezime' | 'tim' | 'timVal'>): string {
  return namesOf(medal.tim, medal.timVal, winnersOf(medal));
}

function namesOf(isTeam: boolean, team: string, winners: readonly Winner[]): string {
  if (isTeam && team !== '') return team;
  const names = winners.map(({ name }) => name);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`;
}

/** A draft that lacks something required is not sent. */
function bodyOf({ winners, medalja, page_id, page_id_eng, other_medal, ...draft }: MedalDraft) {
  return {
    ...draft,
    tim: draft.tim ? (1 as const) : (0 as const),
    ime_prezime: JSON.stringify(winners),
    medalja: medalja ?? 0,
    page_id: page_id ?? 0,
    page_id_eng: page_id_eng ?? 0,
  };
}
