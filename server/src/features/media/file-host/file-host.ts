import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { ARCHIVES, splitName, uploadersOf } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ForbiddenError } from '../../../errors.ts';
import { cleanIncoming } from '../../../files/incoming.ts';
import { createFolder } from '../../../files/records/folders.store.ts';
import { replaceFile } from '../../../files/records/replaced-files.store.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import type { FileOfForm } from '../../../http/form.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { listMedia } from '../files.store.ts';
import { receiveFiles, requireOneFile, requireUploadFolder } from './receive-files.ts';
import { ResumableUploads } from './resumable-uploads.ts';
import { serveResumable } from './serve-resumable.ts';

const IMAGES_DONE = 'Dokument je uploadan!';

export function serveFileHost(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  const report = (err: unknown) => app.log.error({ err }, 'an upload met a fault');
  const uploads = new ResumableUploads(dependencies, report);
  serveResumable(app, dependencies, uploads);
  // The ages are those of files, whose times come from the system clock.
  app.addHook('onReady', () => cleanIncoming(config.dataDir, systemClock()));

  serveRoutes(app, dependencies, fileHostRoutes, {
    listArchive: async ({ params, caller }) => {
      const root = ARCHIVES[params.archive];
      if (!uploadersOf(root).includes(caller.role)) throw new ForbiddenError();
      const items = await listMedia(database.read, root);
      return items.map(({ type, name, time, path }) => ({
        ...{ name, date: time, data_name: path },
        type: type === 'folder' ? '' : splitName(name).ending.slice(1).toLowerCase(),
        url: fileUrl({ path }, config.fileHostUrl),
      }));
    },
    uploadImages: (call) => receive(call, { folder: 'images', onlyImages: true, doneText: IMAGES_DONE }),
    uploadArticleImages: (call) => receive(call, { folder: 'clanci-slike', onlyImages: true, doneText: IMAGES_DONE }),
    uploadMedia: async (call) => {
      const folder = await requireUploadFolder(dependencies, pathOf(call.body), call.caller);
      return receive(call, { folder, onlyImages: false, doneText: 'Successfully uploaded' });
    },
    replaceFile: async ({ params, body, files, caller, now }) => {
      const stamp = authorOf({ caller, now });
      const replacement = { id: params.id, version: body.version, stamp, role: caller.role, report };
      return replaceFile(dependencies, requireOneFile(files), replacement);
    },
    createMediaFolder: async ({ body, caller, now }) => {
      const parent = await requireUploadFolder(dependencies, pathOf(body), caller);
      const stamp = authorOf({ caller, now });
      const path = await createFolder(database, { parent, name: body.folderName, stamp });
      return { message: 'Folder created!', path };
    },
    getUpload: ({ params, caller }) => uploads.finish(params.upload, caller),
  });

  function receive(
    { files, caller, now }: { files: FileOfForm[]; caller: Caller; now: Date },
    receiving: { folder: string; onlyImages: boolean; doneText: string },
  ) {
    const stamp = authorOf({ caller, now });
    return receiveFiles(dependencies, files, { ...receiving, stamp, role: caller.role, report });
  }
}

/** Both parts of a folder's path as one; either may end with a slash. */
function pathOf({ folder, subfolder = '' }: { folder: string; subfolder?: string }): string {
  return subfolder === '' ? folder : `${folder.replace(/\/$/, '')}/${subfolder}`;
}
