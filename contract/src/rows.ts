/**
 * Rows that travel as a list of values in a fixed order (spec 2, section 7). The contract defines the order next to the
 * call that takes the row; all other code uses objects.
 */
import { type Static, type TObject, type TSchema, Type } from 'typebox';

/** Names of the values of a row, in order. */
export type Columns<Values extends object> = readonly (keyof Values & string)[];

/**
 * Schema of a write that takes such a row, bare or in an array of one (answers, section 2). The server converts it into
 * the object that `values` describes. A null in an optional column counts as missing.
 */
export function rowInput<Schema extends TObject>(
  values: Schema,
  columns: Columns<Static<Schema>>,
  description: string,
) {
  const row: TSchema = { type: 'array', minItems: columns.length, maxItems: columns.length };
  return Type.Unsafe<Static<Schema>>({
    anyOf: [row, { type: 'array', items: row, minItems: 1, maxItems: 1 }],
    'x-form': 'row',
    'x-row': values,
    'x-columns': columns,
    description: `${description}: ${columns.join(', ')}`,
  });
}

/** Schema of a write that takes several such rows, or a bare one; the server converts it into a list of objects. */
export function rowsInput<Schema extends TObject>(
  values: Schema,
  columns: Columns<Static<Schema>>,
  { description, max }: { description: string; max: number },
) {
  return Type.Unsafe<Static<Schema>[]>({
    type: 'array',
    items: {},
    minItems: 1,
    'x-form': 'rows',
    'x-row': values,
    'x-columns': columns,
    'x-rows-max': max,
    description: `${description}: ${columns.join(', ')}`,
  });
}

/** The row of an object, for sending. A missing value of the object becomes null. */
export function toRow<Values extends object>(values: Values, columns: Columns<Values>): unknown[] {
  return columns.map((column) => values[column] ?? null);
}
