/**
 * Imports a list of the categorisation as the server does. Takes the database and the file with the checked rows as
 * JSON. One statement follows the commit, so that a process can be killed after it.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { sql } from 'kysely';
import { importList } from '../../features/sport/categorisation/replace-list.ts';
import { openTarget } from './open-target.ts';

const [, , target = '', rowsFile = ''] = process.argv;
const database = openTarget(target);
const rows = JSON.parse(readFileSync(rowsFile, 'utf8'));
const stamp = { userId: null, at: new Date() };
await database.write((transaction) => importList(transaction, { rows, fileName: 'popis.csv', stamp }));
await sql`select 1`.execute(database.read);
await database.close();
