/**
 * Runs the server, restarted at every change, together with Vite's own server. Ctrl+C, or the end of one, stops both.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

const children = [
  start(['--watch', 'server/src/main.ts'], ROOT),
  start([path.join(ROOT, 'node_modules/vite/bin/vite.js')], path.join(ROOT, 'web')),
];

for (const child of children) child.once('exit', (code) => stopAll(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

function start(args, cwd) {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit' });
}

function stopAll(code) {
  process.exitCode ||= code;
  for (const child of children) child.kill('SIGTERM');
}
