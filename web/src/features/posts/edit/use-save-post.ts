import type { Post } from '@baklja/contract/features/posts';
import { useQueryClient } from '@tanstack/react-query';
import { POST_REFRESH_MS } from '#web/lib/timings.ts';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { type RecordConflict, useSaveRecord } from '#web/widgets/record-form/former/use-save-record.ts';
import { postQuery, useUpdatePost } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { draftFromPost, findProblems, POST_SHAPE, type PostDraft, toUpdateBody } from './post-form.ts';

/** A save of a post that a colleague's came before. */
export type PostConflict = RecordConflict<PostDraft, Post>;

/** Saves a post with the version that it was read in, and handles what can come of it. */
export function useSavePost(post: Post, editing: RecordEditing<PostDraft>) {
  const update = useUpdatePost();
  const queryClient = useQueryClient();
  return useSaveRecord({
    record: post,
    editing,
    shape: POST_SHAPE,
    toDraft: draftFromPost,
    findProblems,
    send: async (draft, base) => {
      const { modified, ...saved } = await update.mutateAsync(toUpdateBody(draft, { id: post.id, ...base }));
      return { ...saved, savedAt: modified };
    },
    read: () => queryClient.fetchQuery({ ...postQuery(post.alias), staleTime: 0 }),
    summaryOf: () => postsText.incomplete,
    describeFailure,
    messageMs: POST_REFRESH_MS,
  });
}

function describeFailure(error: unknown): string {
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return `${postsText.saveFailed}${reason}`;
}
