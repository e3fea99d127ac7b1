/**
 * Writes the OpenAPI document of the contract to docs/api/openapi.json, so that reviews show the effect of a change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from './openapi-text.ts';

const file = path.resolve(import.meta.dirname, '../docs/api/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, openApiText());
