import { startRoutes } from '@baklja/contract/features/site/start';
import { KINDS, type Kind, kindRow } from '@baklja/contract/kinds';
import { mayWrite, type Role, WRITERS } from '@baklja/contract/roles';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { countLacks, listOwnDrafts, listRecentRecords } from './start.store.ts';

export function serveStart(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  serveRoutes(app, dependencies, startRoutes, {
    listRecentRecords: ({ caller: { id, role } }) =>
      listRecentRecords(read, { userId: id, kinds: kindsOf(role).filter(isOpened) }),
    listWaitingWork: async ({ caller: { id, role }, now }) => {
      const [lacks, drafts] = await Promise.all([
        Promise.all(kindsOf(role).map((kind) => countLacks(read, kind, dayInZagreb(now)))),
        mayWrite(role, 'posts') ? listOwnDrafts(read, id) : [],
      ]);
      return { lacks: lacks.flat(), drafts };
    },
  });
}

/** The kinds that the role writes; those that fewer roles write come first. */
function kindsOf(role: Role): Kind[] {
  const writers = (kind: Kind) => WRITERS[KINDS[kind].area];
  return (Object.keys(KINDS) as Kind[])
    .filter((kind) => mayWrite(role, KINDS[kind].area))
    .sort((one, other) => writers(one).length - writers(other).length);
}

/** Whether a record of the kind has an address: a subfolder has none. A categorisation is a whole list. */
function isOpened(kind: Kind): boolean {
  const { screens, opensAt } = kindRow(kind);
  return kind === 'file' || (kind !== 'categorisedAthlete' && (screens ?? opensAt) !== undefined);
}
