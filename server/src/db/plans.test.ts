import { allRoutes } from '@baklja/contract';
import { pathFor, type Route } from '@baklja/contract/route';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../testing/records/make-athlete.ts';
import { makeCategorisation } from '../testing/records/make-categorisation.ts';
import { makeDocument, makeFolder } from '../testing/records/make-folder.ts';
import { makeMagazine } from '../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../testing/records/make-menu.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeStart } from '../testing/records/make-start.ts';
import { DATABASE_NAMES, DATABASES } from '../testing/test-databases.ts';
import { isPostgres } from './database.ts';
import type { Db } from './schema.ts';

/** What may be read whole, as a table or as a call with its table, and why. */
const READ_WHOLE = {
  'stays short': [
    ...['authenticators', 'machine_keys', 'users', 'webhooks', 'nodes', 'list_versions', 'pinned_posts'],
    ...['nightly_backups', 'nightly_backup_status', 'categorisation_versions', 'versions', 'categories', 'sports'],
    ...['document_folders', 'menu_sections', 'menu_items', 'magazine_issues', 'magazine_sections', 'magazine_texts'],
    ...['magazine_authors', 'magazine_different_authors', 'games', 'start_decisions'],
  ],
  'is answered whole, or a value of each row is': [
    'listMedals medals',
    'listMedals medal_athletes',
    'listWaitingWork medals',
    'listIssues magazine_articles',
    'getOpenDataJson starts',
    'getOpenDataJson start_athletes',
  ],
  'is sorted by another table or by the last change, among some thousands': ['findAthletes athletes'],
  'is searched by parts of words, which no index of SQLite has; some thousands': [
    'searchEverything pages',
    'searchEverything athletes',
    'searchEverything medals',
    'searchEverything documents',
    'searchEverything magazine_articles',
    'findDocuments documents',
    'listMagazineArticles magazine_articles',
  ],
  'is searched by the superadmin alone, up to 10,000 entries': ['listAuditLog audit_log'],
};

const ALLOWED = new Set<string>(Object.values(READ_WHOLE).flat());

const READS = allRoutes.filter(({ route }) => route.method === 'GET' && !route.writes);

/** In an empty database the first id of each kind is 1. */
const IDS = { id: 1, folderId: 1, page: 1, state: 1 };
const PARAMS = {
  ...IDS,
  language: 'hr-HR',
  lng: 'hrv',
  search: '-',
  alias: 'naslov',
  kind: 'post',
  archive: 'athlete-images',
  set: 'starts',
};

type Field = { enum?: string[]; pattern?: string; 'x-form'?: string };

/** Values of a field of a query: all, where it has a few. */
function samplesOf(field: Field): string[] {
  if (field.enum) return field.enum;
  if (field['x-form'] === 'number') return ['1'];
  if (field.pattern?.includes('[A-Z]{3}')) return ['CRO'];
  if (field['x-form'] === 'time' || field['x-form'] === 'day' || field.pattern?.includes('\\d{4}'))
    return ['2026-11-21'];
  return ['naslov'];
}

/** The query with what it requires, then with each other field in turn. */
function queriesOf({ query }: Route): Record<string, string>[] {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, Field>;
    required?: string[];
  };
  const usual = Object.fromEntries(required.map((name) => [name, samplesOf(properties[name] ?? {})[0] ?? '']));
  const single = Object.entries(properties).flatMap(([name, field]) =>
    samplesOf(field).map((value) => ({ ...usual, [name]: value })),
  );
  return [usual, ...single];
}

/** The tables that a statement reads from their first row to their last; those of a subquery by their alias. */
async function readWhole(db: Db, statement: string): Promise<string[]> {
  const explain = isPostgres(db) ? 'explain (generic_plan)' : 'explain query plan';
  const { rows } = await db.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(
    CompiledQuery.raw(`${explain} ${statement}`),
  );
  const plan = rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '').join('\n');
  const scanned = [...plan.matchAll(isPostgres(db) ? /Seq Scan on (\w+)/g : /^SCAN ([a-z_]+)$/gm)];
  const made = [...plan.matchAll(/^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/gm)].map(([, name]) => name);
  return scanned.map(([, name = '']) => name).filter((name) => !made.includes(name));
}

describe.each(DATABASE_NAMES)('plans on %s', (name) => {
  /** Each statement with the key of the call that ran it first. */
  const statements = new Map<string, string>();
  let key = '';
  let testApp: TestApp;

  beforeAll(async () => {
    const opened = await DATABASES[name]((text) => {
      if (key !== '' && /^(select|with) /.test(text) && !statements.has(text)) statements.set(text, key);
    });
    testApp = await buildTestApp(name, {}, { opened });
    const { database } = testApp.dependencies;
    await makePost(database, { state: 1, alias: PARAMS.alias });
    await makePage(database);
    await makeCategorisation(database, [{}]);
    await makeDocument(database, { page_id: await makeFolder(database) });
    await makeMagazine(database);
    await makeMenuItem(database, { nav: await makeSection(database) });
    await makeMedal(database, { athletes: [await makeAthlete(database, {})] });
    await makeStart(database, { medal: 1 });
  });

  afterAll(() => testApp.close());

  /** Without an index that it can use, PostgreSQL reads a table whole although that is off. */
  const withPlans = <Result>(work: (db: Db) => Promise<Result>) =>
    testApp.dependencies.database.read.connection().execute(async (db) => {
      if (isPostgres(db)) await sql`set enable_seqscan = off`.execute(db);
      return work(db);
    });

  test('every list, count and search uses an index of each long table', async () => {
    const refused: unknown[] = [];
    for (const { key: called, route } of READS) {
      const token = await testApp.tokenOf('superadmin');
      for (const headers of [{ 'x-access-token': token }, ...(route.access === 'public' ? [{}] : [])]) {
        for (const query of queriesOf(route)) {
          key = called;
          const { statusCode } = await testApp.send({ url: pathFor(route, { params: PARAMS, query }), headers });
          if (![200, 404].includes(statusCode)) refused.push([called, query, statusCode]);
        }
      }
    }
    key = '';
    expect(refused).toEqual([]);
    expect(statements.size).toBeGreaterThan(READS.length);
    const faults = await withPlans(async (db) => {
      const found: string[] = [];
      for (const [statement, called] of statements) {
        const tables = (await readWhole(db, statement)).filter(
          (table) => !ALLOWED.has(table) && !ALLOWED.has(`${called} ${table}`),
        );
        if (tables.length > 0) found.push(`${called} reads ${tables.join(', ')} whole: ${statement}`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  test('without an index are noticed', async () => {
    const statement = `select id from posts where introtext = ${name === 'SQLite' ? '?' : '$1'}`;
    expect(await withPlans((db) => readWhole(db, statement))).toEqual(['posts']);
  });
});
