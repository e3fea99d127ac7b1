import { statusRoutes } from '@baklja/contract/features/site/status';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { UnavailableError } from '../../errors.ts';
import type { FileStorage } from '../../files/storage/file-storage.ts';
import { serveRoutes } from '../../http/serve-routes.ts';

export function serveStatus(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, files } = dependencies;
  serveRoutes(app, dependencies, statusRoutes, {
    getHealth: async () => ({ status: 'ok' }),
    getReadiness: async () => {
      await requireStores(database.read, files);
      return { status: 'ok' };
    },
  });
}

/** @throws UnavailableError unless both the database and the file storage respond. */
async function requireStores(db: Db, files: FileStorage): Promise<void> {
  try {
    // A table and not a constant, so that the query reads the embedded file itself.
    await db.selectFrom('installation').select('name').limit(1).execute();
    await files.check();
  } catch {
    throw new UnavailableError();
  }
}
