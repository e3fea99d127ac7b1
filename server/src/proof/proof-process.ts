/** Process that proves one backup. */
import type { ProofTask } from '../backup/nightly/backup-proofs.store.ts';
import { answerInProcess } from '../files/run-in-process.ts';
import { proveBackup } from './prove-backup.ts';

await answerInProcess(async function* (task: ProofTask) {
  yield await proveBackup(task);
});
