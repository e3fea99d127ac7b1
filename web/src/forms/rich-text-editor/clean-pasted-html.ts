import { parseMarkup } from '#web/lib/text/html-text.ts';
import { dropForeign } from './paste/drop-foreign.ts';
import { keepPlainAttributes } from './paste/keep-plain-attributes.ts';
import { makeRealLists, nestLooseLists } from './paste/make-real-lists.ts';
import { stylesToElements } from './paste/styles-to-elements.ts';
import { takePictures } from './paste/take-pictures.ts';
import { tidyBlocks } from './paste/tidy-blocks.ts';
import { text } from './rich-text-editor.text.ts';
import type { PictureSender } from './sending/picture-uploads.ts';

/**
 * Converts HTML of a clipboard to plain structure: headings, paragraphs, lists, links, tables, bold, italic,
 * underline, strike, pictures with an address. The formatting of Word, Google Docs and web pages is removed. HTML that
 * was copied from our own editor stays unchanged. Pictures whose bytes the HTML holds are sent; `warn` gets a sentence
 * about those that are left out.
 */
export function cleanPastedHtml(html: string, { send, warn }: Partial<PictureSender> = {}): string {
  if (html.includes('data-pm-slice')) return html;

  const body = parseMarkup(html);
  // Lists are recognised by styles and marks that the later steps remove.
  makeRealLists(body);
  dropForeign(body);
  stylesToElements(body);
  nestLooseLists(body);
  const leftOut = takePictures(body, send);
  if (leftOut > 0) warn?.(text.leftOut(leftOut));
  keepPlainAttributes(body);
  tidyBlocks(body);

  return body.innerHTML.trim();
}
