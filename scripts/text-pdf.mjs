/** Letters that the standard encoding of a PDF lacks, or has at a code of these: their code and their glyph. */
const LETTERS = new Map(
  Object.entries({
    č: 'ccaron',
    ć: 'cacute',
    đ: 'dcroat',
    š: 'scaron',
    ž: 'zcaron',
    Č: 'Ccaron',
    Š: 'Scaron',
    Ž: 'Zcaron',
    Ć: 'Cacute',
    Đ: 'Dcroat',
    '„': 'quotedblbase',
    '”': 'quotedblright',
    '–': 'endash',
    '…': 'ellipsis',
  }).map(([letter, shape], place) => [letter, { code: 128 + place, shape }]),
);

/** Draws the picture and the band, and sets white for the lines. */
const COVER = 'q 595 0 0 842 0 0 cm /P1 Do Q 0.06 0.11 0.21 rg 0 0 595 130 re f 1 g';

/**
 * A PDF of pages of lines; each line has its text and size, 12 points if absent. A `picture` of a page, a JPEG with its
 * width and height in pixels, fills the page, and its lines are in a dark band at the foot.
 */
export function makeTextPdf(pages) {
  const objects = ['<< /Type /Catalog /Pages 2 0 R /Lang (hr) >>', ''];
  const add = (object) => objects.push(object);
  const encoding = add(`<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences()}] >>`);
  const font = add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} 0 R >>`);
  const kids = pages.map(({ lines, picture }) => {
    const image = picture && add(pictureObject(picture));
    const start = image ? `${COVER} BT 72 96 Td` : 'BT 72 760 Td';
    const content = `${start} ${lines.map(drawLine).join('\n')} ET`;
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const shown = `/Font << /F1 ${font} 0 R >> ${image ? `/XObject << /P1 ${image} 0 R >>` : ''}`;
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${stream} 0 R /Resources << ${shown} >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  return writeObjects(objects);
}

function differences() {
  return [...LETTERS.values()].map(({ code, shape }) => `${code} /${shape}`).join(' ');
}

function drawLine({ text, size = 12 }) {
  return `/F1 ${size} Tf ${Math.round(size * 1.5)} TL (${encode(text)}) Tj T*`;
}

function pictureObject({ bytes, width, height }) {
  const entries = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const head = `<< /Type /XObject /Subtype /Image ${entries} /Length ${bytes.length} >>`;
  return `${head}\nstream\n${bytes.toString('latin1')}\nendstream`;
}

function encode(line) {
  const letters = [...line].map((letter) => String.fromCharCode(LETTERS.get(letter)?.code ?? letter.charCodeAt(0)));
  return letters.join('').replace(/[\\()]/g, '\\$&');
}

function writeObjects(objects) {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
