import { ADDRESSED_KINDS, type AddressedKind, holdsAddresses, refusedAddressesOf } from '@baklja/contract/address-rows';
import { ADDRESS_RULE, refusedAddressText } from '@baklja/contract/addresses';
import { chunksOf } from '@baklja/contract/chunks';
import type { Kind } from '@baklja/contract/kinds';
import { getFact, setFact } from '../db/installation-facts.ts';
import type { Db } from '../db/schema.ts';
import { InvalidInputError } from '../errors.ts';

type Values = Record<string, unknown>;

/** Rows that one statement writes. */
const ROWS_AT_ONCE = 1000;

/**
 * @throws InvalidInputError for an address that its field does not allow, unless the record holds it in that field
 * already: a save does not have to correct what it leaves as it was.
 */
export function requireAllowedAddresses(kind: Kind, values: Values, before: Values = {}): void {
  const stored = keysOf(kind, before);
  const errors = new Map<string, string>();
  for (const refused of refusedAddressesOf(kind, values)) {
    const { field } = refused;
    if (!stored.has(keyOf(refused)) && !errors.has(field)) errors.set(field, refusedAddressText(refused));
  }
  const [message] = errors.values();
  if (message === undefined) return;
  throw new InvalidInputError(
    message,
    [...errors].map(([field, problem]) => ({ field, message: problem })),
  );
}

/** Records which addresses of a written record are refused; `before` is undefined for one that had none on record. */
export async function keepRefusedAddresses(
  transaction: Db,
  kind: Kind,
  { before = {}, after }: { before?: Values; after: Values & { id: number } },
): Promise<void> {
  if (!holdsAddresses(kind)) return;
  const [was, is] = [keysOf(kind, before), keysOf(kind, after)];
  if (was.size === is.size && was.isSubsetOf(is)) return;
  await replaceRefusedAddresses(transaction, kind, after);
}

/** As {@link keepRefusedAddresses}, without comparing with the former values. */
export async function replaceRefusedAddresses(
  transaction: Db,
  kind: AddressedKind,
  row: Values & { id: number },
): Promise<void> {
  await deleteRows(transaction, kind, [row.id]);
  const refused = new Map(refusedAddressesOf(kind, row).map((one) => [keyOf(one), one]));
  const rows = [...refused.values()].map(({ field, value }) => ({ kind, record_id: row.id, field, value }));
  for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
    await transaction.insertInto('refused_addresses').values(some).execute();
  }
}

/** Forgets the refused addresses of records that are deleted. */
export async function deleteRefusedAddresses(
  transaction: Db,
  kind: Kind,
  rows: readonly (Values & { id: number })[],
): Promise<void> {
  if (!holdsAddresses(kind)) return;
  const ids = rows.filter((row) => keysOf(kind, row).size > 0).map(({ id }) => id);
  if (ids.length > 0) await deleteRows(transaction, kind, ids);
}

/** Fact about the installation: how far the records from before the present rule are looked at. */
const FACT = `refused-addresses-${ADDRESS_RULE}`;

/** How many kinds are looked at as a whole, and up to which id the next one is. */
export type CheckedAddresses = { kinds: number; lastId: number };

export async function getCheckedAddresses(db: Db): Promise<CheckedAddresses> {
  const [kinds = 0, lastId = 0] = (await getFact(db, FACT))?.split(' ').map(Number) ?? [];
  return { kinds, lastId };
}

export async function setCheckedAddresses(transaction: Db, { kinds, lastId }: CheckedAddresses): Promise<void> {
  await setFact(transaction, FACT, `${kinds} ${lastId}`);
}

/** Whether every record was looked at under the present rule, so that the list is complete. */
export async function areAllAddressesChecked(db: Db): Promise<boolean> {
  return (await getCheckedAddresses(db)).kinds === ADDRESSED_KINDS.length;
}

async function deleteRows(transaction: Db, kind: AddressedKind, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('refused_addresses').where('kind', '=', kind).where('record_id', 'in', ids).execute();
}

function keysOf(kind: Kind, values: Values): Set<string> {
  return new Set(refusedAddressesOf(kind, values).map(keyOf));
}

function keyOf({ field, value }: { field: string; value: string }): string {
  return `${field} ${value}`;
}
