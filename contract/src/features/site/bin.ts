import { type Static, Type } from 'typebox';
import { id, idsInput, pathNumber, text, time, timeInput, whole, written } from '../../fields.ts';
import { kindsWith } from '../../kinds.ts';
import { NAMED_USES_LIMIT, PAGE_NUMBER_MAX, RECORDS_AT_ONCE_LIMIT, SEARCH_MAX_LENGTH } from '../../limits.ts';
import { BIN_RELATIONS, BIN_ROLES, type BinKind, type BinPart, ERASERS } from '../../records/bin.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const kind = (description: string) => Type.Unsafe<BinKind>({ type: 'string', enum: kindsWith('bin'), description });

const countedPart = {
  part: Type.Unsafe<BinPart>({
    type: 'string',
    enum: [...BIN_RELATIONS, ...kindsWith('bin')],
    description: 'a relation of the record, or the kind of records that it contained',
  }),
  count: whole('how many there are'),
};

/** A deleted record that can be restored. */
const deletedRecord = Type.Object({
  id: id('of its row in the bin'),
  kind: kind('kind of the record'),
  record_id: id('of the record, which it gets back'),
  title: Type.String({ description: 'its title, or the name of the file' }),
  folder: Type.Optional(Type.String({ description: 'only of a file: the folder that it was in' })),
  is_picture: Type.Optional(Type.Boolean({ description: 'only of a file: true when it has a small picture' })),
  is_former: Type.Optional(Type.Boolean({ description: 'only of a file: true when it was replaced, not deleted' })),
  deleted: time('when it was deleted'),
  deleted_by_name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'who deleted it' }),
  parts: Type.Array(Type.Object(countedPart), { description: 'what belonged to it and was deleted with it' }),
});

export type DeletedRecord = Static<typeof deletedRecord>;

/** What a deleted record was. */
const deletedContent = Type.Object({
  kind: kind('kind of the record'),
  fields: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    description: 'its columns as they were; without OIB, password and storage key',
  }),
  names: Type.Unsafe<Record<string, string>>({
    type: 'object',
    description: 'titles of the records that fields name by their ids, by field',
  }),
  parts: Type.Array(
    Type.Object({
      ...countedPart,
      titles: Type.Array(Type.String(), { description: `titles of the first ${NAMED_USES_LIMIT}` }),
    }),
    { description: 'what belonged to it and was deleted with it' },
  ),
});

export type DeletedContent = Static<typeof deletedContent>;

const countedKind = Type.Object({ kind: kind('kind of the records'), count: whole('how many there are') });

export type CountedKind = Static<typeof countedKind>;

const rowsOfBin = idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: 'of rows of the bin' });

/** A record that cannot be restored. */
const blockedRecord = Type.Object({
  id: id('of its row in the bin'),
  reason: Type.String({ description: 'why, in Croatian' }),
  parent: Type.Optional(
    Type.Object(
      { id: id('of the row of the bin'), kind: kind('kind of the record'), title: Type.String() },
      { description: 'a record of the bin without which it cannot be restored, and which the role may restore' },
    ),
  ),
});

export type BlockedRecord = Static<typeof blockedRecord>;

/** What came of restoring records, or what would come of it. */
const restoration = Type.Object({
  restored: whole('how many records were restored: all of them, or none while there is something to confirm'),
  message: Type.String({ description: 'what was done, in Croatian; empty when nothing was' }),
  notes: Type.Array(Type.String(), { description: 'what does not come back as it was, in Croatian' }),
  blocked: Type.Array(blockedRecord, { description: 'records that cannot be restored' }),
});

export type Restoration = Static<typeof restoration>;

export const binRoutes = {
  listDeletedRecords: defineRoute({
    method: 'GET',
    path: '/api/deleted-records',
    summary: 'A page of 50 deleted records that the role may restore, the latest first.',
    access: BIN_ROLES,
    query: Type.Object({
      kind: Type.Optional(kind('only records of the kind')),
      user: Type.Optional(pathNumber({ description: 'only records that the user with this id deleted' })),
      search: Type.Optional(text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or name' })),
      page: Type.Optional(pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list, from 1' })),
    }),
    response: Type.Object({
      records: Type.Array(deletedRecord, { description: 'the records of the page' }),
      total: whole('records of the whole list'),
      numPages: whole('pages of the whole list'),
    }),
  }),
  listBinUsers: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/users',
    summary: 'The users who deleted what is in the bin and the role may restore, by name.',
    access: BIN_ROLES,
    response: Type.Array(
      Type.Object({ id: id('of the user'), name: Type.String({ description: 'first and last name' }) }),
    ),
  }),
  getDeletedRecord: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/{id}',
    summary: 'The content of a deleted record as it was.',
    access: BIN_ROLES,
    params: Type.Object({ id: pathNumber({ description: 'id of the row in the bin' }) }),
    response: deletedContent,
    errors: [403, 404],
  }),
  restoreDeletedRecords: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/restore',
    summary:
      'Restores records of any kinds with all that belonged to them, all or none; where something would differ from before, it says so and restores nothing until the call is repeated with confirmed.',
    access: BIN_ROLES,
    body: Type.Object({
      ids: rowsOfBin,
      confirmed: Type.Optional(Type.Boolean({ description: 'true to restore although something will differ' })),
    }),
    response: restoration,
    errors: [404],
  }),
  eraseDeletedRecords: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/erase',
    summary: 'Deletes records of the bin for good, with what they contained, all or none.',
    access: ERASERS,
    body: Type.Object({ ids: rowsOfBin }),
    response: written,
    errors: [404],
  }),
  countDeletedRecords: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/counts',
    summary: 'How many records of each kind are in the bin, with those that were deleted inside of others.',
    access: ERASERS,
    response: Type.Object({
      until: time('when the latest of them was deleted'),
      counts: Type.Array(countedKind, { description: 'the kinds that are in the bin' }),
    }),
  }),
  emptyBin: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/empty',
    summary: 'Deletes everything that is in the bin for good; nothing when the counts are no longer those of the user.',
    access: ERASERS,
    body: Type.Object({
      until: timeInput('when the latest record was deleted that the user knows of; what was deleted later stays'),
      counts: Type.Array(countedKind, {
        maxItems: kindsWith('bin').length,
        description: 'what the user saw counted',
      }),
    }),
    response: written,
    errors: [409],
  }),
  getDeletedPicture: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/{id}/picture',
    summary: 'A small copy of a picture in the bin, which has no address of its own.',
    access: WRITERS.files,
    params: Type.Object({ id: pathNumber({ description: 'id of the row in the bin' }) }),
    response: Type.Object({ src: Type.String({ description: 'WebP of 160 pixels width, as a data URL' }) }),
  }),
};
