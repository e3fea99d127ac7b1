import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { paths } from '#web/lib/paths.ts';
import { agentName } from '#web/lib/text/agent-name.ts';
import { describeValue, fieldWord } from '#web/lists/record-fields.ts';

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
  'create-folder': 'Izrada foldera',
  'delete-folder': 'Brisanje foldera',
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
  'create-key': 'Izrada ključa',
  'delete-key': 'Ukidanje ključa',
  'add-webhook': 'Dodavanje webhooka',
  'delete-webhook': 'Brisanje webhooka',
  'resend-webhook': 'Ponovno slanje webhooka',
};

/** The kind of a record, as a filter and a cell name it. */
export function kindWord(kind: Kind): string {
  return kind === 'categorisedAthlete' ? 'Kategorizacija' : capitalised(nominative(kind));
}

export function whoOf({ user_id, user_name }: AuditEntry): string {
  return user_name ?? (user_id === null ? 'neprijavljen' : 'izbrisan korisnik');
}

/** What it was done to; empty for an action without a record, and for a log-in or log-out, which names its user as who. */
export function whatOf({ action, title, kind, record_id, user_id }: AuditEntry): string {
  if ((action === 'log-in' || action === 'log-out') && user_id === record_id) return '';
  if (title !== '') return title;
  if (kind === null || record_id === null) return '';
  return kind === 'user' ? 'izbrisan korisnik' : 'bez naziva';
}

/** From which browser, system and address. */
export function whereOf({ address, agent, user_id }: AuditEntry): string {
  if (address !== null) return agent === null ? address : `${agentName(agent)}, ${address}`;
  return user_id === null ? 'sama aplikacija' : 'adresa uklonjena nakon 12 mjeseci';
}

/** The details in one line: changed fields by name, single facts with their value, the place of a log-in. */
export function summaryOf(entry: AuditEntry): string {
  const { action } = entry;
  if (action === 'log-in' || action === 'log-in-failed') return whereOf(entry);
  const { kind, details } = entry;
  return factsOf({ kind, details })
    .map(({ field, word, former, value }) => {
      if (former !== undefined || details[field] === true) return word;
      return `${word}: ${value}`;
    })
    .join(', ');
}

/** Where the record is opened; undefined when it has no address or does not exist. */
export function addressOf({ kind, record_id: id, record_key: key }: AuditEntry): string | undefined {
  if (kind === null || id === null || key === null || key === undefined) return undefined;
  const address = paths.record({ kind, id, key });
  return address === '/' ? undefined : address;
}

export function nameOf(entry: AuditEntry): string {
  const what = whatOf(entry);
  return what === '' ? ACTION_WORDS[entry.action] : `${ACTION_WORDS[entry.action]}, ${what}`;
}

/** A fact of an entry; `former` is undefined where only one value is known. */
export type AuditFact = { field: string; word: string; former: string | undefined; value: string };

/** What is known of an entry, in Croatian: changed fields with their values before and after, or single facts. */
export function factsOf({ kind, details }: Pick<AuditEntry, 'kind' | 'details'>): AuditFact[] {
  return Object.entries(details).flatMap(([field, known]): AuditFact[] => {
    const word = fieldWord(kind, field);
    if (word === undefined) return [];
    if (known === true) return [{ field, word, former: undefined, value: 'promijenjeno' }];
    const isChange = Array.isArray(known) && known.length === 2 && field !== 'roles';
    if (!isChange) return [{ field, word, former: undefined, value: describeValue(field, known) }];
    return [{ field, word, former: describeValue(field, known[0]), value: describeValue(field, known[1]) }];
  });
}
