import type { Post } from '@baklja/contract/features/posts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { PreviewButton } from '#web/widgets/preview/PreviewButton.tsx';
import { recordFormText } from '#web/widgets/record-form/record-form.text.ts';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { SavingOverlay } from '#web/widgets/record-form/SavingOverlay.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import { useRecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { useCreatePost } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { OriginalPost } from './OriginalPost.tsx';
import { PostBeside } from './PostBeside.tsx';
import { PostForm } from './PostForm.tsx';
import {
  EMPTY_POST,
  findProblems,
  hasNoText,
  POST_SHAPE,
  type PostProblem,
  remainingProblems,
  toCreateBody,
  toPreview,
  translationOf,
} from './post-form.ts';

const NEW_POST = { draft: EMPTY_POST, version: undefined };

/** Makes a post, or the translation of one. After the save the button becomes a link to the editor of the new alias. */
export function PostCreateForm({ original }: { original?: Post }) {
  useDocumentTitle(original ? postsText.translateTitle : postsText.createTitle);
  const editing = useRecordEditing(
    original ? `post/new/${original.id}` : 'post/new',
    original ? { draft: translationOf(original), version: undefined } : NEW_POST,
    POST_SHAPE,
  );
  const [isComparing, setIsComparing] = useState(original !== undefined);
  const create = useCreatePost();
  const toasts = useToasts();
  const [problems, setProblems] = useState<PostProblem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const alias = create.data?.alias;

  const save = () => {
    const draft = editing.readLatestDraft();
    const found = findProblems(draft);
    setProblems(found);
    setRefusal(found.length > 0 ? postsText.incomplete : undefined);
    if (found.length > 0 || create.isPending || alias !== undefined) return;
    toasts.clearErrors();
    create.mutate(toCreateBody(draft, original), {
      onSuccess: ({ message }) => {
        setSavedAt(new Date());
        editing.markSaved({ draft, version: 1 });
        toasts.success(message, SUCCESS_TOAST_MS);
      },
      onError: (error) => setRefusal(describeFailure(error)),
    });
  };

  const remaining = remainingProblems(problems, editing.draft);
  const isCorrected = problems.length > 0 && remaining.length === 0;
  return (
    <>
      <PostForm
        title={original ? postsText.translateTitle : postsText.createTitle}
        editing={editing}
        {...(original && {
          translation: <OriginalPost post={original} isComparing={isComparing} onCompare={setIsComparing} />,
        })}
        {...(original &&
          isComparing && {
            beside: (
              <PostBeside
                alias={original.alias}
                language={original.language}
                onCopyText={hasNoText(editing.draft) ? editing.change : undefined}
                onClose={() => setIsComparing(false)}
              />
            ),
          })}
        {...(alias !== undefined && { alias })}
        problems={remaining}
        refusal={isCorrected ? undefined : refusal}
        saveState={saveStateOf({
          isDirty: editing.isDirty,
          isSaving: create.isPending,
          hasFailed: create.isError,
          savedAt,
        })}
        isLocked={create.isPending || alias !== undefined}
        onSave={save}
        actions={
          <>
            <PreviewButton
              getRecord={() => toPreview(editing.readLatestDraft())}
              id={create.data?.id}
              isUnsaved={editing.isDirty}
            />
            {alias === undefined ? (
              <SaveButton onSave={save} isSaving={create.isPending} isDisabled={editing.draft.title.length < 1} />
            ) : (
              <Button
                component={Link}
                ref={takeFocus}
                to={paths.editPost(alias)}
                variant="filled"
                leftSection={<IconPencil aria-hidden />}
              >
                {postsText.editTitle}
              </Button>
            )}
          </>
        }
      />
      {create.isPending && <SavingOverlay text={postsText.saving} />}
      <LeaveGuard isDirty={editing.isDirty} help={recordFormText.leaveHelp} />
    </>
  );
}

/** The link stands where the button was that had the focus. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}

function describeFailure(error: Error): string {
  const isIncomplete = error instanceof ApiError && error.code === 'incomplete';
  return isIncomplete ? postsText.missingData : error.message;
}
