import { fileHostRoutes, type UploadedFile } from '@baklja/contract/features/media/file-host';
import { ARCHIVES, mayList, splitName } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../clock.ts';
import { databaseUnavailable } from '../../../db/database-faults.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, ForbiddenError, InvalidInputError } from '../../../errors.ts';
import { cleanIncoming, type ReceivedFile } from '../../../files/incoming.ts';
import { createFolder } from '../../../files/records/folders.store.ts';
import { type Keeping, keepFile } from '../../../files/records/kept-files.store.ts';
import { replaceFile } from '../../../files/records/replaced-files.store.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import type { FileOfForm } from '../../../http/form.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { requireUploadFolder } from '../allowed-folders.ts';
import { listMedia } from '../files.store.ts';
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
      if (!mayList(caller.role, root)) throw new ForbiddenError();
      const items = await listMedia(database.read, root);
      return items.map(({ type, name, time, path }) => ({
        name,
        date: time,
        data_name: path,
        type: type === 'folder' ? '' : splitName(name).ending.slice(1).toLowerCase(),
        url: fileUrl({ path }, config.fileHostUrl),
      }));
    },
    uploadImages: (call) => receive(call, { folder: 'images', onlyImages: true, doneText: IMAGES_DONE }),
    uploadArticleImages: (call) => receive(call, { folder: 'clanci-slike', onlyImages: true, doneText: IMAGES_DONE }),
    uploadMedia: async (call) => {
      const folder = await requireUploadFolder(database, pathOf(call.body), call);
      return receive(call, { folder, onlyImages: false, doneText: 'Successfully uploaded' });
    },
    replaceFile: async ({ params, body, files, caller, now }) => {
      const stamp = authorOf({ caller, now });
      const replacement = { id: params.id, version: body.version, stamp, role: caller.role, report };
      return replaceFile(dependencies, requireOneFile(files), replacement);
    },
    createMediaFolder: async ({ body, caller, now }) => {
      const parent = await requireUploadFolder(database, pathOf(body), { caller, now });
      const stamp = authorOf({ caller, now });
      const path = await createFolder(database, { parent, name: body.folderName, stamp });
      return { message: 'Folder created!', path };
    },
    getUpload: ({ params, caller }) => uploads.finish(params.upload, caller),
  });

  function receive(
    { files, caller, now }: { files: FileOfForm[]; caller: Caller; now: Date },
    receiving: Pick<Receiving, 'folder' | 'onlyImages' | 'doneText'>,
  ) {
    const stamp = authorOf({ caller, now });
    return receiveFiles(dependencies, files, { ...receiving, stamp, role: caller.role, report });
  }
}

function pathOf({ folder, subfolder = '' }: { folder: string; subfolder?: string }): string {
  return subfolder === '' ? folder : `${folder.replace(/\/$/, '')}/${subfolder}`;
}

/** Destination of the files of a form. `doneText` is the message when all of them were saved. */
type Receiving = Keeping & { doneText: string };

/**
 * Saves the files of a form one after another; a rejected file does not affect the others.
 * @throws InvalidInputError without any file, and the first failure when no file was saved.
 */
async function receiveFiles(dependencies: Dependencies, sent: readonly FileOfForm[], receiving: Receiving) {
  if (sent.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku.', [], 'no-files');
  const files: UploadedFile[] = [];
  const failures: { name: string; error: AppError }[] = [];
  for (const file of sent) {
    try {
      if ('rejection' in file) throw file.rejection;
      files.push(await keepFile(dependencies, file, receiving));
    } catch (error) {
      failures.push({ name: file.name, error: toRejection(error, receiving.report) });
    }
  }
  const [first] = files;
  if (!first) throw failures[0]?.error;
  return {
    message: failures.length === 0 ? receiving.doneText : describePart(files.length, sent.length),
    url: first.url,
    files,
    failed: failures.map(({ name, error }) => ({ name, message: error.message, code: error.code })),
  };
}

/** @throws InvalidInputError unless the form has exactly one file, and its rejection when it is too large. */
function requireOneFile(sent: readonly FileOfForm[]): ReceivedFile {
  const [file, ...others] = sent;
  if (!file || others.length > 0) throw new InvalidInputError('Odaberite jednu datoteku.', [], 'no-files');
  if ('rejection' in file) throw file.rejection;
  return file;
}

function toRejection(error: unknown, report: (fault: unknown) => void): AppError {
  if (error instanceof AppError) return error;
  const unavailable = databaseUnavailable(error);
  if (unavailable) return unavailable;
  report(error);
  const message = 'Dogodila se greška na poslužitelju. Pokušajte ponovno.';
  return new AppError({ status: 500, code: 'fault', message });
}

const rules = new Intl.PluralRules('hr');

/** As „Spremljene su 2 od 5 datoteka.” */
function describePart(saved: number, sent: number): string {
  const verbs: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'Spremljena je', few: 'Spremljene su' };
  const files = rules.select(sent) === 'other' ? 'datoteka' : 'datoteke';
  return `${verbs[rules.select(saved)] ?? 'Spremljeno je'} ${saved} od ${sent} ${files}.`;
}
