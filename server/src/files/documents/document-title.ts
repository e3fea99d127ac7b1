import { DOCUMENT_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { toLine } from './document-names.ts';

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
