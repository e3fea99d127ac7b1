import { recordVersionRoutes, type VersionedKind } from '@baklja/contract/features/site/record-versions';
import { KINDS } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { countVersions, getVersion, listVersions } from '../../records/versions/record-versions.store.ts';

const VERSIONS_OF_A_PAGE = 50;

export function serveRecordVersions(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  serveRoutes(app, dependencies, recordVersionRoutes, {
    listRecordVersions: async ({ query: { kind, record_id: recordId, before }, caller }) => {
      requireWriter(caller, kind);
      const page = { before, limit: VERSIONS_OF_A_PAGE };
      const { versions, hasMore } = await listVersions(read, { kind, recordId }, page);
      return { versions, has_more: hasMore, total: await countVersions(read, { kind, recordId }) };
    },
    getRecordVersion: async ({ params, caller }) => {
      const version = await getVersion(read, params.id);
      if (!version) throw new NotFoundError('Ta verzija ne postoji.');
      requireWriter(caller, version.kind);
      return version;
    },
  });
}

function requireWriter({ role }: Caller, kind: VersionedKind): void {
  if (!mayWrite(role, KINDS[kind].area)) throw new ForbiddenError();
}
