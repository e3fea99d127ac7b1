import { DOCUMENT_NAME_MAX_LENGTH } from '@baklja/contract/limits';

/** Names of people and of a company in the properties of a document; empty when absent. */
export type DocumentNames = { author: string; last_modified_by: string; company: string; manager: string };

/** What a document says in its properties. The title is absent where there is none that people would use. */
export type NamedDocument = { names: DocumentNames; isSigned: boolean; title?: string | undefined };

/** What can be done with the names in a kind of document. */
export type DocumentFormat = {
  /** @throws Error when the document cannot be read with certainty. */
  read: (localPath: string) => Promise<NamedDocument>;
  /**
   * Writes a copy without the names to `target`, which must not exist; absent where the names cannot be removed.
   * @throws as `read` does; then the target may hold a part of the copy.
   */
  remove?: (localPath: string, target: string) => Promise<void>;
};

/** Longer names are cut; people do not read them, and the browser has to draw them. */
const NAME_MAX_LENGTH = 200;

/** The document cannot be read with certainty, so that nothing is said about it and nothing in it is changed. */
export class UnreadableDocumentError extends Error {}

/** Names in the form that people read: one line of text, cut at {@link NAME_MAX_LENGTH} characters. */
export function toDocumentNames(found: Partial<DocumentNames>): DocumentNames {
  const { author = '', last_modified_by = '', company = '', manager = '' } = found;
  const last = toName(last_modified_by);
  return { author: toName(author), last_modified_by: last, company: toName(company), manager: toName(manager) };
}

export function namesSomebody(names: DocumentNames): boolean {
  return Object.values(names).some((name) => name !== '');
}

/** Control characters, line ends, and marks that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu;

/** The visible text as one line; of a very long one only the start, more than `maxLength` characters. */
function toLine(text: string, maxLength: number): string {
  // Far more than is kept, and little enough to search.
  return text
    .slice(0, 10 * maxLength)
    .replace(INVISIBLE, ' ')
    .trim();
}

function toName(text: string): string {
  const line = toLine(text, NAME_MAX_LENGTH);
  const characters = [...line];
  if (characters.length <= NAME_MAX_LENGTH) return line;
  return `${characters
    .slice(0, NAME_MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** What programs write when a document was given no title. */
const PLACEHOLDER =
  /^(untitled|unnamed|unknown|no title|bez naslova|bez imena|document|dokument|presentation|prezentacija|powerpoint presentation|powerpoint prezentacija|slide|slajd|layout)[\s_-]*\d*$/i;

/** The name or path of the file from which a program made the PDF. */
const FILE_NAME =
  /^microsoft (word|excel|powerpoint)\b|\\|:\/\/|^\/|\.(pdf|docx?|docm|rtf|txt|html?|xlsx?|xlsm|csv|pptx?|ppsx?|od[tspg]|pages|key|indd|qxp|qxd|pmd|pub|cdr|ai|eps|psd|dwg|tiff?|jpe?g|png)$/i;

/**
 * A title of a PDF as the name of a document: one line of visible text. Undefined for a text that is no such name: the
 * name of a file, a placeholder of a program, unreadable letters, none at all, or more than a name can have.
 */
export function toTitle(text: string): string | undefined {
  const line = toLine(text, DOCUMENT_NAME_MAX_LENGTH);
  const isName = /\p{L}/u.test(line) && !line.includes('\uFFFD') && line.length <= DOCUMENT_NAME_MAX_LENGTH;
  return isName && !PLACEHOLDER.test(line) && !FILE_NAME.test(line) ? line : undefined;
}
