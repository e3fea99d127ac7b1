/** Migrates the database of its parameter as a start of the server does. */
import process from 'node:process';
import { migrateToLatest } from '../../db/migrate.ts';
import { openTarget } from './open-target.ts';

const database = openTarget(process.argv[2] ?? '');
await migrateToLatest(database);
await database.close();
