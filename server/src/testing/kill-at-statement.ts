/**
 * Loaded before the server (`node --import`): ends the process by SIGKILL just before the statement of a categorisation
 * import whose number `KILL_AT_STATEMENT` gives, from 1. The moment after a commit counts as a statement. Each writes a
 * line to the error stream.
 */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { DatabaseSync, StatementSync } from 'node:sqlite';

const STDERR = 2;

const killAt = Number(process.env['KILL_AT_STATEMENT']);
let count = 0;

function note(text: string): void {
  if (count === 0 && !/^insert into "categorisation_list_rows"/.test(text)) return;
  count += 1;
  writeSync(STDERR, `statement ${count}\n`);
  if (count === killAt) process.kill(process.pid, 'SIGKILL');
}

type Method = (this: StatementSync, ...values: unknown[]) => unknown;

for (const name of ['run', 'all', 'get', 'iterate'] as const) {
  const original = StatementSync.prototype[name] as Method;
  Object.defineProperty(StatementSync.prototype, name, {
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
  if (/^commit/i.test(text)) note('after the commit');
};
