import type { DocumentFormat } from './document-names.ts';

/** How a kind of document is found out about without loading its reader. */
type ListedFormat = {
  /** Bytes; a larger document is not read. */
  maxBytes: number;
  isRemovable: boolean;
  load: () => Promise<DocumentFormat>;
};

const ANY_SIZE = Number.POSITIVE_INFINITY;

/** A PDF is held in memory, three times while it is written. */
const PDF_MAX_BYTES = 64 * 1024 * 1024;

const OLD_OFFICE: ListedFormat = {
  maxBytes: ANY_SIZE,
  isRemovable: false,
  load: async () => (await import('./old-office-format.ts')).OLD_OFFICE,
};

/** By the start of the media type. */
const FORMATS: readonly [start: string, format: ListedFormat][] = [
  [
    'application/pdf',
    { maxBytes: PDF_MAX_BYTES, isRemovable: true, load: async () => (await import('./pdf-format.ts')).PDF },
  ],
  [
    'application/vnd.openxmlformats-officedocument.',
    { maxBytes: ANY_SIZE, isRemovable: true, load: async () => (await import('./archive-format.ts')).OOXML },
  ],
  [
    'application/vnd.oasis.opendocument.',
    {
      maxBytes: ANY_SIZE,
      isRemovable: true,
      load: async () => (await import('./archive-format.ts')).OPEN_DOCUMENT,
    },
  ],
  ['application/msword', OLD_OFFICE],
  ['application/vnd.ms-', OLD_OFFICE],
];

/** Undefined for a kind of file that has no such properties. */
export function documentFormat(mediaType: string): ListedFormat | undefined {
  return FORMATS.find(([start]) => mediaType.startsWith(start))?.[1];
}
