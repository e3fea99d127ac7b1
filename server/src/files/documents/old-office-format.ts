import { withFile } from '../inspect/read-bytes.ts';
import { type DocumentFormat, type NamedDocument, toDocumentNames } from './document-names.ts';
import { readOleStreams } from './ole-streams.ts';
import { readPropertySet } from './property-set.ts';

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
