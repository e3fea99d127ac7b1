/** Fails when a generated file in the repository differs from what the present sources generate. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { iconsText } from './icons-text.ts';
import { openApiText } from './openapi-text.ts';

const GENERATED = [
  { file: 'docs/api/openapi.json', text: openApiText(), command: 'npm run openapi' },
  { file: 'web/src/lib/icons.ts', text: iconsText(), command: 'npm run icons' },
];

for (const { file, text, command } of GENERATED) {
  if (readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8') === text) continue;
  process.stderr.write(`${file} is out of date; run \`${command}\` and look at what changed.\n`);
  process.exitCode = 1;
}
