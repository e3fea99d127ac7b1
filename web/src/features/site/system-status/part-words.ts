import { JOB_TITLES, type SystemPart, type SystemStatus } from '@baklja/contract/features/site/system-status';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { formatMoment } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import {
  age,
  describeGoodBackup,
  describePublicPasswords,
  describeWebhook,
  findBackupFault,
} from '../dashboard/attention.ts';
import { CHANGES, formatSince } from '../integration/webhook-words.ts';

/** What is wrong, what to do, and what still works. Commands and paths of `help` are between backquotes. */
export type Fault = { title: string; help?: string; links?: readonly { text: string; to: string }[] };

type Words = {
  name: string;
  /** How a part is that is well. */
  line: (status: SystemStatus, now: Date) => string;
  faults?: (status: SystemStatus, now: Date) => Fault[];
};

const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };
const JOBS = { one: 'posao', few: 'posla', other: 'poslova' };
const WORKING = { one: 'radi', few: 'rade', other: 'radi' };

const REFUSED = { pictures: 'izrada slika', search: 'traženje bez prijave', reads: 'čitanje bez prijave' };

/** `a, b i c` */
const names = new Intl.ListFormat('hr');

const waiting = (...counts: (readonly [words: string, count: number])[]) => {
  const shown = counts.filter(([, count]) => count > 0).map(([words, count]) => `${words} ${formatNumber(count)}`);
  return shown.join(', ') || 'ništa ne čeka';
};

export const PART_WORDS: Record<SystemPart, Words> = {
  database: {
    name: 'Baza podataka',
    line: ({ database, database_bytes, commit_ms }) =>
      [database, formatBytes(database_bytes), commit_ms !== null && `upis ${commit_ms} ms`].filter(Boolean).join(', '),
  },
  store: {
    name: 'Pohrana datoteka',
    line: ({ store, files, files_bytes }) => {
      const totals = files !== null && `${countOf(files, FILES)}, ${formatBytes(files_bytes ?? 0)}`;
      return [store.startsWith('s3:') ? 'S3' : 'folder', totals].filter(Boolean).join(', ');
    },
    faults: ({ store }) => [
      {
        title: 'Pohrana datoteka ne odgovara',
        help: `Provjerite radi li i smije li poslužitelj u nju pisati: \`${store}\`. Dok je nema, slike i datoteke se ne prikazuju i ne mogu se poslati. Tekstovi se čitaju i spremaju dalje.`,
      },
    ],
  },
  nodes: { name: 'Čvorovi', line: describeNodes, faults: describeGoneNodes },
  backup: {
    name: 'Sigurnosna kopija',
    line: ({ backup }, now) => {
      const { state, last, proof } = backup;
      if (state === 'off') return 'noćne kopije nisu uključene; upute su u datoteci docs/guides/back-up.md';
      if (state !== 'complete' || !last) return describeGoodBackup(backup, now) ?? '';
      if (proof.proven?.name !== last.name) return `izrađena ${formatMoment(last.made, now)}, još nije dokazana`;
      return `dokazana ${formatMoment(proof.proven.at, now)}, ${age(proof.proven.at, now)}`;
    },
    faults: ({ backup }) => {
      const { title = '', help } = findBackupFault(backup) ?? {};
      return [{ title, help: `${help} Kopiju možete izraditi i odmah: \`npm run backup\`.` }];
    },
  },
  jobs: {
    name: 'Poslovi',
    line: ({ jobs_run, last_job }, now) =>
      last_job === null ? 'od pokretanja nijedan' : `${countOf(jobs_run, JOBS)}, zadnji ${formatMoment(last_job, now)}`,
    faults: ({ failed_jobs, nodes }, now) =>
      failed_jobs.map(({ job, at, node }) => ({
        title: `Nije uspio posao: ${JOB_TITLES[job] ?? job}`,
        help: `Zadnji pokušaj bio je ${formatMoment(at, now)}${nodes.length > 1 ? ` na čvoru ${node}` : ''}. Posao se sam ponavlja u svoje vrijeme, a ostali rade dalje. Uzrok je u porukama poslužitelja: \`journalctl -u baklja\`.`,
      })),
  },
  writes: { name: 'Red upisa', line: ({ writes_waiting }) => waiting(['čeka', writes_waiting]) },
  pictures: {
    name: 'Slike i PDF-ovi',
    line: ({ pictures_waiting, pdfs_waiting }) =>
      waiting(['slike koje čekaju:', pictures_waiting], ['PDF-ovi koji čekaju:', pdfs_waiting]),
  },
  webhooks: {
    name: 'Webhookovi',
    line: ({ webhooks }) => {
      const behind = webhooks.reduce((sum, webhook) => sum + webhook.behind, 0);
      if (webhooks.length === 0) return 'nema nijednog';
      return `${countOf(webhooks.length, WORKING)}${behind > 0 ? `, čeka ${countOf(behind, CHANGES)}` : ''}`;
    },
    faults: ({ webhooks }, now) =>
      webhooks
        .flatMap((webhook) => describeWebhook(webhook, now))
        .map((fault) => ({
          ...fault,
          help: `${fault.help} Promjene čekaju i same se šalju ponovno, najmanje jednom na sat.`,
        })),
  },
  disk: {
    name: 'Disk',
    line: ({ disk_bytes, free_bytes }) =>
      `slobodno ${Math.floor((100 * free_bytes) / disk_bytes)} %, ${formatBytes(free_bytes)}`,
    faults: (status) => [describeDisk(status)],
  },
  load: {
    name: 'Opterećenje',
    line: ({ delay_ms, refused }) => {
      const words = names.format(refused.map((what) => REFUSED[what]));
      return `kašnjenje ${formatNumber(delay_ms)} ms, ${words === '' ? 'ništa se ne odbija' : `odbija se ${words}`}`;
    },
  },
  passwords: {
    name: 'Lozinke',
    line: () => '',
    faults: ({ demo_users }) => [describePublicPasswords(demo_users.map((username) => ({ username })))],
  },
};

/** With the version of each where they are not the same. */
function describeNodes({ nodes, checked }: SystemStatus): string {
  if (nodes.length === 0) return 'još se nijedan nije javio';
  const isMixed = nodes.some(({ version }) => version !== nodes[0]?.version);
  const words = nodes.map(({ name, version }) => (isMixed ? `${name} (${version})` : name));
  const oldest = Math.min(...nodes.map(({ last_seen }) => Date.parse(last_seen)));
  const seconds = Math.max(0, Math.round((Date.parse(checked) - oldest) / 1000));
  return `${names.format(words)}, ${nodes.length > 1 ? 'najstariji' : 'zadnji'} znak prije ${seconds} s`;
}

function describeGoneNodes({ nodes }: SystemStatus, now: Date): Fault[] {
  const others = nodes.filter(({ is_gone }) => !is_gone).map(({ name }) => name);
  const rest = `${others.length > 1 ? 'Čvorovi' : 'Čvor'} ${names.format(others)} ${others.length > 1 ? 'rade' : 'radi'}`;
  const gone = nodes.filter(({ is_gone }) => is_gone);
  return gone.map(({ name, last_seen }) => ({
    title: `Čvor ${name} ne javlja se od ${formatSince(last_seen, now)}`,
    help: `Provjerite radi li stroj ${name} i pokrenite čvor: \`systemctl start baklja\`. ${rest} dalje. Ako ga više nema, nakon tjedan dana nestaje s popisa.`,
  }));
}

function describeDisk({ data_dir, disk_bytes, free_bytes, least_bytes, database }: SystemStatus): Fault {
  if (disk_bytes === 0) {
    const help = `Provjerite disk na kojem je \`${data_dir}\`. Dok ga nema, datoteke se ne mogu slati.`;
    return { title: 'Folder s podacima nije dostupan', help };
  }
  const rest = database.startsWith('SQLite')
    ? 'sve se čita, a ništa se ne može spremiti'
    : 'datoteke se ne mogu slati, a tekstovi se spremaju';
  return {
    title: `Disk je pun ${Math.floor(100 * (1 - free_bytes / disk_bytes))} %`,
    help: `Oslobodite barem ${formatBytes(least_bytes - free_bytes)} u \`${data_dir}\`. Dok ima mjesta, sve radi dalje. Na punom disku ${rest}.`,
  };
}

/** Without the database no call with a log-in is answered. `status` is the last one that was read. */
export function describeLostDatabase(status: SystemStatus | undefined): Fault {
  const action = status?.database.startsWith('SQLite')
    ? `Provjerite disk i datoteku baze u folderu \`${status.data_dir}\`.`
    : `Provjerite radi li${status ? ' i' : '. Ako je to PostgreSQL,'} pokrenite je: \`systemctl start postgresql\`.`;
  return {
    title: 'Baza podataka ne odgovara',
    help: `${action} Dok je nema, ništa se ne može čitati ni spremiti. Sve što je spremljeno ostaje u njoj, a nespremljene tekstove čuva preglednik. Kad se javi, sve se samo nastavlja.`,
  };
}
