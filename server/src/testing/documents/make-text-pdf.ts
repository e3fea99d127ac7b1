import { makePdf, makeStream } from './make-pdf.ts';

/** Croatian letters that the encoding of the standard fonts does not have, by the names of their glyphs. */
const GLYPHS = {
  č: 'ccaron',
  ć: 'cacute',
  ž: 'zcaron',
  š: 'scaron',
  đ: 'dcroat',
  Č: 'Ccaron',
  Š: 'Scaron',
  Ž: 'Zcaron',
};
const FIRST_CODE = 128;

type TextPdfSettings = { trailer?: string; more?: Record<number, Buffer> };

/**
 * A PDF with a text on each page; a line break begins a new line. `trailer` is added to its trailer; `more` replaces
 * objects by number: that of the first page is 11, that of its content 12.
 */
export function makeTextPdf(pages: readonly string[], { trailer = '', more = {} }: TextPdfSettings = {}): Buffer {
  const differences = Object.values(GLYPHS).map((glyph) => `/${glyph}`);
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${differences.join(' ')}] >>`;
  const objects: Record<number, string | Buffer> = {
    10: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`,
  };
  const kids = pages.map((text, place) => {
    const [page, content] = [11 + place * 2, 12 + place * 2];
    objects[page] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 10 0 R >> >> >>`;
    objects[content] = makeStream('', drawText(text));
    return `${page} 0 R`;
  });
  const tree = { 2: `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>` };
  return makePdf({ more: { ...tree, ...objects, ...more }, trailer });
}

function drawText(text: string): Buffer {
  const lines = text.split('\n').map((line) => `(${encode(line)}) Tj T*`);
  return Buffer.from(`BT /F1 12 Tf 14 TL 40 800 Td ${lines.join(' ')} ET`, 'latin1');
}

function encode(line: string): string {
  const letters = Object.keys(GLYPHS);
  return [...line]
    .map((letter) => {
      const place = letters.indexOf(letter);
      return place < 0 ? letter.replace(/[\\()]/, '\\$&') : String.fromCharCode(FIRST_CODE + place);
    })
    .join('');
}
