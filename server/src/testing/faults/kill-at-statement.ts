/**
 * Loaded before the program of a process: kills the process just before the statement of a number, from 1, as the end
 * of its machine would. The first statement that FAULT_FROM describes is number 1.
 */
import process from 'node:process';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type pg from 'pg';

const from = new RegExp(process.env['FAULT_FROM'] ?? '', 'i');
const killAt = Number(process.env['FAULT_KILL_AT']);

let count = 0;

function note(text: string): void {
  if (count === 0 && !from.test(text)) return;
  count += 1;
  if (count === killAt) process.kill(process.pid, 'SIGKILL');
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

/** Only where it is needed: it takes a while to load. */
if (process.env['FAULT_POSTGRES'] === '1') {
  const { Client } = (await import('pg')).default;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: pg.Client, given: string | { text: string }, ...values: unknown[]) {
    note(typeof given === 'string' ? given : given.text);
    return (query as (...parameters: unknown[]) => unknown).call(this, given, ...values);
  } as typeof query;
}

process.on('exit', () => process.stdout.write(`${count} statements\n`));
