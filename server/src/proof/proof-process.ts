/** Process that proves one backup. Its arguments are a {@link ProofTask}; it sends a {@link ProofAnswer}. */
import { rmSync } from 'node:fs';
import process from 'node:process';
import { proveBackup } from './prove-backup.ts';

const [, , file = '', folder = ''] = process.argv;

process.once('disconnect', endWithoutServer);
if (process.connected) process.send?.(await proveBackup({ file, folder }));
else endWithoutServer();

/** The server was killed: it cannot remove the folder. */
function endWithoutServer(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
