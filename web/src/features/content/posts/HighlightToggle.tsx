import type { PostRow } from '@baklja/contract/features/content/posts';
import { Switch } from '@mantine/core';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './PostToggles.module.css';
import { useSetIzdvojeno } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

/** Toggles the highlight of a post in the list. */
export function HighlightToggle({ post }: { post: Pick<PostRow, 'id' | 'title' | 'izdvojeno'> }) {
  const setIzdvojeno = useSetIzdvojeno();
  const toasts = useToasts();
  const isOn = setIzdvojeno.isPending ? setIzdvojeno.variables.val === 1 : post.izdvojeno === 1;
  const toggle = () => {
    if (setIzdvojeno.isPending) return;
    toasts.clearErrors();
    setIzdvojeno.mutate(
      { id: post.id, val: isOn ? 0 : 1 },
      {
        onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS),
        onError: ({ message }) => toasts.error(message),
      },
    );
  };
  return (
    <span className={classes.toggle} data-on={isOn || undefined}>
      <Switch checked={isOn} onChange={toggle} aria-label={`${postsText.highlight}: ${post.title}`} />
      <span className={classes.word} aria-hidden>
        {postsText.highlight}
      </span>
    </span>
  );
}
