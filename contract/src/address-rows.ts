/** The kinds of records that hold addresses, each with the schema of its rows. */
import type { TObject } from 'typebox';
import { compileReplaceRefused, type RefusedAddress } from './addresses.ts';
import { page } from './features/content/pages.ts';
import { post } from './features/content/posts.ts';
import { document } from './features/documents/documents.ts';
import { magazineAuthor } from './features/magazine/magazine.ts';
import { magazineIssue } from './features/magazine/magazine-issues.ts';
import { menuItem, menuSection } from './features/navigation.ts';
import { athlete } from './features/sport/athletes.ts';
import type { Kind } from './kinds.ts';

const ROWS = {
  post,
  page,
  athlete,
  document,
  menuSection,
  menuItem,
  magazineIssue,
  magazineAuthor,
} as const satisfies Partial<Record<Kind, TObject>>;

export type AddressedKind = keyof typeof ROWS;

export const ADDRESSED_KINDS = Object.keys(ROWS) as AddressedKind[];

const FIELDS = new Map<Kind, ReturnType<typeof fieldsOf>>(
  Object.entries(ROWS).map(([kind, { properties }]) => [kind as AddressedKind, fieldsOf(properties)]),
);

export function holdsAddresses(kind: Kind): kind is AddressedKind {
  return FIELDS.has(kind);
}

/** A refused address with the field that holds it, in a JSON text or alone. */
export type RefusedField = RefusedAddress & { field: string };

/** The refused addresses of a record, or of the fields of a write; empty for a kind without addresses. */
export function refusedAddressesOf(kind: Kind, values: Record<string, unknown>): RefusedField[] {
  const found: RefusedField[] = [];
  for (const [field, replaceIn] of FIELDS.get(kind) ?? []) {
    replaceIn(values[field], (refused) => {
      found.push({ ...refused, field });
      return refused.value;
    });
  }
  return found;
}

/** A record as the public sees it: with empty texts in place of refused addresses. */
export function withoutRefusedAddresses<Row extends object>(kind: AddressedKind, row: Row): Row {
  const fields = (FIELDS.get(kind) ?? []).filter(([field]) => field in row);
  const shown = fields.map(([field, replaceIn]) => [field, replaceIn(row[field as keyof Row], () => '')] as const);
  return { ...row, ...Object.fromEntries(shown) };
}

function fieldsOf(properties: TObject['properties']) {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const replaceIn = compileReplaceRefused(schema);
    return replaceIn ? [[field, replaceIn] as const] : [];
  });
}
