import { createHash } from 'node:crypto';

/** A row by column, as both databases give it. */
export type Row = Record<string, unknown>;

type Base64 = { base64: string };

/** A row as one line of JSON: the same text for the same values on both databases, in any order of columns. */
export function toLine(row: Row): string {
  const columns = Object.keys(row).sort();
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, toJson(row[column])])));
}

export function fromLine(line: string): Row | undefined {
  const value = parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const columns = Object.entries(value).map(([column, json]) => [column, fromJson(json)] as const);
  return columns.some(([, read]) => read === undefined) ? undefined : Object.fromEntries(columns);
}

const MODULUS = 2n ** 256n;

/** Number of rows and their checksum, which does not depend on their order. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
  }

  /** 64 hexadecimal digits. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') } satisfies Base64;
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value;
  throw new Error(`a backup cannot hold a value of the type ${typeof value}`);
}

/** Undefined for a value that no column has. */
function fromJson(json: unknown): unknown {
  if (json === null || typeof json === 'string' || typeof json === 'number') return json;
  const { base64 } = json as Partial<Base64>;
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
