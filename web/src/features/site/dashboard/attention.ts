import type { User } from '@baklja/contract/features/accounts/users';
import type { PostStatus } from '@baklja/contract/features/content/posts';
import type { BackupProblem, BackupState, ProofProblem } from '@baklja/contract/features/site/dashboard';
import type { SystemPart } from '@baklja/contract/features/site/system-status';
import type { Webhook } from '@baklja/contract/features/site/webhooks';
import { type Kind, lackOf } from '@baklja/contract/kinds';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { nominative } from '@baklja/contract/records/record-words';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { formatDateTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { failureOf } from '../integration/webhook-words.ts';
import type { NightlyBackup, PostTotals, WaitingWork } from './dashboard.queries.ts';
import { countPosts, postsByLanguage } from './post-totals.ts';

export type AttentionItem = {
  kind:
    | 'public-passwords'
    | 'system'
    | 'backup'
    | 'webhook'
    | 'waiting'
    | 'addresses'
    | 'pins'
    | 'scheduled'
    | 'ending'
    | 'drafts'
    | 'lack'
    | 'no-backup';
  title: string;
  help?: string;
  /** Where to act on it: for numbers, the lists of exactly what they count. */
  links: readonly { text: string; to: string }[];
};

type AttentionFacts = {
  pinned: number;
  /** Undefined when unknown. */
  totals: PostTotals | undefined;
  /** The registrations that wait, the oldest first. */
  waiting: readonly Pick<User, 'created'>[];
  /** The active users with a password that everyone knows. */
  publicUsers: readonly Pick<User, 'username'>[];
  /** Undefined when unknown, and for roles that may not know. */
  backup?: NightlyBackup | undefined;
  /** How many addresses the public does not get; undefined when unknown, and for roles that may not know. */
  refusedAddresses?: number | undefined;
  /** Parts of the system that need action. */
  systemFaults?: readonly SystemPart[] | undefined;
  webhooks?: readonly Webhook[] | undefined;
  lacks?: WaitingWork['lacks'] | undefined;
  now: Date;
};

/** Items that need attention, most urgent first; empty when there are none. */
export function findAttention(known: AttentionFacts): AttentionItem[] {
  const { pinned, totals, waiting, publicUsers, backup, refusedAddresses = 0, webhooks = [], lacks = [], now } = known;
  const faults = known.systemFaults ?? [];
  const fault = backup && findBackupFault(backup);
  return [
    ...(publicUsers.length > 0 ? [describePublicPasswords(publicUsers)] : []),
    ...(faults.some((part) => !PARTS_WITH_ITEMS.has(part)) ? [describeSystem(faults.length)] : []),
    ...(fault?.kind === 'backup' ? [fault] : []),
    ...webhooks.flatMap((webhook) => describeWebhook(webhook, now)),
    ...(waiting[0] ? [describeWaiting(waiting.length, waiting[0].created)] : []),
    ...(refusedAddresses > 0 ? [describeAddresses(refusedAddresses)] : []),
    ...TOO_FEW_PINS.slice(pinned, pinned + 1),
    ...(totals?.next_publish_up ? [describeScheduled(totals, totals.next_publish_up)] : []),
    ...(totals?.next_publish_down && isSoon(totals.next_publish_down, now)
      ? [describeEnding(totals, totals.next_publish_down)]
      : []),
    ...(totals && countPosts(totals, 'draft') > 0 ? [describeDrafts(totals)] : []),
    ...lacks.map(describeLack),
    ...(fault?.kind === 'no-backup' ? [fault] : []),
  ];
}

/** An end of publication needs attention this long before. */
const SOON_MS = 7 * DAY_MS;

function isSoon(iso: string, now: Date): boolean {
  return new Date(iso).getTime() - now.getTime() <= SOON_MS;
}

const CHOOSE_PINS = [{ text: 'Odaberi članke', to: paths.posts }];

/** One item for each number of pinned posts below the limit, starting with none. */
const TOO_FEW_PINS: readonly AttentionItem[] = [
  { title: 'Nijedan članak nije prikvačen', help: 'Naslovnica ima tri prazna mjesta.' },
  { title: 'Prikvačen je 1 članak od 3', help: 'Naslovnica ima dva prazna mjesta.' },
  { title: 'Prikvačena su 2 članka od 3', help: 'Naslovnica ima jedno prazno mjesto.' },
].map((item) => ({ kind: 'pins' as const, ...item, links: CHOOSE_PINS }));

export function describePublicPasswords(users: AttentionFacts['publicUsers']): AttentionItem {
  const forms = {
    one: 'korisnik ima javno poznatu lozinku',
    few: 'korisnika imaju javno poznatu lozinku',
    other: 'korisnika ima javno poznatu lozinku',
  };
  const names = users.map(({ username }) => username).join(', ');
  return {
    kind: 'public-passwords',
    title: countOf(users.length, forms),
    help: `Probna lozinka iz datoteke README.md još vrijedi za: ${names}. Poslužitelj je dostupan i drugima, pa postavite nove lozinke ili onemogućite te korisnike.`,
    links: [{ text: 'Otvori korisnike', to: paths.users }],
  };
}

/** Parts whose faults have an item of their own. */
const PARTS_WITH_ITEMS: ReadonlySet<SystemPart> = new Set(['backup', 'webhooks', 'passwords']);

export const SYSTEM_FAULTS = { one: 'kvar', few: 'kvara', other: 'kvarova' };

function describeSystem(faults: number): AttentionItem {
  const title = `Stanje sustava: ${countOf(faults, SYSTEM_FAULTS)}`;
  return { kind: 'system', title, links: [{ text: 'Otvori', to: paths.systemStatus }] };
}

export function describeWebhook(webhook: Webhook, now: Date): AttentionItem[] {
  const failure = failureOf(webhook, now);
  if (failure === undefined) return [];
  return [
    {
      kind: 'webhook',
      title: `Webhook ${new URL(webhook.url).host} ${failure}`,
      help: 'Javni web možda prikazuje staro.',
      links: [{ text: 'Otvori', to: `${paths.integration}?webhook=${webhook.id}` }],
    },
  ];
}

function describeWaiting(count: number, since: string): AttentionItem {
  const forms = {
    one: 'registracija čeka odobrenje',
    few: 'registracije čekaju odobrenje',
    other: 'registracija čeka odobrenje',
  };
  return {
    kind: 'waiting',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Čeka od' : 'Najstarija čeka od'} ${formatDateTime(since)}.`,
    links: [{ text: 'Otvori korisnike', to: paths.users }],
  };
}

function describeAddresses(count: number): AttentionItem {
  const forms = {
    one: 'adresa ne smije na javni web',
    few: 'adrese ne smiju na javni web',
    other: 'adresa ne smije na javni web',
  };
  return {
    kind: 'addresses',
    title: countOf(count, forms),
    help: `Javnost na ${count === 1 ? 'njezinu' : 'njihovu'} mjestu dobiva prazno polje.`,
    links: [{ text: 'Otvori popis', to: paths.refusedAddresses }],
  };
}

function describeScheduled(totals: PostTotals, next: string): AttentionItem {
  const count = countPosts(totals, 'scheduled');
  const forms = {
    one: 'članak čeka vrijeme objave',
    few: 'članka čekaju vrijeme objave',
    other: 'članaka čeka vrijeme objave',
  };
  return {
    kind: 'scheduled',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Izlazi' : 'Prvi izlazi'} ${formatDateTime(next)}.`,
    links: listLinks(totals, 'scheduled'),
  };
}

function describeEnding(totals: PostTotals, next: string): AttentionItem {
  const count = countPosts(totals, 'ending');
  const forms = { one: 'članak ima kraj objave', few: 'članka imaju kraj objave', other: 'članaka ima kraj objave' };
  return {
    kind: 'ending',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Završava' : 'Prvi završava'} ${formatDateTime(next)}.`,
    links: listLinks(totals, 'ending'),
  };
}

function describeDrafts(totals: PostTotals): AttentionItem {
  const count = countPosts(totals, 'draft');
  const forms = { one: 'skica čeka objavu', few: 'skice čekaju objavu', other: 'skica čeka objavu' };
  const help = count === 1 ? 'Javnost je ne vidi.' : 'Javnost ih ne vidi.';
  return { kind: 'drafts', title: countOf(count, forms), help, links: listLinks(totals, 'draft') };
}

function describeLack({ lack, count }: WaitingWork['lacks'][number]): AttentionItem {
  const { count: forms, list } = lackOf(lack);
  return { kind: 'lack', title: countOf(count, forms), links: [{ text: 'Otvori popis', to: list }] };
}

/** The lists of the posts with the status; a list holds one language. */
function listLinks(totals: PostTotals, status: PostStatus): AttentionItem['links'] {
  const lists = postsByLanguage(totals, status);
  if (lists.length === 1) return lists.map(({ to }) => ({ text: 'Otvori popis', to }));
  return lists.map(({ language, count, to }) => ({ text: `${language}, ${formatNumber(count)}`, to }));
}

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
export function describeGoodBackup({ state, is_running, last, proof }: NightlyBackup, now: Date): string | undefined {
  if (state === 'complete' && last) {
    const proven = proof.proven?.name === last.name ? `dokazano ${age(proof.proven.at, now)}` : 'još nije dokazana';
    return `Zadnja sigurnosna kopija: ${formatDateTime(last.made)}, ${formatBytes(last.bytes)}, ${proven}.`;
  }
  if (state !== 'first') return undefined;
  return is_running ? 'Prva sigurnosna kopija upravo se izrađuje.' : 'Prva sigurnosna kopija bit će izrađena noćas.';
}

const HOUR_MS = DAY_MS / 24;
const HOURS = { one: 'sata', few: 'sata', other: 'sati' };

/** „prije 5 sati” */
export function age(iso: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / HOUR_MS);
  return hours < 1 ? 'prije manje od sata' : `prije ${countOf(hours, HOURS)}`;
}

const ASK = 'Javite administratoru poslužitelja.';
const RETRIES = 'Nova se pokušava izraditi svake noći, a propuštena i u podne.';

const REASONS: Record<BackupProblem, string> = {
  folder: `Folder za kopije nije postojao ili se u njega nije moglo pisati. ${ASK}`,
  full: 'Na disku za kopije nije bilo dovoljno mjesta. Javite administratoru poslužitelja da oslobodi mjesto ili smanji broj kopija koje ostaju.',
  stores:
    'Baza podataka ili pohrana datoteka nije bila dostupna. Ako se to ponovi, javite administratoru poslužitelja.',
  stopped:
    'Izrada je prekinuta prije kraja, najčešće zato što je poslužitelj ugašen ili ponovno pokrenut. Ako se to ponovi, javite administratoru poslužitelja.',
  other: `Uzrok je zapisan u porukama koje poslužitelj vodi o svom radu. ${ASK}`,
};

/** What is wrong with the file, and what to do. A part of digits alone is a byte. */
const PROOF_REASONS: Record<ProofProblem, (part: string) => string> = {
  damaged: (part) =>
    `Neispravan dio: ${/^\d+$/.test(part) ? `bajt ${part}` : part}. ${ASK} Dok nova kopija ne bude dokazana, čuvajte starije.`,
  unreadable: (part) => `Podaci su vraćeni, ali se zapis ne može pročitati: ${recordOf(part)}. ${ASK}`,
  full: () =>
    'Na disku s podacima nije bilo dovoljno mjesta za provjeru. Javite administratoru poslužitelja da oslobodi mjesto.',
  stopped: () => 'Provjera je prekinuta prije kraja. Ako se to ponovi, javite administratoru poslužitelja.',
  other: () => REASONS.other,
};

/** A kind with an id in Croatian: „članak 12” */
function recordOf(part: string): string {
  const [kind, id] = part.split(' ');
  return `${nominative(kind as Kind)} ${id}`;
}

type Fault = (backup: NightlyBackup) => { title: string; help: string[] };

const FAULTS: Partial<Record<BackupState, Fault>> = {
  failed: (backup) => ({
    title: 'Noćna sigurnosna kopija nije izrađena',
    help: [
      ...(backup.failed === null ? [] : [`Pokušaj od ${formatDateTime(backup.failed)} nije uspio.`]),
      REASONS[backup.problem ?? 'other'],
      RETRIES,
      lastComplete(backup),
    ],
  }),
  'no-folder': (backup) => ({
    title: 'Folder za sigurnosne kopije nije dostupan',
    help: ['Ne postoji ili se u nju ne može pisati, pa nova kopija ne može nastati.', ASK, lastComplete(backup)],
  }),
  gone: ({ last }) => ({
    title: 'Zadnje sigurnosne kopije više nema u folderu',
    help: [
      `Datoteka ${last?.name} od ${formatDateTime(last?.made ?? '')} izbrisana je, premještena ili promijenjena.`,
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
  unproven: ({ proof: { proven, failed } }) => ({
    title: failed ? 'Sigurnosna kopija nije dokazana' : 'Sigurnosna kopija nije dokazana dulje od dva dana',
    help: [
      ...(failed
        ? [
            `Provjera datoteke ${failed.name} od ${formatDateTime(failed.at)} nije uspjela.`,
            PROOF_REASONS[failed.problem](failed.part ?? ''),
          ]
        : ['Poslužitelj je možda bio ugašen. Ako i sutra vidite ovu poruku, javite administratoru poslužitelja.']),
      'Provjerava se svaka nova kopija, a ista ponovno nakon jednog dana.',
      proven
        ? `Zadnja dokazana kopija je ${proven.name}, ${formatDateTime(proven.at)}.`
        : 'Nijedna kopija još nije dokazana.',
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
  const sentence = `Zadnja uspjela kopija je od ${formatDateTime(last.made)}`;
  return last.is_gone ? `${sentence}, ali je više nema u folderu.` : `${sentence}.`;
}
