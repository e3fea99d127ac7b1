import type { Post } from '@baklja/contract/features/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { RecordPresence } from '#web/widgets/presence/RecordPresence.tsx';
import { PreviewButton } from '#web/widgets/preview/PreviewButton.tsx';
import { RecordStamps } from '#web/widgets/record-form/former/RecordStamps.tsx';
import { recordFormText } from '#web/widgets/record-form/record-form.text.ts';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import { useRecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { useComparing } from '#web/widgets/translation/use-comparing.ts';
import { postQuery } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { DeletePost } from './DeletePost.tsx';
import { PostBeside } from './PostBeside.tsx';
import { PostConflictDialog } from './PostConflictDialog.tsx';
import { PostForm } from './PostForm.tsx';
import { PostToggles } from './PostToggles.tsx';
import { PostTranslation } from './PostTranslation.tsx';
import { draftFromPost, POST_SHAPE, stampsOf, toPreview } from './post-form.ts';
import { useSavePost } from './use-save-post.ts';

/** The form of a post that exists: save, conflict with a colleague's save, deletion. */
export function PostEditForm({ post }: { post: Post }) {
  const editing = useRecordEditing(`post/${post.id}`, baseOf(post), POST_SHAPE);
  const [isDeleted, setIsDeleted] = useState(false);
  const saving = useSavePost(post, editing);
  const [isComparing, setComparing] = useComparing();
  const queryClient = useQueryClient();

  const { isDirty, base, rebase } = editing;
  const isNewer = post.version > (base.version ?? 0);
  // What a colleague saved meanwhile is shown at once where nothing of one's own would be lost.
  useEffect(() => {
    if (isNewer && !isDirty) rebase(baseOf(post), draftFromPost(post));
  }, [isNewer, isDirty, post, rebase]);

  const handleDeleted = () => {
    // Nothing of a deleted post is unsaved, nor offered again.
    editing.markSaved({ draft: editing.readLatestDraft(), version: post.version });
    setIsDeleted(true);
  };

  return (
    <>
      <PostForm
        title={postsText.editTitle}
        editing={editing}
        alias={post.alias}
        problems={saving.problems}
        refusal={saving.refusal}
        saveState={saveStateOf({
          isDirty,
          isSaving: saving.isSaving,
          hasFailed: saving.refusal !== undefined,
          savedAt: saving.savedAt,
        })}
        isLocked={isDeleted}
        onSave={saving.save}
        notices={
          !isDeleted && (
            <RecordPresence
              kind="post"
              id={post.id}
              version={base.version}
              isDirty={isDirty}
              isSaving={saving.isSaving}
              onShow={() => queryClient.fetchQuery({ ...postQuery(post.alias), staleTime: 0 })}
            />
          )
        }
        toggles={<PostToggles post={post} />}
        translation={<PostTranslation post={post} />}
        {...(isComparing &&
          post.translation_alias && {
            beside: (
              <PostBeside
                alias={post.translation_alias}
                language={otherLanguage(post.language)}
                onClose={() => setComparing(false)}
              />
            ),
          })}
        foot={
          <>
            <RecordStamps {...stampsOf(post)} />
            <DeletePost post={post} onDeleted={handleDeleted} />
          </>
        }
        actions={
          <>
            {!isDeleted && (
              <PreviewButton
                getRecord={() => toPreview(editing.readLatestDraft(), post.created)}
                id={post.id}
                isUnsaved={isDirty}
              />
            )}
            <SaveButton
              onSave={saving.save}
              isSaving={saving.isSaving}
              isDisabled={editing.draft.title.length < 1 || isDeleted}
            />
          </>
        }
      />
      {saving.conflict && (
        <PostConflictDialog
          conflict={saving.conflict}
          onResolve={saving.resolveConflict}
          onCancel={saving.leaveConflict}
        />
      )}
      <LeaveGuard isDirty={isDirty && !isDeleted} help={recordFormText.leaveHelp} />
    </>
  );
}

function baseOf(post: Post) {
  return { draft: draftFromPost(post), version: post.version };
}
