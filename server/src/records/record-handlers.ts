import { type BinKind, restoredFromBinText } from '@baklja/contract/records/bin';
import {
  deletedText,
  linkedText,
  missingText,
  numberedText,
  restoredText,
  savedText,
} from '@baklja/contract/records/record-words';
import { toStoredTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { authorOf, type Caller } from '../http/caller.ts';
import type { Creation, RecordStamp, RecordWriter, StoredKind, Update, ValuesOf } from './record-definition.ts';

import { isTranslatedKind, setTranslation } from './translations.ts';

type Dependencies = { database: Database; config: { fileHostUrl?: string | undefined } };
type Call = { caller: Caller; now: Date };
type CreateCall = Call & { http: { idempotencyKey: string | undefined } };
type ChangeOf<K extends StoredKind, C extends string> = ValuesOf<K, C> & { id: number; version?: number | undefined };
type WithId = Call & { params: { id: number } };
type TranslationCall = Call & { body: { id: number; translation_id: number | null; same_texts?: string } };
type WithIds = Call & { body: { ids: number[] } };

/** Author, time and origin of a call, for a write of records. */
export function stampOf(call: Call, { config }: Dependencies): RecordStamp {
  return { ...authorOf(call), fileHostUrl: config.fileHostUrl };
}

/** Author, time and key of a call that makes a record. */
export function creationOf({ http, ...call }: CreateCall, dependencies: Dependencies) {
  return { stamp: stampOf(call, dependencies), idempotencyKey: http.idempotencyKey };
}

/**
 * The handlers of the usual calls of a kind of record. A plain kind uses all of them; other kinds use those that fit.
 */
export function recordHandlers<K extends StoredKind, C extends string>(
  record: RecordWriter<K, C>,
  dependencies: Dependencies,
) {
  const { kind } = record;
  const { database } = dependencies;
  return {
    create: async ({ body, ...call }: CreateCall & { body: ValuesOf<K, C> }, also?: Creation<K, C>['also']) => {
      const { id } = await record.create(database, { values: body, ...creationOf(call, dependencies), also });
      return { message: savedText(kind), id };
    },
    update: async ({ body, ...call }: Call & { body: ChangeOf<K, C> }, also?: Update<K, C>['also']) => {
      const { id, version, ...values } = body;
      const update = { id, version, values: values as ValuesOf<K, C>, stamp: stampOf(call, dependencies), also };
      const newVersion = await record.update(database, update);
      return { message: savedText(kind), version: newVersion, modified: toStoredTime(call.now) };
    },
    remove: async ({ params, ...call }: WithId) => {
      await record.remove(database, { ids: [params.id], stamp: stampOf(call, dependencies) });
      return { message: deletedText(kind) };
    },
    removeMany: async ({ body, ...call }: WithIds) => {
      const removed = await record.remove(database, { ids: body.ids, stamp: stampOf(call, dependencies) });
      return { message: deletedText(kind, removed) };
    },
    restore: async ({ body, ...call }: WithIds) => {
      const stamp = stampOf(call, dependencies);
      const { rows, newSlugs, notes, isUndo } = await record.restore(database, { ids: body.ids, stamp });
      const slugs = newSlugs.map(({ slug }) => slug);
      const restored = isUndo
        ? restoredText(kind, rows.length)
        : restoredFromBinText([{ kind: kind as BinKind, count: rows.length }]);
      const done = `${restored}${numberedText('Naziv u adresi', slugs)}`;
      return { message: [done, ...notes].join(' ') };
    },
    setTranslation: async ({ body, ...call }: TranslationCall) => {
      const { id, translation_id: translationId, same_texts: sameTexts } = body;
      if (!isTranslatedKind(kind)) throw new NotFoundError(missingText(kind));
      await setTranslation(database, kind, {
        id,
        translationId,
        stamp: stampOf(call, dependencies),
        ...(sameTexts !== undefined && { sameTexts }),
      });
      return { message: linkedText(kind, translationId !== null) };
    },
    references: ({ params }: WithId) => record.references(database.read, params.id),
  };
}
