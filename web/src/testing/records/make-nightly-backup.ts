import type { NightlyBackup } from '#web/features/site/dashboard/dashboard.queries.ts';

/** A backup of ten past three in the night to Saturday in Zagreb, with which everything is well. */
export function makeNightlyBackup(changes: Partial<NightlyBackup> = {}): NightlyBackup {
  return {
    state: 'complete',
    is_running: false,
    failed: null,
    problem: null,
    last: {
      name: 'baklja-2026-11-21-0310.tar',
      made: '2026-11-21T02:10:00.000Z',
      bytes: 1_610_612_736,
      is_gone: false,
    },
    proof: { proven: { name: 'baklja-2026-11-21-0310.tar', at: '2026-11-21T02:20:00.000Z' }, failed: null },
    ...changes,
  };
}
