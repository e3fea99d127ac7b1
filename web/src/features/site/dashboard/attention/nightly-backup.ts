import type { BackupProblem, BackupState } from '@baklja/contract/features/site/dashboard';
import { formatBytes } from '#web/lib/text/bytes.ts';
import type { NightlyBackup } from '../dashboard.queries.ts';
import { describeMoment } from '../describe-moment.ts';
import type { AttentionItem } from './attention-item.ts';

const ASK = 'Javite administratoru poslužitelja.';
const RETRIES = 'Nova se pokušava izraditi svake noći, a propuštena i u podne.';

const REASONS: Record<BackupProblem, string> = {
  folder: `Mapa za kopije nije postojala ili se u nju nije moglo pisati. ${ASK}`,
  full: 'Na disku za kopije nije bilo dovoljno mjesta. Javite administratoru poslužitelja da oslobodi mjesto ili smanji broj kopija koje ostaju.',
  stores:
    'Baza podataka ili spremište datoteka nije bilo dostupno. Ako se to ponovi, javite administratoru poslužitelja.',
  stopped:
    'Izrada je prekinuta prije kraja, najčešće zato što je poslužitelj ugašen ili ponovno pokrenut. Ako se to ponovi, javite administratoru poslužitelja.',
  other: `Uzrok je zapisan u porukama koje poslužitelj vodi o svom radu. ${ASK}`,
};

/** What a superadmin must know of the nightly backups; undefined when everything is well. */
export function findBackupFault(backup: NightlyBackup): AttentionItem | undefined {
  const sentences = FAULTS[backup.state]?.(backup);
  if (!sentences) return undefined;
  const { title, help } = sentences;
  const running = backup.is_running ? ['Nova se upravo izrađuje.'] : [];
  return {
    kind: backup.state === 'off' ? 'no-backup' : 'backup',
    title,
    help: [...help, ...running].join(' '),
    links: [],
  };
}

/** One line about backups with which everything is well; undefined otherwise. */
export function describeGoodBackup({ state, is_running, last }: NightlyBackup): string | undefined {
  if (state === 'complete' && last) {
    return `Zadnja sigurnosna kopija: ${describeMoment(last.made)}, ${formatBytes(last.bytes)}.`;
  }
  if (state !== 'first') return undefined;
  return is_running ? 'Prva sigurnosna kopija upravo se izrađuje.' : 'Prva sigurnosna kopija bit će izrađena noćas.';
}

type Fault = (backup: NightlyBackup) => { title: string; help: string[] };

const FAULTS: Partial<Record<BackupState, Fault>> = {
  failed: (backup) => ({
    title: 'Noćna sigurnosna kopija nije izrađena',
    help: [
      ...(backup.failed === null ? [] : [`Pokušaj od ${describeMoment(backup.failed)} nije uspio.`]),
      REASONS[backup.problem ?? 'other'],
      RETRIES,
      lastComplete(backup),
    ],
  }),
  'no-folder': (backup) => ({
    title: 'Mapa za sigurnosne kopije nije dostupna',
    help: ['Ne postoji ili se u nju ne može pisati, pa nova kopija ne može nastati.', ASK, lastComplete(backup)],
  }),
  gone: ({ last }) => ({
    title: 'Zadnje sigurnosne kopije više nema u mapi',
    help: [
      `Datoteka ${last?.name} od ${describeMoment(last?.made ?? '')} izbrisana je, premještena ili promijenjena.`,
      'Ako to nije dogovoreno, javite administratoru poslužitelja.',
      'Nova će biti izrađena iduće noći.',
    ],
  }),
  late: (backup) => ({
    title: backup.last ? 'Zadnja sigurnosna kopija starija je od jednog dana' : 'Još nema nijedne sigurnosne kopije',
    help: [
      ...(backup.last ? [lastComplete(backup)] : []),
      'Poslužitelj je možda bio ugašen.',
      RETRIES,
      'Ako i sutra vidite ovu poruku, javite administratoru poslužitelja.',
    ],
  }),
  off: () => ({
    title: 'Noćne sigurnosne kopije nisu uključene.',
    help: [
      'Ako se poslužitelj pokvari, sadržaj bi se mogao izgubiti.',
      'Zamolite administratora poslužitelja da ih uključi; upute su u datoteci docs/guides/back-up.md.',
    ],
  }),
};

function lastComplete({ last }: NightlyBackup): string {
  if (!last) return 'Nijedna kopija još nije uspjela.';
  const sentence = `Zadnja uspjela kopija je od ${describeMoment(last.made)}`;
  return last.is_gone ? `${sentence}, ali je više nema u mapi.` : `${sentence}.`;
}
