/** Stops by SIGTERM as the server does, with something that never ends. */
import process from 'node:process';
import { endOnSignal } from '../../start.ts';

const LIMIT_MS = 50;

endOnSignal(() => new Promise(() => {}), { log: console, limitMs: LIMIT_MS });
// Keeps the process alive.
setInterval(() => {}, 60_000);
process.stdout.write('ready\n');
