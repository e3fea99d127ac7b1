import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { defineRoute } from '../../route.ts';
import { nightlyBackup } from './dashboard.ts';
import { webhook } from './webhooks.ts';

/** The parts of the system, in the order of the screen. */
export const SYSTEM_PARTS = [
  ...['database', 'store', 'nodes', 'backup', 'jobs', 'writes', 'pictures', 'webhooks', 'disk', 'load'],
  'passwords',
] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** What each job does, in Croatian, by its name. */
export const JOB_TITLES: Readonly<Record<string, string>> = {
  'count the texts of older translations': 'brojanje tekstova u starijim prijevodima',
  'delete expired links to previews': 'brisanje isteklih poveznica na pregled',
  'delete old changes': 'brisanje starih promjena za javni web',
  'delete old idempotency keys': 'brisanje ključeva ponovljenih poziva',
  'deliver changes to webhooks': 'slanje promjena webhookovima',
  'empty the bin of files': 'pražnjenje koša s datotekama',
  'empty the bin of records': 'pražnjenje koša sa zapisima',
  'find objects without a record': 'traženje datoteka bez zapisa',
  'list the addresses of older records that are refused': 'pregled adresa u starijim zapisima',
  'look into the folder of the nightly backups': 'pregled foldera sa sigurnosnim kopijama',
  'make the nightly backup': 'izrada noćne sigurnosne kopije',
  'note publications that begin or end': 'bilježenje početka i kraja objava',
  'note that this node runs': 'javljanje čvora',
  'prove the newest backup': 'provjera sigurnosne kopije',
  'read the text of new issues of the magazine': 'čitanje teksta novih brojeva Olimpa',
  'record the files that older posts use': 'popis datoteka u starijim člancima',
  'remove objects without a record': 'uklanjanje datoteka bez zapisa',
  'remove old addresses from the audit log': 'uklanjanje starih adresa iz dnevnika',
  'remove unfinished uploads': 'uklanjanje nedovršenih slanja',
  'thin out old versions of records': 'prorjeđivanje starih verzija zapisa',
};

/** What an overloaded node refuses, in this order: pictures to be made, then searches and other reads without a token. */
export const SHEDDABLE = ['pictures', 'search', 'reads'] as const;

const node = Type.Object({
  name: Type.String({ description: 'its machine; with the port, if that has several' }),
  version: Type.String({ description: 'of Baklja' }),
  last_seen: Field.time('its last sign of life'),
  is_gone: Type.Boolean({ description: 'whether that was more than two minutes ago' }),
});

const failedJob = Type.Object({
  job: Type.String({ description: 'its name' }),
  at: Field.time('when it ended'),
  node: Type.String({ description: 'on which it ran' }),
});

const orNull = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

const systemStatus = Type.Object({
  checked: Field.time('when this was read'),
  faults: Type.Array(Type.Unsafe<SystemPart>({ type: 'string' }), { description: 'that need action' }),
  version: Type.String({ description: 'of Baklja' }),
  runtime: Type.String({ description: 'version of Node' }),
  started: Field.time('when this node started'),
  sessions: Field.whole('that have not ended'),
  database: Type.String({ description: 'its name and version' }),
  database_bytes: Field.whole('its size'),
  commit_ms: orNull('time of the last commit of this node'),
  store: Type.String({ description: 'folder or bucket of the files' }),
  is_store_there: Type.Boolean({ description: 'whether it answers and can be written' }),
  files: orNull('null until they are counted'),
  files_bytes: orNull('their size; null as well'),
  nodes: Type.Array(node, { description: 'seen in the last seven days, without those that were stopped' }),
  backup: nightlyBackup,
  jobs_run: Field.whole('jobs that ran since the start of this node'),
  last_job: Field.optionalTime('when the last one ended'),
  failed_jobs: Type.Array(failedJob, { description: 'whose last run failed, of all nodes' }),
  writes_waiting: Field.whole('on PostgreSQL any queries'),
  pictures_waiting: Field.whole('copies that are not begun'),
  pdfs_waiting: Field.whole('whose text is not read to its end'),
  webhooks: Type.Array(webhook, { description: 'all of them' }),
  data_dir: Type.String({ description: 'folder of this node' }),
  disk_bytes: Field.whole('of its disk; 0 when it cannot be read'),
  free_bytes: Field.whole('free on the disk'),
  least_bytes: Field.whole('with less it needs action'),
  delay_ms: Field.whole('of the event loop of this node'),
  refused: Type.Array(Field.oneOf(SHEDDABLE, 'kind of calls'), { description: 'by this node, because of its load' }),
  demo_users: Type.Array(Type.String(), { description: 'with a public password' }),
});
export type SystemStatus = Static<typeof systemStatus>;

export const systemStatusRoutes = {
  getSystemStatus: defineRoute({
    method: 'GET',
    path: '/api/system-status',
    summary: 'How each part of the system is, as this node sees it, and which of them need action.',
    access: ['superadmin'],
    response: systemStatus,
  }),
};
