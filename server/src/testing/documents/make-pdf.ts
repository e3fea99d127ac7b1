import { deflateSync } from 'node:zlib';

/** Objects of a PDF by number, as they are written between `obj` and `endobj`. */
type PdfObjects = Record<number, string | Buffer>;

type PdfSettings = {
  /** Entries of the dictionary with the properties, such as `/Author (Ana)`. */
  info?: string;
  /** XML of the metadata. */
  metadata?: string;
  isPacked?: boolean;
  /** Further entries of the catalog. */
  catalog?: string;
  /** Further objects, from 10 on. */
  more?: PdfObjects;
  /** Further entries of the trailer. */
  trailer?: string;
};

/** A PDF of two pages. */
export function makePdf({ info, metadata, isPacked, catalog = '', more = {}, trailer = '' }: PdfSettings = {}): Buffer {
  const objects: PdfObjects = {
    1: `<< /Type /Catalog /Pages 2 0 R ${metadata === undefined ? '' : '/Metadata 5 0 R'} ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>',
    6: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>',
    ...more,
  };
  if (info !== undefined) objects[4] = `<< ${info} >>`;
  if (metadata !== undefined) objects[5] = makeStream('/Type /Metadata /Subtype /XML', metadata, isPacked);
  const tail = `/Root 1 0 R ${info === undefined ? '' : '/Info 4 0 R'} ${trailer}`;
  return appendObjects(Buffer.from('%PDF-1.7\n'), objects, tail);
}

/** The same PDF with an update at its end, as programs save a change. `tail` is the content of the trailer. */
export function updatePdf(pdf: Buffer, objects: PdfObjects, tail: string): Buffer {
  return appendObjects(pdf, objects, `${tail} /Prev 9`);
}

/** A stream with its dictionary. */
export function makeStream(entries: string, content: string | Buffer, isPacked = false): Buffer {
  const bytes = isPacked ? deflateSync(content) : Buffer.from(content);
  const filter = isPacked ? '/Filter /FlateDecode' : '';
  const head = `<< ${entries} ${filter} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** XMP as Adobe programs write it. */
export function makeXmp(content: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
    >${content}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

function appendObjects(start: Buffer, objects: PdfObjects, tail: string): Buffer {
  const parts = [start];
  let offset = start.length;
  const places: [number, number][] = [];
  for (const [number, content] of Object.entries(objects)) {
    places.push([Number(number), offset]);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')]);
    parts.push(part);
    offset += part.length;
  }
  const table = places.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = Math.max(...places.map(([number]) => number)) + 1;
  parts.push(Buffer.from(`xref\n${table}trailer\n<< /Size ${size} ${tail} >>\nstartxref\n${offset}\n%%EOF\n`));
  return Buffer.concat(parts);
}
