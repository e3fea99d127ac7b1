import type { PostRow } from '@baklja/contract/features/posts';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { IconArrowBackUp, IconCircleCheck, IconFolder, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { SelectionAction } from '#web/ui/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ChangePostsBody, useChangePosts } from '../posts.queries.ts';
import { DeletePostsDialog } from './DeletePostsDialog.tsx';
import { postListText as text } from './post-list.text.ts';

/** Menus are code that a list does not need until something is selected. */
const CategoryMenu = lazy(async () => ({ default: (await import('./CategoryMenu.tsx')).CategoryMenu }));

type Props = {
  posts: readonly PostRow[];
  /** Gives the selection up; `hadFocus` when the focus stood in what goes away. */
  onClear: (hadFocus: boolean) => void;
};

/** What can be done with the selected posts; nothing while none is. */
export function PostSelection({ posts, onClear }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  // The question goes on naming them while it goes away: the selection is gone by then.
  const [postsToDelete, setDoomed] = useState(posts);
  const askToDelete = () => {
    setDoomed(posts);
    setIsDeleting(true);
  };
  const { act, isBusy } = useActionOn(posts, () => onClear(true));
  return (
    <>
      {posts.length > 0 && (
        <SelectionBar label={text.selectionBar} count={text.selected(posts.length)} onClear={onClear}>
          {posts.length > RECORDS_AT_ONCE_LIMIT ? (
            <span>{text.tooMany}</span>
          ) : (
            <>
              <SelectionAction icon={<IconCircleCheck aria-hidden />} isBusy={isBusy} onClick={() => act({ state: 1 })}>
                {text.publish}
              </SelectionAction>
              <SelectionAction icon={<IconArrowBackUp aria-hidden />} isBusy={isBusy} onClick={() => act({ state: 0 })}>
                {text.unpublish}
              </SelectionAction>
              <Suspense fallback={<SelectionAction icon={<IconFolder aria-hidden />}>{text.category}</SelectionAction>}>
                <CategoryMenu isBusy={isBusy} onChoose={(catid) => act({ catid })} />
              </Suspense>
              <SelectionAction icon={<IconTrash aria-hidden />} isBusy={isBusy} onClick={askToDelete}>
                {text.remove}
              </SelectionAction>
            </>
          )}
        </SelectionBar>
      )}
      <DeletePostsDialog
        posts={postsToDelete}
        isOpen={isDeleting}
        onEnd={() => setIsDeleting(false)}
        onDeleted={() => onClear(true)}
      />
    </>
  );
}

/** Changes all of them in one call, and says what the server answers. */
function useActionOn(posts: readonly PostRow[], onDone: () => void) {
  const change = useChangePosts();
  const toasts = useToasts();
  const act = async (fields: Omit<ChangePostsBody, 'ids'>) => {
    toasts.clearErrors();
    try {
      const { message } = await change.mutateAsync({ ids: posts.map(({ id }) => id), ...fields });
      toasts.success(message, SUCCESS_TOAST_MS);
      onDone();
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error));
    }
  };
  return { act: (fields: Omit<ChangePostsBody, 'ids'>) => void act(fields), isBusy: change.isPending };
}
