/**
 * A process that imports a list of the categorisation as the server does, and ends itself by SIGKILL just before the
 * statement of a number, from 1; 0 for none. The moment after the commit counts as a statement. Takes the database, the
 * file with the checked rows as JSON and the number; prints how many statements there were.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type pg from 'pg';
import { openPostgresDatabase, openSqliteDatabase } from '../db/database.ts';
import { importList } from '../features/categorisation/replace-list.ts';

const [, , target = '', rowsFile = '', killAt] = process.argv;
let count = 0;

/** Statements before the first one of the import, such as those that open the database, are not counted. */
function note(text: string): void {
  if (count === 0 && !/^insert into "categorisation_list_rows"/.test(text)) return;
  count += 1;
  if (count === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

type Method = (this: StatementSync, ...values: unknown[]) => unknown;

for (const method of ['run', 'all', 'get', 'iterate'] as const) {
  const original = StatementSync.prototype[method] as Method;
  Object.defineProperty(StatementSync.prototype, method, {
    value(this: StatementSync, ...values: unknown[]) {
      note(this.sourceSQL);
      return original.apply(this, values);
    },
  });
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (text) {
  note(text);
  exec.call(this, text);
};

/** Only where it is needed: most of these processes use SQLite, and each loads its own modules. */
async function notePostgres(): Promise<void> {
  const { Client } = (await import('pg')).default;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: pg.Client, text: string, ...values: unknown[]) {
    note(text);
    return (query as (...parameters: unknown[]) => unknown).call(this, text, ...values);
  } as typeof query;
}

const isPostgres = target.startsWith('postgres');
if (isPostgres) await notePostgres();
const database = isPostgres ? openPostgresDatabase(target) : openSqliteDatabase(target);
const rows = JSON.parse(readFileSync(rowsFile, 'utf8'));
const stamp = { userId: null, at: new Date() };
await database.write((transaction) => importList(transaction, { rows, fileName: 'popis.csv', stamp }));
note('after the commit');
process.stdout.write(`${count}\n`);
await database.close();
