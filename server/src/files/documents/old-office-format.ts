import { withFile } from '../inspect/read-bytes.ts';
import { type DocumentFormat, type NamedDocument, toDocumentNames, UnreadableDocumentError } from './document-names.ts';
import { readOleStreams } from './ole-streams.ts';

const SUMMARY = '\u0005SummaryInformation';
const DOCUMENT_SUMMARY = '\u0005DocumentSummaryInformation';

const AUTHOR = 0x04;
const LAST_AUTHOR = 0x08;
const MANAGER = 0x0e;
const COMPANY = 0x0f;

const SIGNATURES = ['_signatures', '_xmlsignatures'];

/**
 * DOC, XLS and PPT. Only reading: these formats repeat the names of their authors inside the content and keep former
 * versions of it, so that a removal from the properties alone would be none.
 */
export const OLD_OFFICE: DocumentFormat = { read: readNames };

function readNames(localPath: string): Promise<NamedDocument> {
  return withFile(localPath, async (file) => {
    const { names, streams } = await readOleStreams(file, [SUMMARY, DOCUMENT_SUMMARY]);
    const textsOf = (stream: string, numbers: readonly number[]) => {
      const set = streams.get(stream);
      return set ? readPropertySet(set, numbers) : new Map<number, string>();
    };
    const people = textsOf(SUMMARY, [AUTHOR, LAST_AUTHOR]);
    const work = textsOf(DOCUMENT_SUMMARY, [MANAGER, COMPANY]);
    return {
      names: toDocumentNames({
        author: people.get(AUTHOR) ?? '',
        last_modified_by: people.get(LAST_AUTHOR) ?? '',
        company: work.get(COMPANY) ?? '',
        manager: work.get(MANAGER) ?? '',
      }),
      isSigned: names.some((name) => SIGNATURES.includes(name)),
    };
  });
}

/* A property set is the form in which old Office documents keep author, company and the like. */

const SECTION_OFFSET = 44;
const CODE_PAGE = 1;
const UTF16_CODE_PAGE = 1200;

const INTEGER = 0x02;
const TEXT = 0x1e;
const WIDE_TEXT = 0x1f;

/** More properties than any program writes. */
const PROPERTIES_LIMIT = 1000;

/** Code pages that are not called `windows-…`. */
const ENCODINGS: Record<number, string> = { 65001: 'utf-8', 1200: 'utf-16le', 10000: 'macintosh', 932: 'shift_jis' };

/**
 * Texts of the first section by the numbers of their properties; only the wanted ones that are there.
 * @throws UnreadableDocumentError
 */
function readPropertySet(set: Buffer, wanted: readonly number[]): Map<number, string> {
  try {
    return readTexts(set, wanted);
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableDocumentError('a property set is broken') : error;
  }
}

function readTexts(set: Buffer, wanted: readonly number[]): Map<number, string> {
  const section = set.readUInt32LE(SECTION_OFFSET);
  const count = Math.min(set.readUInt32LE(section + 4), PROPERTIES_LIMIT);
  const positions = new Map<number, number>();
  for (let place = 0; place < count; place += 1) {
    const at = section + 8 + 8 * place;
    positions.set(set.readUInt32LE(at), section + set.readUInt32LE(at + 4));
  }
  const codePage = readCodePage(set, positions.get(CODE_PAGE));
  const texts = new Map<number, string>();
  for (const number of wanted) {
    const position = positions.get(number);
    const text = position === undefined ? undefined : readText(set, position, codePage);
    if (text !== undefined) texts.set(number, text);
  }
  return texts;
}

function readCodePage(set: Buffer, position: number | undefined): number {
  return position !== undefined && set.readUInt32LE(position) === INTEGER ? set.readUInt16LE(position + 4) : 1252;
}

function readText(set: Buffer, position: number, codePage: number): string | undefined {
  const type = set.readUInt32LE(position);
  if (type !== TEXT && type !== WIDE_TEXT) return undefined;
  const isWide = type === WIDE_TEXT;
  const length = set.readUInt32LE(position + 4) * (isWide ? 2 : 1);
  const bytes = set.subarray(position + 8, position + 8 + length);
  return decode(bytes, isWide ? UTF16_CODE_PAGE : codePage).replace(/\0.*$/s, '');
}

function decode(bytes: Buffer, codePage: number): string {
  try {
    return new TextDecoder(ENCODINGS[codePage] ?? `windows-${codePage}`).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
