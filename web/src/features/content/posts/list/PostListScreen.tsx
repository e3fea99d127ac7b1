import type { PinnedPost } from '@baklja/contract/features/content/pinned-posts';
import { statusOf } from '@baklja/contract/features/content/post-status';
import {
  DRAFT,
  POST_STATUSES,
  type PostRow,
  type PostStatus,
  PUBLISHED,
  postRoutes,
} from '@baklja/contract/features/content/posts';
import { PINNED_POSTS_LIMIT, POSTS_PAGE_SIZE, RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { IconArrowBackUp, IconCircleCheck, IconFolder, IconPin, IconWorld } from '#web/lib/icons.ts';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { type Filter, rangeFilters } from '#web/lists/filters/filters.ts';
import { translationFilter } from '#web/lists/filters/translation-filter.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { recordListText } from '#web/lists/record-list.text.ts';
import type { DeleteDetails } from '#web/lists/selection/DeleteRecordsDialog.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { Warning } from '#web/ui/messages/Warning.tsx';
import { PostToggles } from '../PostToggles.tsx';
import { categoriesQuery, postAuthorsQuery, postListQuery, postQueries } from '../posts.queries.ts';
import { type PostListAddress, postListAddress } from './list-address.ts';
import { loadPostEditor, postCard, postColumns } from './post-columns.tsx';

export function beginPostList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(postListQuery(postListAddress.read(search)));
  void queryClient.prefetchQuery(pinnedPostsQuery);
}

export const TOO_MANY = `Odjednom se može promijeniti najviše ${countRecords('post', RECORDS_AT_ONCE_LIMIT)}.`;

export function PostListScreen() {
  const pinned = useQuery(pinnedPostsQuery);
  return (
    <PostToggles>
      <RecordListScreen
        kind="post"
        title="Svi postovi"
        address={postListAddress}
        useRows={usePostRows}
        columns={postColumns}
        card={postCard}
        titleOf={({ title }: PostRow) => title}
        toneOf={({ state }) => (state === DRAFT ? 'pale' : undefined)}
        warning={<PinWarning pinned={pinned} />}
        searchButton="Pretraži"
        panelFilters={postFilters}
        sortings={{
          'created desc': 'Najnovije',
          'created asc': 'Najstarije',
          'modified desc': 'Nedavno promijenjeno',
          'modified asc': 'Davno promijenjeno',
          'title asc': 'Naslov od A do Ž',
          'title desc': 'Naslov od Ž do A',
        }}
        queries={postQueries}
        loadEditor={loadPostEditor}
        useDeleteDetails={useDeleteDetails}
        actions={(posts, onDone) => <PostActions posts={posts} onDone={onDone} />}
        texts={{
          tooMany: TOO_MANY,
          emptyHelp:
            'Za prvi članak trebate naslov i kategoriju. Ostalo možete dopuniti poslije; dok je skica, javnost ga ne vidi.',
          among: ({ language = 'hr-HR' }) => `među člancima na ${recordListText.language[language]}`,
        }}
      />
    </PostToggles>
  );
}

function usePostRows(request: PostListAddress) {
  return useServerRows(postListQuery(request), ({ posts, numPages }) => ({
    rows: posts,
    total: posts[0]?.total_records ?? 0,
    pages: numPages,
    start: (request.page - 1) * POSTS_PAGE_SIZE,
  }));
}

function useDeleteDetails(posts: readonly PostRow[]): DeleteDetails {
  const pins = useQuery(pinnedPostsQuery).data ?? [];
  const now = new Date().toISOString();
  const pinned = posts.filter(({ id }) => pins.some(({ post_id }) => post_id === id)).length;
  const published = posts.filter((post) => statusOf(post, now) === 'published').length;
  const consequences = [
    ...(pinned > 0 ? [{ icon: <IconPin aria-hidden />, text: describeUnpinning(pinned, posts.length) }] : []),
    ...(published > 0 ? [{ icon: <IconWorld aria-hidden />, text: describeHiding(published, posts.length) }] : []),
  ];
  return { consequences };
}

const PINNED_ARTICLE = { one: 'je prikvačen', few: 'su prikvačena', other: 'je prikvačeno' };
const PUBLISHED_ARTICLE = { one: 'je objavljen', few: 'su objavljena', other: 'je objavljeno' };

function describeUnpinning(pinned: number, all: number): string {
  if (all === 1) return 'Prikvačen je na naslovnici, bit će otkvačen';
  return `${countOf(pinned, PINNED_ARTICLE)} na naslovnici i bit će ${pinned === 1 ? 'otkvačen' : 'otkvačena'}`;
}

function describeHiding(published: number, all: number): string {
  if (all === 1) return 'Objavljen je; javnost ga više neće vidjeti';
  return `${countOf(published, PUBLISHED_ARTICLE)}; javnost ${published === 1 ? 'ga' : 'ih'} više neće vidjeti`;
}

/** A warning about too few pins or pins that failed to load. */
function PinWarning({ pinned }: { pinned: UseQueryResult<PinnedPost[]> }) {
  if (pinned.data !== undefined) {
    if (pinned.data.length >= PINNED_POSTS_LIMIT) return null;
    return <Warning icon={<IconPin aria-hidden />}>Upozorenje! Broj "pigned" članaka mora biti 3</Warning>;
  }
  if (!pinned.isError) return null;
  return (
    <>
      <Warning icon={<IconPin aria-hidden />}>Nije poznato koji su članci prikvačeni.</Warning>
      <RetryButton variant="quiet" isBusy={pinned.isFetching} onClick={() => void pinned.refetch()} />
    </>
  );
}

const STATUS_NAMES: Record<PostStatus, string> = {
  published: 'Objavljeno',
  scheduled: 'Zakazano',
  ending: 'Završava',
  ended: 'Završeno',
  draft: 'Skica',
};

const toOption = (id: number, label: string) => ({ value: String(id), label });

const postFilters: readonly Filter[] = [
  {
    key: 'status',
    label: 'Status',
    all: 'Svi',
    options: POST_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  },
  {
    key: 'category',
    label: 'Kategorija',
    all: 'Sve kategorije',
    useOptions: () =>
      useQuery({ ...categoriesQuery, select: (all) => all.map(({ id, title }) => toOption(id, title)) }),
    failed: 'Kategorije nisu učitane.',
  },
  {
    key: 'author',
    label: 'Autor',
    all: 'Svi autori',
    useOptions: () => useQuery({ ...postAuthorsQuery, select: (all) => all.map(({ id, name }) => toOption(id, name)) }),
    failed: 'Autori nisu učitani.',
  },
  ...rangeFilters,
  translationFilter('Svi'),
];

/** The list needs the code of menus only after a selection. */
const CategoryMenu = lazy(async () => ({ default: (await import('./CategoryMenu.tsx')).CategoryMenu }));

function PostActions({ posts, onDone }: { posts: readonly PostRow[]; onDone: () => void }) {
  const { mutateAsync: change, isPending } = postQueries.useWrite(postRoutes.changePosts);
  const announce = useAnnounce();
  const changeAll = async (fields: Omit<RouteInput<typeof postRoutes.changePosts>['body'], 'ids'>) => {
    if (await announce(() => change({ body: { ids: posts.map(({ id }) => id), ...fields } }))) onDone();
  };
  return (
    <>
      <SelectionAction
        icon={<IconCircleCheck aria-hidden />}
        isBusy={isPending}
        onClick={() => void changeAll({ state: PUBLISHED })}
      >
        Objavi
      </SelectionAction>
      <SelectionAction
        icon={<IconArrowBackUp aria-hidden />}
        isBusy={isPending}
        onClick={() => void changeAll({ state: DRAFT })}
      >
        Vrati u skice
      </SelectionAction>
      <Suspense fallback={<SelectionAction icon={<IconFolder aria-hidden />}>Kategorija…</SelectionAction>}>
        <CategoryMenu isBusy={isPending} onChoose={(catid) => void changeAll({ catid })} />
      </Suspense>
    </>
  );
}
