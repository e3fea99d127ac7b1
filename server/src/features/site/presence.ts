import { presenceRoutes } from '@baklja/contract/features/site/presence';
import { KINDS } from '@baklja/contract/kinds';
import { PRESENCE_LOST_SECONDS, PRESENCE_TABS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import { WRITERS } from '@baklja/contract/roles';
import type { RouteAnswer, RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import { type Database, lockForLimit } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import {
  countOtherTabs,
  getVersion,
  listOtherEditors,
  removeLost,
  removeSilentTabs,
  removeTab,
  saveTab,
} from './presence.store.ts';

export function servePresence(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, presenceRoutes, {
    recordHeartbeat: ({ body, caller, now }) => recordHeartbeat(database, body, { caller, now }),
    endPresence: async ({ body, caller }) => {
      await database.write((transaction) => removeTab(transaction, { user_id: caller.id, tab: body.tab }));
      return { message: 'Zatvoreno' };
    },
  });
}

type Heartbeat = RouteInput<typeof presenceRoutes.recordHeartbeat>['body'];
type Answer = RouteAnswer<typeof presenceRoutes.recordHeartbeat>;

/**
 * Records that the caller has the record open. Returns the other users who have it open.
 * @throws ForbiddenError for a role that does not edit the kind, NotFoundError.
 */
async function recordHeartbeat(
  database: Database,
  { kind, id, tab, is_editing }: Heartbeat,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Answer> {
  const roles = WRITERS[KINDS[kind].area];
  if (!roles.includes(caller.role)) throw new ForbiddenError();
  const after = (seconds: number) => toStoredTime(new Date(now.getTime() + seconds * 1000));
  const seen = { from: after(-PRESENCE_LOST_SECONDS), to: after(PRESENCE_LOST_SECONDS) };
  const own = { user_id: caller.id, tab, kind, record_id: id };
  return database.write(async (transaction) => {
    const version = await getVersion(transaction, kind, id);
    if (version === undefined) throw new NotFoundError(missingText(kind));
    await lockForLimit(transaction, `tabs of user ${caller.id}`);
    // All remaining rows are open: the code below does not check when they were seen.
    await removeLost(transaction, seen);
    await saveTab(transaction, { ...own, is_editing: is_editing ? 1 : 0, now: toStoredTime(now) });
    // No one can fill the table.
    await removeSilentTabs(transaction, own, PRESENCE_TABS_LIMIT);
    return {
      others: await listOtherEditors(transaction, { ...own, roles }),
      other_tabs: await countOtherTabs(transaction, own),
      version,
    };
  });
}
