/** Responses of the S3 double: an error, or XML and bytes. */

/** An error with the code and the status that S3 uses. */
export class S3Rejection extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export type S3Answer = { status: number; headers?: Record<string, string | number>; body?: string | Buffer };

/** A call whose signature was verified. */
export type S3Call = {
  method: string;
  /** Decoded, without the bucket; empty when the call is about the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

export function xmlAnswer(xml: string): S3Answer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0"?>${xml}` };
}

/** An element; an empty text for undefined content. */
export function element(name: string, content: string | number | boolean | undefined): string {
  return content === undefined ? '' : `<${name}>${escapeXml(String(content))}</${name}>`;
}

export function toFaultAnswer(error: unknown): S3Answer {
  const { code, status } = error instanceof S3Rejection ? error : new S3Rejection('InternalError', 500);
  return { ...xmlAnswer(`<Error>${element('Code', code)}${element('Message', String(error))}</Error>`), status };
}

/** The texts of the elements of that name, in order. */
export function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'));
  return [...found].map(([, text = '']) => unescapeXml(text));
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function unescapeXml(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(\w+);/g, (_, name: string) => named[name] ?? '');
}
