import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { defineRoute } from '../../route.ts';
import { nightlyBackup } from './dashboard.ts';

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

const node = Type.Object({
  name: Type.String({ description: 'name of its machine, with its port where one machine has several' }),
  version: Type.String({ description: 'version that it runs' }),
  started: Field.time('when it started'),
  last_seen: Field.time('when it last gave a sign of life'),
  is_gone: Type.Boolean({ description: 'whether that was more than two minutes ago' }),
});

const failedJob = Type.Object({
  job: Type.String({ description: 'its name' }),
  at: Field.time('when the run ended that failed'),
  node: Type.String({ description: 'name of the node on which it ran' }),
});

const webhook = Type.Object({
  id: Field.id('of the webhook'),
  url: Type.String({ description: 'address that is called' }),
  failing_since: Field.optionalTime('when the first try of the present batch failed; null while it works'),
  behind: Field.whole('changes that it does not have yet'),
});

const countOrNull = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

const systemStatus = Type.Object({
  checked: Field.time('when this was read'),
  faults: Type.Array(Field.oneOf(SYSTEM_PARTS, 'part of the system'), { description: 'parts that need action' }),
  version: Type.String({ description: 'version of Baklja on this node' }),
  runtime: Type.String({ description: 'version of Node' }),
  started: Field.time('when this node started'),
  sessions: Field.whole('sessions that have not ended'),
  database: Type.Object(
    {
      name: Type.String({ description: 'SQLite or PostgreSQL, with its version' }),
      bytes: Field.whole('size'),
      commit_ms: countOrNull('how long the last commit of this node took, ms; null before the first'),
    },
    { description: 'of this node' },
  ),
  store: Type.Object(
    {
      place: Type.String({ description: 'folder, or bucket as `s3://bucket/prefix`' }),
      is_there: Type.Boolean({ description: 'whether it answered within a second and can be written' }),
      files: countOrNull('files that have a record; null while they are counted for the first time'),
      bytes: countOrNull('size of them all; null as well'),
    },
    { description: 'where the bytes of files are' },
  ),
  nodes: Type.Array(node, { description: 'that run or have ended without a stop in the last seven days, by name' }),
  backup: nightlyBackup,
  jobs: Type.Object(
    {
      count: Field.whole('jobs that have run since the start of this node'),
      last_run: Field.optionalTime('when the last run ended; null before the first'),
      failed: Type.Array(failedJob, { description: 'jobs of all nodes whose last run failed' }),
    },
    { description: 'work in the background' },
  ),
  writes_waiting: Field.whole('writes, or queries on PostgreSQL, that wait for their turn'),
  pictures_waiting: Field.whole('copies of pictures that a caller waits for and that are not begun'),
  pdfs_waiting: Field.whole('PDFs of the magazine whose text is not read to its end'),
  last_change: Field.whole('number of the last change of public answers'),
  webhooks: Type.Array(webhook, { description: 'addresses that are called with the changes' }),
  disk: Type.Object(
    {
      folder: Type.String({ description: '`DATA_DIR` of this node' }),
      bytes: countOrNull('size of its disk; null when the folder cannot be read'),
      free_bytes: countOrNull('what is free of it; null as well'),
      least_bytes: countOrNull('with less than this it needs action; null as well'),
    },
    { description: 'where this node keeps its own data' },
  ),
  load: Type.Object(
    { delay_ms: Field.whole('how late the event loop of this node lately was, ms') },
    { description: 'how busy this node is' },
  ),
  demo_users: Type.Array(Type.String({ description: 'name for the log-in' }), {
    description: 'active users whom others can log in as with the demo password of the README',
  }),
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
