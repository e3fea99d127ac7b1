import { stat } from 'node:fs/promises';
import { type AppError, ConflictError } from '../../errors.ts';
import { documentFormat } from './document-formats.ts';
import { type LocalDocument, readDocumentFacts, type StoredProperties } from './read-document-properties.ts';

const NO_NAMES = 'Dokument ne navodi autora ni tvrtku.';
const SIGNED = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';
const OLD_FORMAT =
  'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. ' +
  'Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.';
const NOT_POSSIBLE =
  'Podaci o autoru ne mogu se ukloniti iz ovog dokumenta. Uklonite ih u programu u kojem je nastao i pošaljite ga ponovno.';

/**
 * Writes a copy of a local document next to it, as `<localPath>.clean`, without author, last editor, company and
 * manager in its properties. Texts, comments, tracked changes with their authors, custom properties and attached files
 * stay as they are.
 * @throws ConflictError `no-properties` when it has no names, `signed`, and `not-removable` for the old formats and for
 * a document that cannot be read with certainty. The caller removes the copy, also a part of one after an error.
 */
export async function removeDocumentProperties(document: LocalDocument): Promise<{ localPath: string; size: number }> {
  const { localPath, media_type } = document;
  const target = `${localPath}.clean`;
  try {
    const properties = await readWhole(document);
    if (!properties) throw new ConflictError(NO_NAMES, 'no-properties');
    if (properties.is_signed) throw new ConflictError(SIGNED, 'signed');
    const format = await documentFormat(media_type)?.load();
    if (!format?.remove) throw new ConflictError(OLD_FORMAT, 'not-removable');
    await format.remove(localPath, target);
    const { size } = await stat(target);
    if ((await readWhole({ localPath: target, media_type, size })) !== null) throw notPossible();
    return { localPath: target, size };
  } catch (error) {
    throw error instanceof ConflictError || isOfTheMachine(error) ? error : notPossible();
  }
}

/** Null only when the document has no names, not when it is too large to be read. */
async function readWhole(document: LocalDocument): Promise<StoredProperties | null> {
  const maxBytes = documentFormat(document.media_type)?.maxBytes ?? document.size;
  if (document.size > maxBytes) throw notPossible();
  return (await readDocumentFacts(document)).properties;
}

/** A full disk, for example. */
function isOfTheMachine(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function notPossible(): AppError {
  return new ConflictError(NOT_POSSIBLE, 'not-removable');
}
