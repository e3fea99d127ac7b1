/** Lets one process at a time prepare this folder. Built-in modules only, and any Node from 18, as bootstrap.mjs. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A folder holding its owner's pid: a rename onto a folder that is not empty fails on every platform. */
const LOCK_FOLDER = fileURLToPath(new URL('../.cache/bootstrap.lock', import.meta.url));
const LOCK_OWNER_FILE = path.join(LOCK_FOLDER, 'pid');

const LONGEST_WAIT_MS = 10 * 60 * 1000;
const HEARTBEAT_MS = 5 * 1000;
const LONGEST_SILENCE_MS = 60 * 1000;

let heartbeat;

/**
 * Waits until no other process holds the lock, or its owner has died.
 *
 * @throws Error after ten minutes of waiting
 */
export async function takeLock() {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  let hasReported = false;
  while (!tryLock()) {
    const owner = lockOwner();
    if (Date.now() > giveUpAt) throw new Error(`another bootstrap is still running; if not, remove ${LOCK_FOLDER}`);
    if (owner !== undefined && isAbandoned(owner)) setStaleLockAside(owner);
    else if (!hasReported) console.log('bootstrap: waiting for another bootstrap of this folder …');
    hasReported = true;
    await sleep(100);
  }
}

/** Does nothing when this process does not hold the lock. */
export function releaseLock() {
  clearInterval(heartbeat);
  if (lockOwner() !== process.pid) return;
  const lockName = path.basename(LOCK_FOLDER);
  for (const entry of readdirSync(path.dirname(LOCK_FOLDER))) {
    if (!entry.startsWith(`${lockName}.stale-`)) continue;
    rmSync(path.join(path.dirname(LOCK_FOLDER), entry), { recursive: true, force: true });
  }
  rmSync(LOCK_FOLDER, { recursive: true, force: true });
}

function tryLock() {
  const own = `${LOCK_FOLDER}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'pid'), String(process.pid));
  if (tryRename(own, LOCK_FOLDER)) {
    heartbeat = setInterval(() => utimesSync(LOCK_OWNER_FILE, new Date(), new Date()), HEARTBEAT_MS);
    return true;
  }
  rmSync(own, { recursive: true, force: true });
  return false;
}

/**
 * In a restarted container another process may have the pid of a dead owner; that process does not renew the heartbeat.
 */
function isAbandoned(owner) {
  const lastHeartbeat = statSync(LOCK_OWNER_FILE, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return !isRunning(owner) || Date.now() - lastHeartbeat > LONGEST_SILENCE_MS;
}

/**
 * Two waiting processes may both find the lock stale. Both rename it to the same name, and the second rename onto that
 * name fails, so neither can remove the lock that the other has just taken.
 */
function setStaleLockAside(owner) {
  tryRename(LOCK_FOLDER, `${LOCK_FOLDER}.stale-${owner}`);
}

/** Undefined when no process holds the lock. */
function lockOwner() {
  try {
    return Number.parseInt(readFileSync(LOCK_OWNER_FILE, 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryRename(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}
