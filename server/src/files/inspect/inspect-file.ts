import { stat } from 'node:fs/promises';
import type { FileLimits } from '../../config.ts';
import { brokenFile, rejectedKind, rejectOverBytes } from '../file-errors.ts';
import { endingOf } from '../safe-file-name.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { readArchive } from './archive-file.ts';
import { HEAD_BYTES, type KnownKind, readFileKind, WHAT_IS_ALLOWED } from './file-kind.ts';
import { cleanImage } from './image-file.ts';
import { readOldOffice } from './ole-file.ts';
import { checkPdf } from './pdf-file.ts';
import { readBytes, withFile } from './read-bytes.ts';
import { cleanSvgFile } from './svg-file.ts';
import { isText } from './text-file.ts';

type Inspection = { name: string; limits: FileLimits; onlyImages?: boolean };
type Upload = Inspection & { localPath: string; size: number; ending: string };

const TEXTS: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };

/**
 * Inspects the bytes of an upload. Pictures and drawings come back as a cleaned copy `<localPath>.clean` next to it; of
 * other files the upload itself is stored. The name decides only whether text is accepted, and which of the old Office
 * formats applies to a file that could be two of them. The caller removes the upload, and the copy when it is not
 * stored.
 * @throws RejectedFileError 400 empty or damaged, 413 over the limits, 415 a kind that is not accepted or is not safe.
 */
export async function inspectFile(localPath: string, inspection: Inspection): Promise<AcceptedFile> {
  const { size } = await stat(localPath);
  if (size === 0) throw brokenFile('Datoteka je prazna.');

  const upload = { ...inspection, localPath, size, ending: endingOf(inspection.name) };
  const known = await withFile(localPath, async (file) => readFileKind(await readBytes(file, 0, HEAD_BYTES)));
  return (await acceptImage(upload, known)) ?? acceptDocument(upload, known);
}

async function acceptImage(
  { localPath, size, limits }: Upload,
  { kind }: KnownKind,
): Promise<AcceptedFile | undefined> {
  switch (kind) {
    case 'svg':
      rejectOverBytes('Slika', size, limits.imageMaxBytes);
      return cleanSvgFile(localPath, size);
    case 'jpeg':
    case 'png':
    case 'gif':
    case 'webp':
    case 'avif':
      return cleanImage(localPath, { kind, size, limits });
    default:
      return undefined;
  }
}

async function acceptDocument(upload: Upload, known: KnownKind): Promise<AcceptedFile> {
  const isKnown = known.kind === 'pdf' || known.kind === 'archive' || known.kind === 'ole';
  if (upload.onlyImages && (isKnown || upload.ending in TEXTS)) {
    throw rejectedKind('Ovdje se primaju samo slike: JPEG, PNG, GIF, WebP, AVIF i SVG.');
  }
  rejectOverBytes('Dokument', upload.size, upload.limits.documentMaxBytes);

  const { localPath, size } = upload;
  return { type: 'other', ...(await readDocumentKind(upload, known)), width: null, height: null, localPath, size };
}

function readDocumentKind(
  { localPath, size, ending }: Upload,
  known: KnownKind,
): Promise<Pick<AcceptedFile, 'extension' | 'media_type'>> {
  switch (known.kind) {
    case 'pdf':
      return withFile(localPath, async (file) => {
        await checkPdf(file, size);
        return { extension: 'pdf', media_type: 'application/pdf' };
      });
    case 'ole':
      return withFile(localPath, (file) => readOldOffice(file, ending));
    case 'archive':
      return readArchive(localPath, size);
    default:
      return readTextKind(localPath, ending, known);
  }
}

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);
const TEXT_AS_PICTURE = 'Ovo nije slika, nego tekst.';
const TEXT_ELSEWHERE = 'Obični tekst prima se samo u datotekama TXT i CSV.';

async function readTextKind(
  localPath: string,
  ending: string,
  known: KnownKind,
): Promise<Pick<AcceptedFile, 'extension' | 'media_type'>> {
  const media_type = TEXTS[ending];
  const looksLikeText = known.mayBeText && (await withFile(localPath, isText));

  if (looksLikeText && media_type !== undefined) return { extension: ending, media_type };
  if (looksLikeText && known.kind === 'unknown')
    throw rejectedKind(PICTURES.has(ending) ? TEXT_AS_PICTURE : TEXT_ELSEWHERE);
  throw rejectedKind(known.kind === 'other' ? known.message : WHAT_IS_ALLOWED);
}
