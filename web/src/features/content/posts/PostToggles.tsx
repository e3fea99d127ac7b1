import type { PostRow } from '@baklja/contract/features/content/posts';
import { ActionIcon, Switch } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './PostToggles.module.css';
import { usePinPost, useSetIzdvojeno, useUnpinPost } from './posts.queries.ts';

export function HighlightToggle({ post }: { post: Pick<PostRow, 'id' | 'title' | 'izdvojeno'> }) {
  const setIzdvojeno = useSetIzdvojeno();
  const toasts = useToasts();
  const isOn = setIzdvojeno.isPending ? setIzdvojeno.variables.val === 1 : post.izdvojeno === 1;
  const toggle = () => {
    if (setIzdvojeno.isPending) return;
    toasts.clearErrors();
    setIzdvojeno.mutate({ id: post.id, val: isOn ? 0 : 1 }, announcedBy(toasts));
  };
  return (
    <Toggle isOn={isOn} word="Izdvojeno">
      <Switch checked={isOn} onChange={toggle} aria-label={`Izdvojeno: ${post.title}`} />
    </Toggle>
  );
}

/** Pins a post to the front page or unpins it. The server rejects a fourth pin, a draft and an ended post. */
export function PinToggle({ post, isPinned }: { post: Pick<PostRow, 'id' | 'title' | 'state'>; isPinned: boolean }) {
  const pin = usePinPost();
  const unpin = useUnpinPost();
  const toasts = useToasts();
  const isOn = pin.isPending || (isPinned && !unpin.isPending);
  const toggle = () => {
    if (pin.isPending || unpin.isPending) return;
    toasts.clearErrors();
    (isPinned ? unpin : pin).mutate(post.id, announcedBy(toasts));
  };
  return (
    <Toggle isOn={isOn} word="Ping">
      <ActionIcon
        aria-label={`Ping: ${post.title}`}
        aria-pressed={isOn}
        title={isPinned ? 'Otkvači' : 'Prikvači na naslovnicu'}
        onClick={toggle}
        className={classes.pin}
      >
        {isOn ? <IconPinFilled aria-hidden /> : <IconPin aria-hidden />}
      </ActionIcon>
    </Toggle>
  );
}

function announcedBy(toasts: ReturnType<typeof useToasts>) {
  return {
    onSuccess: ({ message }: { message: string }) => toasts.success(message, SUCCESS_TOAST_MS),
    onError: ({ message }: Error) => toasts.error(message),
  };
}

/** The word is shown where no label is next to the toggle. */
function Toggle({ isOn, word, children }: { isOn: boolean; word: string; children: ReactNode }) {
  return (
    <span className={classes.toggle} data-on={isOn || undefined}>
      {children}
      <span className={classes.word} aria-hidden>
        {word}
      </span>
    </span>
  );
}
