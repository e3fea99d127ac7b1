import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { type PostRow, postRoutes } from '@baklja/contract/features/content/posts';
import { ActionIcon, Switch } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import classes from './PostToggles.module.css';
import { postQueries } from './posts.queries.ts';

export function HighlightToggle({ post }: { post: Pick<PostRow, 'id' | 'title' | 'izdvojeno'> }) {
  const setIzdvojeno = postQueries.useWrite(postRoutes.setIzdvojeno);
  const announce = useAnnounce();
  const isOn = setIzdvojeno.isPending ? setIzdvojeno.variables.body.val === 1 : post.izdvojeno === 1;
  const toggle = () => {
    if (setIzdvojeno.isPending) return;
    void announce(() => setIzdvojeno.mutateAsync({ body: { id: post.id, val: isOn ? 0 : 1 } }));
  };
  return (
    <Toggle isOn={isOn} word="Izdvojeno">
      <Switch checked={isOn} onChange={toggle} aria-label={`Izdvojeno: ${post.title}`} />
    </Toggle>
  );
}

/** Pins a post to the front page or unpins it. The server rejects a fourth pin, a draft and an ended post. */
export function PinToggle({ post, isPinned }: { post: Pick<PostRow, 'id' | 'title' | 'state'>; isPinned: boolean }) {
  const pin = postQueries.useWrite(pinnedPostRoutes.pinPost);
  const unpin = postQueries.useWrite(pinnedPostRoutes.unpinPost);
  const announce = useAnnounce();
  const isOn = pin.isPending || (isPinned && !unpin.isPending);
  const toggle = () => {
    if (pin.isPending || unpin.isPending) return;
    const { id } = post;
    void announce(() => (isPinned ? unpin.mutateAsync({ params: { id } }) : pin.mutateAsync({ body: { id } })));
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
