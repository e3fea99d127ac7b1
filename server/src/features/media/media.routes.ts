import { mediaRoutes } from '@baklja/contract/features/media/media';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { toFolderPath } from '../../files/records/file-paths.store.ts';
import { authorOf } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { deleteFiles } from './delete-files.ts';
import { requireFileByPath, requireFileWithUses } from './files.store.ts';
import { listFileUses } from './list-file-uses.ts';
import { listFiles } from './list-files.ts';
import { requireListedFolder } from './listed-folder.ts';
import { listFolders, listMedia } from './media.store.ts';
import { moveFiles } from './move-files.ts';
import { removeProperties } from './remove-properties.ts';
import { renameFolder } from './rename-folder.ts';
import { restoreFiles } from './restore-files.ts';
import { updateFile } from './update-file.ts';

export function serveMedia(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;

  serveRoutes(app, dependencies, mediaRoutes, {
    listMedia: async ({ query, caller }) => {
      const { folder, subfolder = '' } = query;
      const path = [folder, subfolder].map(toFolderPath).filter(Boolean).join('/');
      return listMedia(read, await requireListedFolder(read, path, caller.role));
    },
    listFiles: async ({ query, caller }) => {
      const { folder = '', search = '', type, sort = 'created', order = 'usual', page = 1 } = query;
      const path = folder === '' ? undefined : await requireListedFolder(read, toFolderPath(folder), caller.role);
      return listFiles(read, { role: caller.role, folder: path, search, type, sort, order, page });
    },
    getFile: ({ params, caller, now }) => requireFileWithUses(read, params.id, { role: caller.role, now }),
    getFileByPath: ({ query, caller }) => requireFileByPath(read, query.path, caller.role),
    updateFile: async ({ params, body, caller, now }) => {
      const { version, ...change } = body;
      return updateFile(database, { id: params.id, version, change, stamp: authorOf({ caller, now }) });
    },
    removeProperties: ({ params, body, caller, now }) =>
      removeProperties(dependencies, {
        id: params.id,
        version: body.version,
        stamp: authorOf({ caller, now }),
        report: (err) => app.log.error({ err }, 'a replaced object was not deleted'),
      }),
    listFileUses: ({ body, caller, now }) => listFileUses(read, body, { role: caller.role, now }),
    moveFiles: ({ body, caller, now }) => moveFiles(database, body, authorOf({ caller, now })),
    deleteFiles: ({ body, caller, now }) => deleteFiles(database, body, authorOf({ caller, now })),
    restoreFiles: ({ body, caller, now }) => restoreFiles(database, body.ids, authorOf({ caller, now })),
    listFolders: ({ caller }) => listFolders(read, caller.role),
    renameFolder: ({ body, caller, now }) => renameFolder(database, body, authorOf({ caller, now })),
  });
}
