import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { type PostRow, postRoutes } from '@baklja/contract/features/content/posts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { IconPin, IconPinFilled } from '#web/lib/icons.ts';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import classes from './PostToggles.module.css';
import { postQueries } from './posts.queries.ts';

type ToggledPost = Pick<PostRow, 'id' | 'title' | 'izdvojeno'>;
type Kind = 'highlight' | 'pin';
type Toggles = { isOn: (kind: Kind, post: ToggledPost) => boolean; toggle: (kind: Kind, post: ToggledPost) => void };

const TogglesContext = createContext<Toggles>({ isOn: () => false, toggle: () => {} });

/** Makes the changes of the toggles inside it, so that the rows of a list need no queries of their own. */
export function PostToggles({ children }: { children: ReactNode }) {
  const { data: pins = [] } = useQuery(pinnedPostsQuery);
  const { mutateAsync: highlight } = postQueries.useWrite(postRoutes.setIzdvojeno);
  const { mutateAsync: pin } = postQueries.useWrite(pinnedPostRoutes.pinPost);
  const { mutateAsync: unpin } = postQueries.useWrite(pinnedPostRoutes.unpinPost);
  const announce = useAnnounce();
  /** What is being saved, by kind and post. */
  const [saving, setSaving] = useState<Readonly<Record<string, boolean | undefined>>>({});
  const isSaved = (kind: Kind, { id, izdvojeno }: ToggledPost) =>
    kind === 'pin' ? pins.some(({ post_id }) => post_id === id) : izdvojeno === 1;
  const change = async (kind: Kind, post: ToggledPost) => {
    const { id } = post;
    const key = `${kind} ${id}`;
    if (saving[key] !== undefined) return;
    const isOn = !isSaved(kind, post);
    setSaving((all) => ({ ...all, [key]: isOn }));
    await announce(() => {
      if (kind === 'highlight') return highlight({ body: { id, val: isOn ? 1 : 0 } });
      return isOn ? pin({ body: { id } }) : unpin({ params: { id } });
    });
    setSaving((all) => ({ ...all, [key]: undefined }));
  };
  const toggles: Toggles = {
    isOn: (kind, post) => saving[`${kind} ${post.id}`] ?? isSaved(kind, post),
    toggle: (kind, post) => void change(kind, post),
  };
  return <TogglesContext value={toggles}>{children}</TogglesContext>;
}

export function HighlightToggle({ post }: { post: ToggledPost }) {
  const { isOn, toggle } = use(TogglesContext);
  return (
    <Toggle isOn={isOn('highlight', post)} word="Izdvojeno">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has a state of its own
        role="switch"
        className={classes.switch}
        checked={isOn('highlight', post)}
        onChange={() => toggle('highlight', post)}
        aria-label={`Izdvojeno: ${post.title}`}
      />
    </Toggle>
  );
}

/** Pins a post to the front page or unpins it. The server rejects a fourth pin, a draft and an ended post. */
export function PinToggle({ post }: { post: ToggledPost }) {
  const { isOn, toggle } = use(TogglesContext);
  const isPinned = isOn('pin', post);
  return (
    <Toggle isOn={isPinned} word="Ping">
      <button
        type="button"
        aria-label={`Ping: ${post.title}`}
        aria-pressed={isPinned}
        title={isPinned ? 'Otkvači' : 'Prikvači na naslovnicu'}
        onClick={() => toggle('pin', post)}
        className={classes.pin}
      >
        {isPinned ? <IconPinFilled aria-hidden /> : <IconPin aria-hidden />}
      </button>
    </Toggle>
  );
}

/** A click on the word, shown where no label is next to the toggle, is one on the toggle. */
function Toggle({ isOn, word, children }: { isOn: boolean; word: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={classes.toggle} data-on={isOn || undefined}>
      {children}
      <span className={classes.word} aria-hidden>
        {word}
      </span>
    </label>
  );
}
