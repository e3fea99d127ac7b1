import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { ROLES } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** Records that the start page names. */
export const RECENT_RECORDS_LIMIT = 5;

const recentRecord = Type.Object({
  kind: Field.oneOf(Object.keys(KINDS) as Kind[], 'kind of the record'),
  id: Field.id('of the record'),
  key: Type.String({ description: 'what the address of its editor contains' }),
  title: Type.String({ description: 'its present title' }),
  at: Field.time('when the caller last edited it'),
});
export type RecentRecord = Static<typeof recentRecord>;

export const recentRoutes = {
  listRecentRecords: defineRoute({
    method: 'GET',
    path: '/api/recent-records',
    summary: 'The records that the caller edited last, of the kinds that the role may write, the latest first.',
    access: ROLES,
    response: Type.Array(recentRecord, { description: `at most ${RECENT_RECORDS_LIMIT}` }),
  }),
};
