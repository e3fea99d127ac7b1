import type { Database } from '../../db/database.ts';
import type { RecordWriter, StoredKind, ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';

/** Makes the function that creates a record of the kind and returns its id; it gets what is not as in `usual`. */
export function makerOf<K extends StoredKind, Needed extends keyof ValuesOf<K> = never>(
  writer: Pick<RecordWriter<K>, 'create'>,
  usual: Omit<ValuesOf<K>, Needed>,
) {
  type Settings = ValuesOf<K> & Required<Pick<ValuesOf<K>, Needed>>;
  return async (database: Database, ...[settings]: [Needed] extends [never] ? [Settings?] : [Settings]) => {
    const creation = { values: { ...usual, ...settings } as ValuesOf<K>, stamp: { userId: null, at: TEST_NOW } };
    return (await writer.create(database, creation)).id;
  };
}
