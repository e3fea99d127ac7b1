import type { fileHostRoutes, UploadedFile } from '@baklja/contract/features/media/file-host';
import { rootOf, uploadersOf } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import type { RouteAnswer } from '@baklja/contract/route';
import { databaseUnavailable } from '../../../db/database-faults.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, ForbiddenError, InvalidInputError } from '../../../errors.ts';
import type { ReceivedFile } from '../../../files/incoming.ts';
import { requireFolder, toFolderPath } from '../../../files/records/file-paths.store.ts';
import { keepFile } from '../../../files/records/kept-files.store.ts';
import type { Caller } from '../../../http/caller.ts';
import type { FileOfForm } from '../../../http/form.ts';
import type { Stamp } from '../../../stamp.ts';

type Failure = { name: string; error: AppError };

type ReceivedFiles = RouteAnswer<typeof fileHostRoutes.uploadMedia>;

/** Destination of the files of a form. `doneText` is the message when all of them were saved. */
export type Receiving = {
  folder: string;
  onlyImages: boolean;
  doneText: string;
  stamp: Stamp;
  role: Role;
  /** Receives every error that is a fault of the server. */
  report: (fault: unknown) => void;
};

/**
 * Saves the files of a form one after another; a rejected file does not affect the others.
 * @throws InvalidInputError without any file, and the first failure when no file was saved.
 */
export async function receiveFiles(
  dependencies: Dependencies,
  sent: readonly FileOfForm[],
  receiving: Receiving,
): Promise<ReceivedFiles> {
  if (sent.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku.', [], 'no-files');
  const files: UploadedFile[] = [];
  const failures: Failure[] = [];
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
export function requireOneFile(sent: readonly FileOfForm[]): ReceivedFile {
  const [file, ...others] = sent;
  if (!file || others.length > 0) throw new InvalidInputError('Odaberite jednu datoteku.', [], 'no-files');
  if ('rejection' in file) throw file.rejection;
  return file;
}

/**
 * The folder of an upload in stored form.
 * @throws InvalidInputError when it is not a valid folder, ForbiddenError for a role that may not upload there.
 */
export async function requireUploadFolder(
  { database }: Pick<Dependencies, 'database'>,
  path: string,
  caller: Caller,
): Promise<string> {
  const root = rootOf(toFolderPath(path));
  if (root !== undefined && !uploadersOf(root).includes(caller.role)) throw new ForbiddenError();
  return requireFolder(database.read, path);
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
