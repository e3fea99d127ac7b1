import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Names of statements by their text. */
const names = new Map<string, string>();

/** Has PostgreSQL keep the plan of a statement on every connection that runs it. */
export function keepPlan(text: string): void {
  // Every node gives a statement the same name, so that a pooler between may hand connections from one to another.
  if (!names.has(text)) names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32));
}

/** Lets a connection of the pool run statements with a kept plan by their names. */
export function runByName(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as typeof client.query;
}
