import type { Kind } from '@baklja/contract/kinds';
import { missingText } from '@baklja/contract/records/record-words';
import { NotFoundError } from '../errors.ts';

/** The record that was read. @throws NotFoundError when there is none. */
export async function requireFound<Row>(kind: Kind, row: Promise<Row | undefined>): Promise<Row> {
  const found = await row;
  if (found === undefined) throw new NotFoundError(missingText(kind));
  return found;
}
