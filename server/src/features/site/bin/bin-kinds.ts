import { KINDS } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';

export function tablesOf(kinds: readonly BinKind[]): string[] {
  return kinds.map((kind) => KINDS[kind].plural);
}

export function kindOfTable(table: string): BinKind {
  const kind = (Object.keys(KINDS) as BinKind[]).find((one) => KINDS[one].plural === table);
  if (kind === undefined) throw new Error(`no kind has the table ${table}`);
  return kind;
}
