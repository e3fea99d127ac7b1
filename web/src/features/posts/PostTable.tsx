import type { PinnedPost } from '@baklja/contract/features/pinned-posts';
import type { postRoutes } from '@baklja/contract/features/posts';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { otherLanguage } from '#web/widgets/record-editor/languages.ts';
import classes from './PostTable.module.css';
import { PostTableRow } from './PostTableRow.tsx';
import type { PostListRequest } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

type Props = {
  list: UseQueryResult<RouteAnswer<typeof postRoutes.listPosts>>;
  pinned: UseQueryResult<PinnedPost[]>;
  request: PostListRequest;
  onChange: (next: Partial<PostListRequest>) => void;
};

const COLUMN_COUNT = 8;

/** The list of posts in all its states. On a phone each row is a card. */
export function PostTable({ list, pinned, request, onChange }: Props) {
  if (list.isError && list.data === undefined) {
    const reason = `${list.error.message}${request.search === '' ? '' : ` Vaša pretraga „${request.search}” ostaje upisana.`}`;
    return (
      <ErrorState
        title="Popis članaka nije učitan."
        reason={reason}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const posts = list.data?.posts;
  if (posts?.length === 0 && !list.isPlaceholderData) return <NoPosts request={request} onChange={onChange} />;
  const pinnedIds = new Set(pinned.data?.map(({ post_id }) => post_id));
  return (
    <table
      className={`${tableClasses.table} ${classes.posts}`}
      aria-busy={list.isFetching}
      aria-label={postsText.listTitle}
    >
      <thead>
        <tr>
          <th scope="col" className={classes.picture}>
            <span className={tableClasses.spoken}>Slika</span>
          </th>
          <th scope="col" className={classes.title}>
            Naslov
          </th>
          <th scope="col" className={classes.category}>
            Kategorija
          </th>
          <th scope="col" className={classes.time}>
            Vrijeme / Jezik
          </th>
          <th scope="col" className={classes.highlight}>
            {postsText.highlight}
          </th>
          <th scope="col" className={classes.state}>
            Status
          </th>
          <th scope="col" className={classes.pin}>
            {postsText.pin}
          </th>
          <th scope="col" className={classes.edit}>
            <span className={tableClasses.spoken}>{postsText.edit}</span>
          </th>
        </tr>
      </thead>
      {posts === undefined ? (
        <TableSkeleton columns={COLUMN_COUNT} rows={20} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>
          {posts.map((post) => (
            <PostTableRow key={post.id} post={post} isPinned={pinnedIds.has(post.id)} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function NoPosts({ request, onChange }: Pick<Props, 'request' | 'onChange'>) {
  const { search, language } = request;
  const isCroatian = language === 'hr-HR';
  if (search === '') {
    return (
      <EmptyState
        title={isCroatian ? 'Ovdje će biti članci na hrvatskom.' : 'Ovdje će biti članci na engleskom.'}
        help="Za prvi članak trebate naslov i kategoriju. Ostalo možete dopuniti poslije; dok je skica, javnost ga ne vidi."
        actions={
          <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
            {postsText.createTitle}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={`Nijedan naslov ne sadrži „${search}”.`}
      help={`Kvačice i velika slova nisu važni: „sinkovic” nalazi „Sinković”. Traženo je među člancima na ${isCroatian ? 'hrvatskom' : 'engleskom'}.`}
      actions={
        <>
          <Button onClick={() => onChange({ search: '', page: 1 })}>Poništi pretragu</Button>
          <Button variant="quiet" onClick={() => onChange({ language: otherLanguage(language), page: 1 })}>
            {isCroatian ? 'Traži među engleskima' : 'Traži među hrvatskima'}
          </Button>
        </>
      }
    />
  );
}
