import { type Publishing, statusOf } from '@baklja/contract/features/content/post-status';
import type { PostRow } from '@baklja/contract/features/content/posts';
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime, formatListDate } from '#web/lib/dates.ts';
import { IconClock, IconClockOff } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import type { Card } from '#web/lists/card-template.ts';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { TranslationMark, translationOf } from '#web/lists/TranslationMark.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { HighlightToggle, PinToggle } from '../PostToggles.tsx';
import { postQuery } from '../posts.queries.ts';
import type { PostListAddress } from './list-address.ts';
import classes from './PostListScreen.module.css';

type Cell = { post: PostRow };

export const postColumns: readonly Column<PostRow, PostListAddress>[] = [
  {
    key: 'picture',
    head: 'Slika',
    isHeadHidden: true,
    width: 54,
    onPhone: 'picture',
    className: classes.picture,
    cell: ({ images }) => (
      <Thumbnail url={introPictureUrl(images, pageSettings.fileHostUrl())} width={42} height={28} />
    ),
  },
  {
    key: 'title',
    head: 'Naslov',
    sort: true,
    onPhone: 'title',
    className: classes.title,
    cell: (post) => <TitleCell post={post} />,
  },
  {
    key: 'category',
    head: 'Kategorija',
    width: 128,
    narrowWidth: 112,
    hideBelow: 'tablet',
    onPhone: 'meta',
    className: classes.category,
    cell: ({ catName }) => catName,
  },
  {
    key: 'created',
    head: 'Vrijeme / Jezik',
    sort: true,
    width: 198,
    narrowWidth: 116,
    onPhone: 'meta',
    className: classes.time,
    cell: (post, { sort }) => <TimeCell post={post} time={sort === 'modified' ? 'modified' : 'created'} />,
  },
  {
    key: 'highlight',
    head: 'Izdvojeno',
    width: 80,
    onPhone: 'action',
    cell: (post) => <HighlightToggle post={post} />,
  },
  {
    key: 'state',
    head: 'Status',
    width: 120,
    onPhone: 'meta',
    className: classes.state,
    cell: (post) => <Status post={post} />,
  },
  { key: 'pin', head: 'Ping', width: 48, onPhone: 'action', cell: (post) => <PinToggle post={post} /> },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 46,
    align: 'right',
    onPhone: 'action',
    className: classes.edit,
    cell: (post) => <EditCell post={post} />,
  },
];

export const postCard: Card = {
  columns: 'minmax(0, 1fr) 94px 62px 72px',
  gap: 0,
  height: 123,
  lines: ['title title title picture', 'state created created created', 'category highlight pin edit'],
};

function TitleCell({ post }: Cell) {
  const prefetch = usePrefetchPost(post);
  return (
    <>
      <RecordLink to={paths.editPost(post.alias)} title={post.title} isHeadline prefetch={prefetch} />
      <div className={`${classes.below} mantine-visible-from-sm mantine-hidden-from-md`}>{post.catName}</div>
    </>
  );
}

function EditCell({ post }: Cell) {
  const prefetch = usePrefetchPost(post);
  return <EditLink to={paths.editPost(post.alias)} title={post.title} prefetch={prefetch} />;
}

function TimeCell({ post, time }: Cell & { time: 'created' | 'modified' }) {
  const publishing = publishingTime(post, 'narrow');
  return (
    <>
      {publishing !== undefined && <span className="mantine-hidden-from-sm">{publishing}</span>}
      <span className={`${classes.date} ${publishing === undefined ? '' : 'mantine-visible-from-sm'}`}>
        {time === 'modified' && <span className={VisuallyHidden.classes['root']}>promijenjeno </span>}
        {formatListDate(post[time])}
      </span>{' '}
      <span className={classes.languages}>
        <span className={classes.language}>{post.language}</span>{' '}
        <TranslationMark language={post.language} {...translationOf(post, translationAddress(post))} />
      </span>
    </>
  );
}

function translationAddress({ translation_alias: alias }: PostRow): string | undefined {
  return alias === null || alias === undefined ? undefined : paths.editPost(alias);
}

export function loadPostEditor(): Promise<unknown> {
  return import('../edit/PostScreen.tsx');
}

function usePrefetchPost({ alias }: PostRow) {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.prefetchQuery(postQuery(alias));
    void loadPostEditor();
  };
}

function Status({ post }: { post: Publishing }) {
  return (
    <span className={classes.status}>
      {STATUS_WORDS[statusNow(post)]}{' '}
      <span className={`${classes.published} mantine-visible-from-sm`}>{publishingTime(post)}</span>
    </span>
  );
}

const STATUS_WORDS = {
  draft: <StatusDot kind="empty">Skica</StatusDot>,
  published: <StatusDot kind="full">Objavljeno</StatusDot>,
  scheduled: (
    <span className={classes.word}>
      <IconClock aria-hidden />
      Zakazano
    </span>
  ),
  ended: (
    <span className={classes.word}>
      <IconClockOff aria-hidden />
      Završeno
    </span>
  ),
};

/**
 * When a scheduled post becomes public, or an ended one ceased to be: `23-11-2026 u 09:00`. `do 23-11-2026 u 09:00` for
 * a public post with an end, `do 23-11-2026` where there is little space; undefined for every other post.
 */
function publishingTime(post: Publishing, space: 'wide' | 'narrow' = 'wide'): string | undefined {
  const status = statusNow(post);
  if (status === 'scheduled') return formatDateTime(post.publish_up);
  if (status === 'draft' || post.publish_down === null) return undefined;
  if (status === 'ended') return formatDateTime(post.publish_down);
  return `do ${space === 'wide' ? formatDateTime(post.publish_down) : formatListDate(post.publish_down)}`;
}

function statusNow(post: Publishing) {
  return statusOf(post, new Date().toISOString());
}
