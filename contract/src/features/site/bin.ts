import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { kindsWith } from '../../kinds.ts';
import { RECORDS_AT_ONCE_LIMIT, SEARCH_MAX_LENGTH } from '../../limits.ts';
import { BIN_ROLES, ERASERS } from '../../records/bin.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const kind = (description: string) => Field.oneOf(kindsWith('bin'), description);

/** A deleted record that can be restored. */
const deletedRecord = Type.Object({
  id: Field.id('of its row in the bin'),
  kind: kind('kind of the record'),
  record_id: Field.id('of the record, which it gets back'),
  title: Type.String({ description: 'its title, or the name of the file' }),
  folder: Type.Optional(Type.String({ description: 'only of a file: the folder that it was in' })),
  is_picture: Type.Optional(Type.Boolean({ description: 'only of a file: true when it has a small picture' })),
  images: Type.Optional(Type.String({ description: 'only of a post: its pictures, as a post has them' })),
  was_public: Type.Optional(
    Type.Boolean({ description: 'only of posts, folders and subfolders: true when it was shown until then' }),
  ),
  is_former: Type.Optional(Type.Boolean({ description: 'only of a file: true when it was replaced, not deleted' })),
  uses: Type.Optional(Field.whole('only of a file that was not replaced: how many records use it')),
  deleted: Field.time('when it was deleted'),
  deleted_by_name: Field.optionalText('who deleted it'),
  contained: Type.Array(Type.Object({ kind: kind('kind of the records'), count: Field.whole('how many there are') }), {
    description: 'the records that were in it and were deleted with it',
  }),
});
export type DeletedRecord = Static<typeof deletedRecord>;

const rowsOfBin = Field.idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: 'of rows of the bin' });

/** What came of restoring records. */
const restoration = Type.Object({
  message: Type.String({ description: 'what was restored, and how, in Croatian' }),
  notes: Type.Array(Type.String(), { description: 'what else is not as it was, in Croatian' }),
  record: Type.Optional(
    Type.Object(
      {
        kind: kind('kind of the record'),
        id: Field.id('of the record'),
        key: Type.String({ description: 'what its address contains' }),
      },
      { description: 'the record, when there is only one' },
    ),
  ),
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
      user: Type.Optional(Field.pathNumber({ description: 'only records that the user with this id deleted' })),
      search: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or name' })),
      page: Field.page,
    }),
    response: Type.Object({
      records: Type.Array(deletedRecord, { description: 'the records of the page' }),
      total: Field.whole('records of the whole list'),
      numPages: Field.whole('pages of the whole list'),
    }),
  }),
  listBinUsers: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/users',
    summary: 'The users who deleted what is in the bin and the role may restore, by name.',
    access: BIN_ROLES,
    response: Type.Array(
      Type.Object({ id: Field.id('of the user'), name: Type.String({ description: 'first and last name' }) }),
    ),
  }),
  restoreDeletedRecords: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/restore',
    summary:
      'Restores records of any kinds with what belonged to them, all or none: posts as drafts, folders and subfolders hidden, users disabled.',
    access: BIN_ROLES,
    body: Type.Object({ ids: rowsOfBin }),
    response: restoration,
    errors: [404, 409],
  }),
  eraseDeletedRecords: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/erase',
    summary: 'Deletes records of the bin for good, with what they contained, all or none.',
    access: ERASERS,
    body: Type.Object({ ids: rowsOfBin }),
    response: Field.written,
    errors: [404],
  }),
  emptyBin: defineRoute({
    method: 'POST',
    path: '/api/deleted-records/empty',
    summary: 'Deletes everything that is in the bin for good; nothing when there is more than the user saw.',
    access: ERASERS,
    body: Type.Object({
      until: Field.timeInput('when the latest record was deleted that the user saw; what was deleted later stays'),
      total: Type.Integer({ minimum: 0, description: 'records that the user saw counted' }),
    }),
    response: Field.written,
    errors: [409],
  }),
  getDeletedPicture: defineRoute({
    method: 'GET',
    path: '/api/deleted-records/{id}/picture',
    summary: 'A small copy of a picture in the bin, which has no address of its own.',
    access: WRITERS.files,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the row in the bin' }) }),
    response: Type.Object({ src: Type.String({ description: 'WebP of 160 pixels width, as a data URL' }) }),
  }),
};
