import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the application, as its package has it. */
export function applicationVersion(): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
