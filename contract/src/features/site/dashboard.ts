import { type Static, Type } from 'typebox';
import type { AddressedKind } from '../../address-rows.ts';
import * as Field from '../../fields.ts';
import { withListedPictures } from '../../files/shown-pictures.ts';
import { DASHBOARD_ROLES, WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { postRow } from '../content/posts.ts';

const { total_records: _, ...latestPostFields } = postRow.properties;

/** One of the latest posts: a row of the list without its total. */
export const latestPost = Type.Object(latestPostFields);

/** The last nightly backup that is complete. */
const lastBackup = Type.Object({
  name: Type.String({ description: 'name of its file' }),
  made: Field.time('the moment whose state it has'),
  bytes: Field.whole('size of its file'),
  is_gone: Type.Boolean({ description: 'whether its file was missing or changed when the folder was last looked at' }),
});

/**
 * How it is with the nightly backups: there are none; the first one is to come; the last one is in its place; the last
 * run failed; the last one is too old; it is no longer in its folder; its folder cannot be used; or none was proven to
 * be restorable lately.
 */
export const BACKUP_STATES = ['off', 'first', 'complete', 'failed', 'late', 'gone', 'no-folder', 'unproven'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** Why a run failed: folder, full disk, database or storage of files, end of the process, or anything else. */
export const BACKUP_PROBLEMS = ['folder', 'full', 'stores', 'stopped', 'other'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/**
 * Why a backup was not proven: bytes that are wrong, a record that cannot be read, a full disk, end of the process, or
 * anything else.
 */
const PROOF_PROBLEMS = ['damaged', 'unreadable', 'full', 'stopped', 'other'] as const;
export type ProofProblem = (typeof PROOF_PROBLEMS)[number];

const proven = Type.Object({
  name: Type.String({ description: 'name of the file' }),
  at: Field.time('when the proof ended'),
});

const notProven = Type.Object({
  ...proven.properties,
  problem: Field.oneOf(PROOF_PROBLEMS, 'why it failed'),
  part: Field.optionalText('what is wrong: an entry of the file, a table, a byte, or a record; null when unknown'),
});

/** The last backup that was proven to be restorable, and the last try, if it failed. */
const backupProof = Type.Object(
  {
    proven: Type.Unsafe<Static<typeof proven> | null>({
      ...proven,
      type: ['object', 'null'],
      description: 'the last one that was proven; null before the first',
    }),
    failed: Type.Unsafe<Static<typeof notProven> | null>({
      ...notProven,
      type: ['object', 'null'],
      description: 'the last try, if it failed',
    }),
  },
  { description: 'whether a backup can be restored' },
);
export type BackupProof = Static<typeof backupProof>;

export const nightlyBackup = Type.Object(
  {
    state: Field.oneOf(BACKUP_STATES, 'what matters most'),
    is_running: Type.Boolean({ description: 'whether one is being written' }),
    failed: Field.optionalTime('when the last run failed; null when it did not'),
    problem: Type.Unsafe<BackupProblem | null>({
      type: ['string', 'null'],
      enum: [...BACKUP_PROBLEMS, null],
      description: 'why the last run failed',
    }),
    last: Type.Unsafe<Static<typeof lastBackup> | null>({
      ...lastBackup,
      type: ['object', 'null'],
      description: 'the last one that is complete; null before the first',
    }),
    proof: backupProof,
  },
  { description: 'how it is with the nightly backups' },
);

/** An address of a record that its field does not allow. The public gets an empty text in its place. */
const refusedAddress = Type.Object({
  id: Field.id('of the entry'),
  kind: Type.Unsafe<AddressedKind>({ type: 'string', description: 'kind of the record' }),
  record_id: Field.id('of the record'),
  record_key: Type.String({ description: 'what the address of its editor contains' }),
  title: Type.String({ description: 'of the record' }),
  field: Type.String({ description: 'field that holds it, in a JSON text or alone' }),
  value: Type.String({ description: 'as it is stored' }),
});
export type RefusedAddress = Static<typeof refusedAddress>;

export const REFUSED_ADDRESSES_PAGE_SIZE = 50;

export const dashboardRoutes = {
  countPosts: defineRoute({
    method: 'GET',
    path: '/api/content/count-posts/{state}',
    summary: 'How many posts of both languages are published (1) or drafts (0).',
    access: DASHBOARD_ROLES,
    params: Type.Object({
      state: Type.Unsafe<0 | 1>({
        type: 'string',
        enum: ['0', '1'],
        'x-form': 'number',
        description: '1 published, 0 draft',
      }),
    }),
    response: Type.Object({ total_posts: Field.whole('number of posts') }),
  }),
  countPostsByStatus: defineRoute({
    method: 'GET',
    path: '/api/content/posts-by-status',
    summary:
      'How many posts of each language the list has with each status, when the next scheduled one is due, and when the next public one ends.',
    access: DASHBOARD_ROLES,
    response: Type.Object({
      languages: Type.Array(
        Type.Object({
          language: Field.language(),
          published: Field.whole('public posts'),
          scheduled: Field.whole('published posts whose time has not come'),
          ending: Field.whole('public posts that have an end'),
          ended: Field.whole('published posts whose end has passed'),
          draft: Field.whole('drafts'),
        }),
        { description: 'both languages' },
      ),
      next_publish_up: Field.optionalTime('when the next scheduled post becomes public; null when none is scheduled'),
      next_publish_down: Field.optionalTime('when the first of the public posts ends; null when none has an end'),
    }),
  }),
  listPublishingWeeks: defineRoute({
    method: 'GET',
    path: '/api/content/posts-by-week',
    summary:
      'Posts that became public in each of the last 26 weeks, both languages, oldest week first; the present one is last.',
    access: DASHBOARD_ROLES,
    response: Type.Array(
      Type.Object({
        week: Type.String({ description: 'Monday of the week in Zagreb, YYYY-MM-DD' }),
        posts: Field.whole('posts that became public in the week'),
      }),
    ),
  }),
  getNightlyBackup: defineRoute({
    method: 'GET',
    path: '/api/content/nightly-backup',
    summary: 'Whether nightly backups are made, when the last one was, and what is wrong with them.',
    access: ['superadmin'],
    response: nightlyBackup,
  }),
  listRefusedAddresses: defineRoute({
    method: 'GET',
    path: '/api/content/refused-addresses',
    summary: 'A page of the stored addresses that their fields do not allow, by kind and record.',
    access: ['superadmin'],
    query: Type.Object({
      page: Field.page,
    }),
    response: Type.Object({
      addresses: Type.Array(refusedAddress, { description: `at most ${REFUSED_ADDRESSES_PAGE_SIZE}` }),
      total: Field.whole('addresses of the whole list'),
      numPages: Field.whole('pages of the whole list'),
      is_complete: Type.Boolean({ description: 'false while older records are still looked at, after an update' }),
    }),
  }),
  listLatestPosts: defineRoute({
    method: 'GET',
    path: '/api/content/get/sidebar/{language}',
    summary: 'The 10 latest posts of a language.',
    access: 'public',
    tags: ['posts-{language}', 'files'],
    everythingFor: WRITERS.posts,
    params: Type.Object({ language: Field.language() }),
    response: Type.Array(withListedPictures(latestPost)),
  }),
};
