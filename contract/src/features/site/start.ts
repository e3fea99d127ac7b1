import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { KINDS, type Kind, type LackKey } from '../../kinds.ts';
import { ROLES } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { medal } from '../sport/medals.ts';

/** Records that the start page names. */
export const RECENT_RECORDS_LIMIT = 5;

const recentRecord = Type.Object({
  kind: Field.oneOf(Object.keys(KINDS) as Kind[], 'kind of the record'),
  id: Field.id('of the record'),
  key: Type.String({ description: 'what the address of its editor contains' }),
  title: Type.String({ description: 'its present title' }),
  medalja: Type.Optional(medal.properties.medalja),
  at: Field.time('when the caller last edited it'),
});
export type RecentRecord = Static<typeof recentRecord>;

/** Drafts of posts that the start page names. */
export const OWN_DRAFTS_LIMIT = 5;

const ownDraft = Type.Object({
  id: Field.id('of the post'),
  alias: Type.String({ description: 'what the address of its editor contains' }),
  title: Type.String({ description: 'of the post' }),
  language: Field.language(),
  modified: Field.time('when it was last changed'),
});

export const startRoutes = {
  listRecentRecords: defineRoute({
    method: 'GET',
    path: '/api/recent-records',
    summary: 'The records that the caller edited last, of the kinds that the role may write, the latest first.',
    access: ROLES,
    response: Type.Array(recentRecord, { description: `at most ${RECENT_RECORDS_LIMIT}` }),
  }),
  listWaitingWork: defineRoute({
    method: 'GET',
    path: '/api/waiting-work',
    summary: 'What records that the role may write lack, and the latest drafts of posts that the caller made.',
    access: ROLES,
    response: Type.Object({
      lacks: Type.Array(
        Type.Object({
          lack: Type.Unsafe<LackKey>({ type: 'string', description: 'kind of the records, and what they lack' }),
          count: Field.whole('records that lack it'),
        }),
        { description: 'without those that no record lacks' },
      ),
      drafts: Type.Array(ownDraft, { description: `at most ${OWN_DRAFTS_LIMIT}` }),
    }),
  }),
};
