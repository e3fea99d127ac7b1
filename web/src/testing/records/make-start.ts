import type { EditedStart, Start } from '@baklja/contract/features/sport/starts';

/** A start without a medal, as everyone reads it. */
export function makeStart(start: Partial<Start> = {}): Start {
  return {
    id: 7,
    games_id: 22,
    games: 'OI Pariz 2024',
    event_id: 70,
    sport: 'Atletika',
    event: 'Bacanje diska',
    event_en: 'Discus Throw',
    sex: 'Ž',
    is_team: 0,
    committee: 'CRO',
    place: null,
    medal: null,
    is_pending: 0,
    day: null,
    status: 'started',
    athletes: [{ athlete_id: 376, name: 'Martin Sinković', role: '', took_part: 1 }],
    ...start,
  };
}

/** A start as its editor reads it. */
export function makeEditedStart(start: Partial<EditedStart> = {}): EditedStart {
  return {
    ...makeStart(),
    first_medal: start.medal ?? null,
    source: '',
    note: '',
    decisions: [],
    medal_id: null,
    created: '2026-11-20T10:00:00.000Z',
    modified: '2026-11-20T10:00:00.000Z',
    modified_by: 4,
    modified_by_name: 'Iva Đurđević',
    version: 2,
    ...start,
  };
}
