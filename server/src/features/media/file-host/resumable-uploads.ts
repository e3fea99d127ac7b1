import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { missingText } from '@baklja/contract/records/record-words';
import type { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, NotFoundError } from '../../../errors.ts';
import { brokenFile, rejectOverBytes } from '../../../files/file-errors.ts';
import { hashOf, RESUMABLE_LIFE_MS, resumableFolder } from '../../../files/incoming.ts';
import { getKeptUpload, keepFile } from '../../../files/records/kept-files.store.ts';
import { replaceFile, requireReplaceable } from '../../../files/records/replaced-files.store.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { requireUploadFolder } from '../allowed-folders.ts';

/** Metadata of an upload from its beginning to its end, as the protocol stores it. */
type Metadata = Record<string, string | null>;

const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Uploads that come in parts, each by one person, until they become files. */
export class ResumableUploads {
  readonly #dependencies: Dependencies;
  readonly #report: (fault: unknown) => void;
  #store: Promise<FileStore> | undefined;
  readonly #finishing = new Map<string, Promise<UploadedFile>>();

  constructor(dependencies: Dependencies, report: (fault: unknown) => void) {
    this.#dependencies = dependencies;
    this.#report = report;
  }

  /** Folder of the parts, also for the server of the protocol. */
  openStore(): Promise<FileStore> {
    this.#store ??= openPartsStore(resumableFolder(this.#dependencies.config.dataDir));
    return this.#store;
  }

  /**
   * Metadata of an upload that may begin.
   * @throws RejectedFileError for its length, InvalidInputError for its folder, ForbiddenError for the role; for one that
   * replaces a file as {@link requireReplaceable}.
   */
  async authorize(upload: Upload, caller: Caller): Promise<Metadata> {
    const { filename, folder, kind, replaces } = upload.metadata ?? {};
    const { config, database, clock } = this.#dependencies;
    const { imageMaxBytes, documentMaxBytes } = config.fileLimits;
    const target =
      replaces === undefined
        ? { folder: await requireUploadFolder(database, folder ?? '', { caller, now: clock() }) }
        : await this.#requireReplaced(upload, caller);
    const maxBytes = kind === 'images' ? imageMaxBytes : Math.max(imageMaxBytes, documentMaxBytes);
    if (upload.size === 0) throw brokenFile('Datoteka je prazna.');
    rejectOverBytes(kind === 'images' ? 'Slika' : 'Datoteka', upload.size ?? 0, maxBytes);
    const name = (filename ?? '').split(/[/\\]/).at(-1) ?? '';
    return { filename: name, ...target, kind: kind === 'images' ? kind : null, user: String(caller.id) };
  }

  /** Id and version of the file that an upload replaces. @throws as {@link requireReplaceable} */
  async #requireReplaced({ metadata }: Upload, { role }: Caller): Promise<Metadata> {
    const [id, version] = [metadata?.['replaces'], metadata?.['version']].map(Number);
    if (!id || Number.isNaN(id)) throw new NotFoundError(missingText('file'));
    const known = version && !Number.isNaN(version) ? version : undefined;
    const file = await requireReplaceable(this.#dependencies.database.read, { id, version: known, role });
    return { replaces: String(id), version: String(file.version) };
  }

  /** The file that the upload of the caller became; undefined when it is not a file yet. */
  getKept(id: string, caller: Caller): Promise<{ file: UploadedFile; size: number } | undefined> {
    return getKeptUpload(this.#dependencies, { uploadId: id, stamp: { userId: caller.id } });
  }

  /** An upload of the caller that is in progress; undefined when there is none, or when it belongs to another user. */
  async getOwn(id: string, caller: Caller): Promise<Upload | undefined> {
    if (!UPLOAD_ID.test(id)) return undefined;
    const store = await this.openStore();
    const upload = await store.getUpload(id).catch((error: { status_code?: number }) => {
      if (error.status_code === undefined) throw error;
      return undefined;
    });
    return upload?.metadata?.['user'] === String(caller.id) ? upload : undefined;
  }

  /** Resolves when no call is making a file of the upload, whether or not it became one. */
  async settle(id: string): Promise<void> {
    await this.#finishing.get(id)?.catch(() => {});
  }

  /**
   * Makes a file of a complete upload, only once even after several calls.
   * @throws NotFoundError unless the caller uploaded it completely, and as {@link keepFile} or {@link replaceFile}. A rejected upload is
   * deleted; after a fault of the server the next call can finish it.
   */
  async finish(id: string, caller: Caller): Promise<UploadedFile> {
    const kept = await this.getKept(id, caller);
    if (kept) return kept.file;
    const upload = await this.getOwn(id, caller);
    if (!upload || upload.offset !== upload.size) {
      // It may have become a file since the previous look-up.
      const keptSince = await this.getKept(id, caller);
      if (!keptSince) throw new NotFoundError();
      return keptSince.file;
    }
    const finishing = this.#finishing.get(id) ?? this.#keep(upload, caller).finally(() => this.#finishing.delete(id));
    this.#finishing.set(id, finishing);
    return finishing;
  }

  async #keep({ id, size = 0, metadata, storage }: Upload, caller: Caller): Promise<UploadedFile> {
    const { filename, folder, kind, replaces, version } = metadata ?? {};
    const localPath = storage?.path ?? '';
    const store = await this.openStore();
    const stamp = authorOf({ caller, now: this.#dependencies.clock() });
    try {
      const received = { name: filename ?? '', localPath, size, sha256: await hashOf(localPath) };
      const sending = { stamp, role: caller.role, uploadId: id, report: this.#report };
      const where = { folder: folder ?? '', onlyImages: kind === 'images' };
      const replaced = { id: Number(replaces), version: Number(version) };
      const file = replaces
        ? await replaceFile(this.#dependencies, received, { ...sending, ...replaced })
        : await keepFile(this.#dependencies, received, { ...sending, ...where });
      await store.remove(id);
      return file;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await store.remove(id);
      throw error;
    }
  }
}

/** The store of the protocol's library, limited to the protocol extensions in use. */
async function openPartsStore(directory: string): Promise<FileStore> {
  const [{ FileStore }, { ERRORS }] = await Promise.all([import('@tus/file-store'), import('@tus/server')]);
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: RESUMABLE_LIFE_MS });
  store.extensions = ['creation', 'termination', 'expiration'];
  // The library's own function does the same, but does not say why the disk refused a part.
  store.write = async (source, id, offset) => {
    const part = createWriteStream(path.join(directory, id), { flags: 'r+', start: offset });
    await pipeline(source, part).catch((error: Error) => {
      throw 'syscall' in error ? error : ERRORS.FILE_WRITE_ERROR;
    });
    return offset + part.bytesWritten;
  };
  return store;
}
