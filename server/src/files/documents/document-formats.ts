import type { DocumentFormat } from './document-names.ts';

/** How a kind of document is found out about without loading its reader. */
type ListedFormat = {
  /** Of the media type. */
  start: string;
  /** Bytes; a larger document is not read. */
  maxBytes: number;
  isRemovable: boolean;
  load: () => Promise<DocumentFormat>;
};

const ANY_SIZE = Number.POSITIVE_INFINITY;

/** A PDF is held in memory, three times while it is written. */
const PDF_MAX_BYTES = 64 * 1024 * 1024;

const loadPdf = async () => (await import('./pdf-format.ts')).PDF;
const loadOoxml = async () => (await import('./archive-format.ts')).OOXML;
const loadOpenDocument = async () => (await import('./archive-format.ts')).OPEN_DOCUMENT;
const loadOldOffice = async () => (await import('./old-office-format.ts')).OLD_OFFICE;

const FORMATS: readonly ListedFormat[] = [
  { start: 'application/pdf', maxBytes: PDF_MAX_BYTES, isRemovable: true, load: loadPdf },
  { start: 'application/vnd.openxmlformats-officedocument.', maxBytes: ANY_SIZE, isRemovable: true, load: loadOoxml },
  { start: 'application/vnd.oasis.opendocument.', maxBytes: ANY_SIZE, isRemovable: true, load: loadOpenDocument },
  { start: 'application/msword', maxBytes: ANY_SIZE, isRemovable: false, load: loadOldOffice },
  { start: 'application/vnd.ms-', maxBytes: ANY_SIZE, isRemovable: false, load: loadOldOffice },
];

/** Undefined for a kind of file that has no such properties. */
export function documentFormat(mediaType: string): ListedFormat | undefined {
  return FORMATS.find(({ start }) => mediaType.startsWith(start));
}
