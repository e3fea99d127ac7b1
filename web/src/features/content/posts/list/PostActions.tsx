import { DRAFT, type PostRow, PUBLISHED } from '@baklja/contract/features/content/posts';
import { IconArrowBackUp, IconCircleCheck, IconFolder } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { type ChangePostsBody, useChangePosts } from '../posts.queries.ts';
import { postListText as text } from './post-list.text.ts';

/** Lazy, because a list needs the menu code only after a selection. */
const CategoryMenu = lazy(async () => ({ default: (await import('./CategoryMenu.tsx')).CategoryMenu }));

/** The actions on the selected posts, except deleting. */
export function PostActions({ posts, onDone }: { posts: readonly PostRow[]; onDone: () => void }) {
  const { changeAll, isBusy } = useChangeAll(posts, onDone);
  return (
    <>
      <SelectionAction
        icon={<IconCircleCheck aria-hidden />}
        isBusy={isBusy}
        onClick={() => changeAll({ state: PUBLISHED })}
      >
        {text.publish}
      </SelectionAction>
      <SelectionAction
        icon={<IconArrowBackUp aria-hidden />}
        isBusy={isBusy}
        onClick={() => changeAll({ state: DRAFT })}
      >
        {text.unpublish}
      </SelectionAction>
      <Suspense fallback={<SelectionAction icon={<IconFolder aria-hidden />}>{text.category}</SelectionAction>}>
        <CategoryMenu isBusy={isBusy} onChoose={(catid) => changeAll({ catid })} />
      </Suspense>
    </>
  );
}

/** Changes all selected posts in one call and shows the server's answer. */
function useChangeAll(posts: readonly PostRow[], onDone: () => void) {
  const change = useChangePosts();
  const toasts = useToasts();
  const changeAll = async (fields: Omit<ChangePostsBody, 'ids'>) => {
    toasts.clearErrors();
    try {
      const { message } = await change.mutateAsync({ ids: posts.map(({ id }) => id), ...fields });
      toasts.success(message, SUCCESS_TOAST_MS);
      onDone();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return { changeAll: (fields: Omit<ChangePostsBody, 'ids'>) => void changeAll(fields), isBusy: change.isPending };
}
