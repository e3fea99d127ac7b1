import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { capitalised, nominative } from '@baklja/contract/records/record-words';

export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  create: 'Izrada',
  update: 'Izmjena',
  delete: 'Brisanje',
  restore: 'Vraćanje iz koša',
  erase: 'Trajno brisanje',
  order: 'Promjena redoslijeda',
  merge: 'Spajanje',
  pin: 'Prikvačivanje',
  unpin: 'Otkvačivanje',
  'link-translation': 'Povezivanje prijevoda',
  'share-preview': 'Dijeljenje pregleda',
  'delete-preview': 'Ukidanje dijeljenog pregleda',
  upload: 'Slanje datoteke',
  replace: 'Zamjena datoteke',
  move: 'Premještanje',
  'create-folder': 'Izrada mape',
  'delete-folder': 'Brisanje mape',
  import: 'Uvoz',
  'read-oib': 'Čitanje OIB-a',
  register: 'Registracija',
  approve: 'Odobrenje korisnika',
  'log-in': 'Prijava',
  'log-in-failed': 'Neuspjela prijava',
  'log-out': 'Odjava',
  'end-sessions': 'Odjava sa svih uređaja',
  'change-password': 'Promjena lozinke',
  'add-second-factor': 'Dodavanje drugog koraka',
  'remove-second-factor': 'Uklanjanje drugog koraka',
  'require-second-factor': 'Obavezna prijava u dva koraka',
};

/** The kind of a record, as a filter and a cell name it. */
export function kindWord(kind: Kind): string {
  return kind === 'categorisedAthlete' ? 'Kategorizacija' : capitalised(nominative(kind));
}
