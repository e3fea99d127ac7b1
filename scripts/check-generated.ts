/** Fails when a generated file in the repository differs from what the present sources generate. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openApiText } from './openapi-text.ts';

const file = path.resolve(import.meta.dirname, '../docs/api/openapi.json');
if (readFileSync(file, 'utf8') !== openApiText()) {
  process.stderr.write('docs/api/openapi.json is out of date; run `npm run openapi` and look at what changed.\n');
  process.exit(1);
}
