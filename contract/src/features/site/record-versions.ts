import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { type KindWith, kindsWith } from '../../kinds.ts';
import { ROLES } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

export type VersionedKind = KindWith<'history'>;

const kind = Field.oneOf(kindsWith('history'), 'kind of the record');

/** A former version of a record, or one that was never saved because a colleague had saved before. */
const recordVersion = Type.Object({
  id: Field.id('of the stored version'),
  version: Field.version(),
  at: Field.optionalTime('when it was saved or sent; null when it is unknown'),
  user_name: Field.optionalText(
    'who saved it: the present name; null for a deleted user and for the application itself',
  ),
  is_rejected: Field.flag('1 when it was sent, and not saved: `version` is then the one on which it was based'),
});
export type RecordVersion = Static<typeof recordVersion>;

export const recordVersionRoutes = {
  listRecordVersions: defineRoute({
    method: 'GET',
    path: '/api/record-versions',
    summary: 'A page of 50 former versions of a record, the latest first. The present one is the record itself.',
    access: ROLES,
    query: Type.Object({
      kind,
      record_id: Field.pathNumber({ description: 'id of the record' }),
      before: Type.Optional(Field.pathNumber({ description: 'id of the stored version after which the page begins' })),
    }),
    response: Type.Object({
      versions: Type.Array(recordVersion, { description: 'the versions of the page' }),
      has_more: Type.Boolean({ description: 'true when there are older ones' }),
      total: Field.whole('former and rejected versions of the record'),
    }),
    errors: [403],
  }),
  getRecordVersion: defineRoute({
    method: 'GET',
    path: '/api/record-versions/{id}',
    summary: 'One former version of a record.',
    access: ROLES,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the stored version' }) }),
    response: Type.Object({
      ...recordVersion.properties,
      kind,
      record_id: Field.id('of the record'),
      fields: Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        description: 'the fields as the editor of the kind reads them; without OIB, password, author and time',
      }),
    }),
    errors: [403, 404],
  }),
};
