import type { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import type { RouteAnswer } from '@baklja/contract/route';
import {
  isRunning,
  type NightlyBackup,
  type NightlyBackupStatus,
} from '../../../backup/nightly/nightly-backups.store.ts';

type Answer = RouteAnswer<typeof dashboardRoutes.getNightlyBackup>;

/** Nodes with a folder look into it every ten minutes. */
const LOOKED_WITHIN_MS = 25 * 60 * 1000;

/** A day, and time for a long backup. */
const LATE_AFTER_MS = 26 * 60 * 60 * 1000;

type Known = {
  status: NightlyBackupStatus | undefined;
  newest: NightlyBackup | undefined;
  /** Whether this node has a folder for nightly backups. */
  isConfigured: boolean;
};

/** How it is with the nightly backups: the state is the first that needs action, of several that may be true. */
export function describeNightlyBackup({ status, newest, isConfigured }: Known, now: Date): Answer {
  if (!status) return { ...NOTHING, state: isConfigured ? 'first' : 'off' };
  const isAbandoned = status.renewed !== null && !isRunning(status, now);
  const [failed, problem] = isAbandoned ? [status.renewed, 'stopped' as const] : [status.failed, status.problem];
  const last = newest && {
    ...{ name: newest.name, made: newest.made, bytes: newest.bytes },
    is_gone: status.is_newest_gone === 1,
  };
  const isLate = now.getTime() - Date.parse(newest?.ended ?? status.since) > LATE_AFTER_MS;
  const isOn = isConfigured || now.getTime() - Date.parse(status.checked) <= LOOKED_WITHIN_MS;
  const state = () => {
    if (!isOn) return 'off';
    if (status.is_folder_usable === 0) return 'no-folder';
    if (failed !== null) return 'failed';
    if (last?.is_gone) return 'gone';
    if (isLate) return 'late';
    return last ? 'complete' : 'first';
  };
  return { state: state(), is_running: isRunning(status, now), failed, problem, last: last ?? null };
}

const NOTHING = { is_running: false, failed: null, problem: null, last: null };
