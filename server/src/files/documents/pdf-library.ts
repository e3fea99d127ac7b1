import type * as Library from '@cantoo/pdf-lib';

/**
 * The library from the one file in its package: every PDF has a process of its own, in which the package's hundreds of
 * modules take longer to load than the document takes to read.
 */
const library: typeof Library = await import(
  new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href
);

export const {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFWriter,
  PDFXRefStreamParser,
} = library;

export type PDFArray = Library.PDFArray;
export type PDFContext = Library.PDFContext;
export type PDFDict = Library.PDFDict;
export type PDFHexString = Library.PDFHexString;
export type PDFName = Library.PDFName;
export type PDFObject = Library.PDFObject;
export type PDFRawStream = Library.PDFRawStream;
export type PDFRef = Library.PDFRef;
export type PDFString = Library.PDFString;
