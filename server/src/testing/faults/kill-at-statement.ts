/**
 * Loaded before the program of a process: kills the process just before the statement of a number, from 1, as the end
 * of its machine would. The first statement that FAULT_FROM describes is number 1. FAULT_TRANSACTIONS=none leaves out
 * begin, commit and rollback, to show what they are for.
 */
import process from 'node:process';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type pg from 'pg';

const from = new RegExp(process.env['FAULT_FROM'] ?? '', 'i');
const killAt = Number(process.env['FAULT_KILL_AT']);
const leavesOut = process.env['FAULT_TRANSACTIONS'] === 'none' ? /^(begin|start transaction|commit|rollback)/i : /^$/;

let count = 0;

function note(text: string): void {
  if (count === 0 && !from.test(text)) return;
  count += 1;
  if (count === killAt) process.kill(process.pid, 'SIGKILL');
}

type Method = (this: StatementSync, ...values: unknown[]) => unknown;

const NOTHING = { run: { changes: 0, lastInsertRowid: 0 }, all: [], get: undefined, iterate: [] };

for (const method of ['run', 'all', 'get', 'iterate'] as const) {
  const original = StatementSync.prototype[method] as Method;
  Object.defineProperty(StatementSync.prototype, method, {
    value(this: StatementSync, ...values: unknown[]) {
      note(this.sourceSQL);
      return leavesOut.test(this.sourceSQL) ? NOTHING[method] : original.apply(this, values);
    },
  });
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (text) {
  note(text);
  if (!leavesOut.test(text)) exec.call(this, text);
};

/** Only where it is needed: it takes a while to load. */
if (process.env['FAULT_POSTGRES'] === '1') {
  const { Client } = (await import('pg')).default;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: pg.Client, given: string | { text: string }, ...values: unknown[]) {
    const text = typeof given === 'string' ? given : given.text;
    note(text);
    if (leavesOut.test(text)) return Promise.resolve({ command: '', rowCount: 0, rows: [] });
    return (query as (...parameters: unknown[]) => unknown).call(this, given, ...values);
  } as typeof query;
}

process.on('exit', () => process.stdout.write(`${count} statements\n`));
