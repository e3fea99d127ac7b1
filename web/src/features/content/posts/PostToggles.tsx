import type { PostRow } from '@baklja/contract/features/content/posts';
import { ActionIcon, Switch } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './PostToggles.module.css';
import { usePinPost, useSetIzdvojeno, useUnpinPost } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

/** Pins a post to the front page or unpins it. The server rejects a fourth pin, a draft and an ended post. */
export function PinToggle({ post, isPinned }: { post: Pick<PostRow, 'id' | 'title' | 'state'>; isPinned: boolean }) {
  const pin = usePinPost();
  const unpin = useUnpinPost();
  const toasts = useToasts();
  const isBusy = pin.isPending || unpin.isPending;
  const isOn = pin.isPending || (isPinned && !unpin.isPending);
  const label = isPinned ? 'Otkvači' : 'Prikvači na naslovnicu';
  const toggle = () => {
    if (isBusy) return;
    toasts.clearErrors();
    (isPinned ? unpin : pin).mutate(post.id, {
      onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS),
      onError: ({ message }) => toasts.error(message),
    });
  };
  return (
    <span className={classes.toggle} data-on={isOn || undefined}>
      <ActionIcon
        aria-label={`${postsText.pin}: ${post.title}`}
        aria-pressed={isOn}
        title={label}
        onClick={toggle}
        className={classes.pin}
      >
        {isOn ? <IconPinFilled aria-hidden /> : <IconPin aria-hidden />}
      </ActionIcon>
      <span className={classes.word} aria-hidden>
        {postsText.pin}
      </span>
    </span>
  );
}

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
