import type { AthleteDetails, AthleteRow } from '@baklja/contract/features/sport/athletes';
import type { Medal } from '@baklja/contract/features/sport/medals';

const NAMED = { id: 376, Ime: 'Martin', Prezime: 'Sinković', sportid: 9, ime_sporta: 'Veslanje', slika: '', EVB: '77' };

/** An athlete as its editor reads it. */
export function makeAthlete(athlete: Partial<AthleteDetails> = {}): AthleteDetails {
  return {
    ...NAMED,
    aktivan: 1,
    olimpijac: 1,
    tekst: '<p>Veslač.</p>',
    tekst_eng: '',
    version: 4,
    azurirano: '2026-11-14T10:00:00.000Z',
    modified: '2026-11-14T10:00:00.000Z',
    created: '2026-10-20T10:00:00.000Z',
    modified_by: 4,
    modified_by_name: 'Iva Đurđević',
    oib: '',
    category: 'I',
    category_from: '01.01.2026.',
    category_to: '31.12.2099.',
    medals: [],
    ...athlete,
  };
}

/** A row of the list of athletes. */
export function makeAthleteRow(athlete: Partial<AthleteRow> = {}): AthleteRow {
  return {
    ...NAMED,
    aktivan: 1,
    olimpijac: 1,
    gold: 3,
    silver: 1,
    bronze: 0,
    has_tekst: 1,
    has_tekst_eng: 0,
    category: 'I',
    modified: '2026-11-14T10:00:00.000Z',
    modified_by_name: null,
    version: 4,
    ...athlete,
  };
}

/** A medal of one athlete. */
export function makeMedal(medal: Partial<Medal> = {}): Medal {
  return {
    id: 54,
    medalja: 1,
    sport: 'Veslanje',
    natjecanje: 'OI Pariz 2024',
    disciplina: 'dvojac bez kormilara',
    page_id: 4,
    page_id_eng: 10,
    tim: false,
    timVal: '',
    version: 2,
    ime_prezime: JSON.stringify([{ id: 376, name: 'Martin Sinković' }]),
    ...medal,
  };
}
