import { type Static, Type } from 'typebox';
import { id, pathNumber, text, time, whole } from '../fields.ts';
import { kindsWith } from '../kinds.ts';
import { PAGE_NUMBER_MAX, SEARCH_MAX_LENGTH } from '../limits.ts';
import { BIN_ROLES, type BinKind } from '../records/bin.ts';
import { WRITERS } from '../roles.ts';
import { defineRoute } from '../route.ts';

const kind = (description: string) => Type.Unsafe<BinKind>({ type: 'string', enum: kindsWith('bin'), description });

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
});

export type DeletedRecord = Static<typeof deletedRecord>;

export const binRoutes = {
  listDeletedRecords: defineRoute({
    method: 'GET',
    path: '/api/deleted-records',
    summary: 'A page of 50 deleted records that the role may restore, the latest first.',
    access: BIN_ROLES,
    query: Type.Object({
      kind: Type.Optional(kind('only records of the kind')),
      search: Type.Optional(text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or name' })),
      page: Type.Optional(pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list, from 1' })),
    }),
    response: Type.Object({
      records: Type.Array(deletedRecord, { description: 'the records of the page' }),
      total: whole('records of the whole list'),
      numPages: whole('pages of the whole list'),
    }),
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
