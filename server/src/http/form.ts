import { rm } from 'node:fs/promises';
import { FILES_PER_FORM_LIMIT } from '@baklja/contract/limits';
import type { Route } from '@baklja/contract/route';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FileLimits } from '../config.ts';
import { AppError, InvalidInputError } from '../errors.ts';
import { formatBytes, storageUnavailable, tooLarge } from '../files/file-errors.ts';
import { makeIncomingFolder, type ReceivedFile, receiveFile } from '../files/incoming.ts';

/** A file of a form: received whole, or rejected for its size. */
export type FileOfForm = ReceivedFile | { name: string; rejection: AppError };

/** Content of a form. Its files are on the local disk until it is discarded. */
export type Form = { fields: unknown; files: FileOfForm[]; discard: () => Promise<void> };

/** Folder of the files of forms before they are stored, and their limits. */
export type FormSettings = { dataDir: string; fileLimits: FileLimits };

/** Longest value of a field, bytes. */
const FIELD_MAX_BYTES = 10 * 1024;
const FIELDS_LIMIT = 50;

/** Lets the routes of the scope accept forms; those that accept files accept nothing else. */
export async function acceptForms(scope: FastifyInstance, form: NonNullable<Route['form']>): Promise<void> {
  if (form.files !== undefined) scope.removeContentTypeParser('application/json');
  await scope.register(multipart);
}

/**
 * Reads the body of a call to its end; a JSON body counts as the fields of a form.
 * @throws AppError when the form is broken or too large; then none of it is left on the disk.
 */
export async function readForm(
  request: FastifyRequest,
  form: NonNullable<Route['form']>,
  settings: FormSettings,
): Promise<Form> {
  if (!request.isMultipart()) return { fields: request.body ?? {}, files: [], discard: async () => {} };
  const folder = await makeIncomingFolder(settings.dataDir).catch((error: unknown) => {
    throw drainRequest(request, storageUnavailable(error));
  });
  // A file of a form that broke off may still be created meanwhile: the folder is then not empty, and tried again.
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 10 });
  try {
    return { ...(await readParts(request, { folder, filesField: form.files, limits: settings.fileLimits })), discard };
  } catch (error) {
    await discard();
    throw drainRequest(request, toRejection(error as Error));
  }
}

/** Discards the rest of the body, so that the caller gets to read the answer. */
function drainRequest({ raw }: FastifyRequest, rejection: Error): Error {
  raw.unpipe();
  raw.resume();
  return rejection;
}

type Reading = { folder: string; filesField: string | undefined; limits: FileLimits };

async function readParts(request: FastifyRequest, { folder, filesField, limits }: Reading) {
  const fields: Record<string, unknown> = {};
  const files: FileOfForm[] = [];
  const maxBytes = Math.max(limits.imageMaxBytes, limits.documentMaxBytes);
  for await (const part of request.parts(toParserOptions(maxBytes))) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw formTooLarge(`Podatak „${part.fieldname}” je predug.`);
      addField(fields, part.fieldname, part.value);
      continue;
    }
    if (!isFilesField(part.fieldname, filesField)) throw unexpectedFile(part.fieldname);
    const file = await receivePart(part, { folder, maxBytes });
    if (file) files.push(file);
  }
  return { fields, files };
}

function toParserOptions(maxBytes: number) {
  return {
    throwFileSizeLimit: false,
    limits: {
      fieldSize: FIELD_MAX_BYTES,
      fields: FIELDS_LIMIT,
      files: FILES_PER_FORM_LIMIT,
      parts: FIELDS_LIMIT + FILES_PER_FORM_LIMIT,
      fileSize: maxBytes,
    },
  };
}

/** Undefined for the empty part that a browser sends when no file was chosen. */
async function receivePart(
  part: MultipartFile,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<FileOfForm | undefined> {
  const name = decodeName(part.filename ?? '');
  const received = await receiveFile(part.file, { folder, name });
  if (part.file.truncated) {
    await rm(received.localPath);
    return { name, rejection: tooLarge(`Datoteka ima više od ${formatBytes(maxBytes)}, koliko je najviše dopušteno.`) };
  }
  return name === '' && received.size === 0 ? undefined : received;
}

/** Decodes the three characters that browsers percent-encode in the header of a part, and no others. */
function decodeName(name: string): string {
  return name.replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The brackets of PHP after the name of a list are optional. */
function isFilesField(name: string, filesField: string | undefined): boolean {
  return filesField !== undefined && name.replace(/\[\]$/, '') === filesField.replace(/\[\]$/, '');
}

/** A field that comes twice becomes a list, which no schema of a form accepts. */
function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) throw new InvalidInputError('Tekst sadrži nedopušteni znak.');
  fields[name] = name in fields ? [fields[name], value] : value;
}

function unexpectedFile(field: string): InvalidInputError {
  return new InvalidInputError('Podaci nisu ispravni.', [{ field, message: 'Ovdje se ne očekuje datoteka.' }]);
}

function formTooLarge(message: string): AppError {
  return new AppError({ status: 413, code: 'too-large', message });
}

function toRejection(error: Error): Error {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_FILES_LIMIT')
    return formTooLarge(`Odjednom se može poslati najviše ${FILES_PER_FORM_LIMIT} datoteka.`);
  if (statusCode === 413) return error;
  if ('syscall' in error) return storageUnavailable(error);
  return new InvalidInputError('Obrazac nije potpun ili nije ispravan. Pokušajte ponovno.');
}
