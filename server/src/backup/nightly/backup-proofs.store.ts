import type { BackupProof, ProofProblem } from '@baklja/contract/features/site/dashboard';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../clock.ts';
import { lockForLimit } from '../../db/database.ts';
import { getFact, setFact } from '../../db/installation-facts.ts';
import type { Db } from '../../db/schema.ts';
import { getNewestBackup, getStatus, isRunning, LOCK, type NightlyBackupStatus } from './nightly-backups.store.ts';

/** Fact about the installation: the last proof of a backup, the last try if it failed, and the one under way. */
export const PROOF = 'backup-proof';

/** What is proven, and a folder of its own for the proof: absolute paths. */
export type ProofTask = { file: string; folder: string };

/** `problem` is null after a success; `reason` is English, for the log. */
export type ProofAnswer = { problem: null } | { problem: ProofProblem; part: string | null; reason: string };

/** `started` and `renewed` are null while nothing is tried. */
type Kept = BackupProof & { started: string | null; renewed: string | null };

const NOTHING: Kept = { proven: null, failed: null, started: null, renewed: null };

const OLD_AFTER_MS = 2 * DAY_MS;

/** A try that is under way, of the file with the name. */
export type ProofRun = { started: string; name: string };

/**
 * Begins a try with the newest backup, unless its last one is younger than a day, or a backup is written now; undefined
 * then, and 'busy' while another try is under way.
 */
export async function beginProof(transaction: Db, now: Date): Promise<ProofRun | 'busy' | undefined> {
  await lockForLimit(transaction, LOCK);
  const [kept, status] = [await getKept(transaction), await getStatus(transaction)];
  if (isRunning(kept, now)) return 'busy';
  const newest = await getNewestBackup(transaction);
  if (!newest || !status || isRunning(status, now)) return undefined;
  const { name } = newest;
  const isRecent = (at: string) => Date.parse(at) > now.getTime() - DAY_MS;
  if ([kept.proven, kept.failed].some((tried) => tried?.name === name && isRecent(tried.at))) return undefined;
  const started = toStoredTime(now);
  await setFact(transaction, PROOF, JSON.stringify({ ...kept, started, renewed: started } satisfies Kept));
  return { started, name };
}

export async function renewProof(transaction: Db, run: ProofRun, now: Date): Promise<void> {
  await updateProof(transaction, run, { renewed: toStoredTime(now) });
}

/** Stores how the try went; without an answer, as after a stop of the server, the next one may begin at once. */
export async function endProof(
  transaction: Db,
  run: ProofRun,
  { answer, now }: { answer: ProofAnswer | undefined; now: Date },
): Promise<void> {
  const tried = { name: run.name, at: toStoredTime(now) };
  const ended = { started: null, renewed: null };
  if (!answer) await updateProof(transaction, run, ended);
  else if (answer.problem === null) await updateProof(transaction, run, { ...ended, proven: tried, failed: null });
  else {
    const { problem, part } = answer;
    await updateProof(transaction, run, { ...ended, failed: { ...tried, problem, part } });
  }
}

/**
 * Whether backups are proven to be restorable: `none` while a new installation has no proof yet, `old` when the last one
 * is older than two days. `provenMs` is the age of the last one.
 */
export async function readProofState(db: Db, status: NightlyBackupStatus | undefined, now: Date) {
  const { proven, failed, renewed } = await getKept(db);
  const since = proven?.at ?? status?.since;
  const isOld = since !== undefined && now.getTime() - Date.parse(since) > OLD_AFTER_MS;
  const state = () => {
    if (failed) return 'failed';
    if (isOld && !isRunning({ renewed }, now)) return 'old';
    return proven ? 'proven' : 'none';
  };
  const provenMs = proven ? now.getTime() - Date.parse(proven.at) : undefined;
  return { state: state(), provenMs, proof: { proven, failed } } as const;
}

async function getKept(db: Db): Promise<Kept> {
  const fact = await getFact(db, PROOF);
  return fact === undefined ? NOTHING : JSON.parse(fact);
}

/** Does nothing for a try that was taken for abandoned, as after a sleep of the machine. */
async function updateProof(transaction: Db, { started }: ProofRun, values: Partial<Kept>): Promise<void> {
  await lockForLimit(transaction, LOCK);
  const kept = await getKept(transaction);
  if (kept.started === started) await setFact(transaction, PROOF, JSON.stringify({ ...kept, ...values }));
}
