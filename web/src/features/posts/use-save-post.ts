import type { Post } from '@baklja/contract/features/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { POST_REFRESH_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { type Merge, mergePosts } from './merge-post.ts';
import {
  draftFromPost,
  type FieldProblem,
  findProblems,
  type PostDraft,
  remainingProblems,
  toUpdateBody,
} from './post-form.ts';
import { postQuery, useUpdatePost } from './posts.queries.ts';
import { postsText } from './posts.text.ts';
import type { PostEditing } from './use-post-editing.ts';

/** A save that a colleague's came before: the post as it stands now, and what joins by itself. */
export type PostConflict = Merge & { theirs: PostDraft; post: Post };

/** Saves a post with the version that it was read in, and handles what can come of it. */
export function useSavePost(post: Post, editing: PostEditing) {
  const update = useUpdatePost();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [conflict, setConflict] = useState<PostConflict>();

  const send = async (draft: PostDraft, base: { draft: PostDraft; version: number }) => {
    setRefusal(undefined);
    try {
      const { message, version, modified } = await update.mutateAsync(toUpdateBody(draft, { id: post.id, ...base }));
      editing.markSaved({ draft, version });
      setSavedAt(new Date(modified));
      toasts.success(message, POST_REFRESH_MS);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await compare(draft, base.draft);
      else setRefusal(describeFailure(error));
    }
  };

  const compare = async (mine: PostDraft, base: PostDraft) => {
    try {
      const current = await queryClient.fetchQuery({ ...postQuery(post.alias), staleTime: 0 });
      const theirs = draftFromPost(current);
      setConflict({ ...mergePosts({ base, mine, theirs }), theirs, post: current });
    } catch (error) {
      setRefusal(describeFailure(error));
    }
  };

  const save = () => {
    const found = findProblems(editing.draft);
    setProblems(found);
    if (found.length > 0) return setRefusal(postsText.incomplete);
    if (update.isPending) return;
    const { draft, version = post.version } = editing.base;
    void send(editing.draft, { draft, version });
  };

  const resolveConflict = (chosen: PostDraft) => {
    if (!conflict) return;
    const base = { draft: conflict.theirs, version: conflict.post.version };
    editing.rebase(base, chosen);
    setConflict(undefined);
    void send(chosen, base);
  };

  const leaveConflict = () => {
    setConflict(undefined);
    setRefusal('Nije spremljeno: u međuvremenu je spremljena druga verzija. Vaš tekst je ostao ovdje.');
  };

  const remaining = remainingProblems(problems, editing.draft);
  const isCorrected = problems.length > 0 && remaining.length === 0;
  return {
    save,
    isSaving: update.isPending,
    problems: remaining,
    refusal: isCorrected ? undefined : refusal,
    savedAt,
    conflict,
    resolveConflict,
    leaveConflict,
  };
}

function describeFailure(error: unknown): string {
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return `${postsText.saveFailed}${reason}`;
}
