import type { PostRow } from '@baklja/contract/features/posts';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatListDate } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { usePrefetch } from '#web/lib/use-prefetch.ts';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { TranslationMark, translationOf } from '#web/widgets/record-list/TranslationMark.tsx';
import { HighlightToggle } from '../HighlightToggle.tsx';
import { PinToggle } from '../PinToggle.tsx';
import { PostStatus } from '../PostStatus.tsx';
import { postQuery } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import classes from './PostTable.module.css';
import { postListText as text } from './post-list.text.ts';

type Props = {
  post: PostRow;
  /** Which of its times the list is about. */
  time: 'created' | 'modified';
  isPinned: boolean;
  isSelected: boolean;
  onSelect: (id: number, isRange: boolean) => void;
};

/** One post of the list. Its title and `Uredi` open the editor. */
export function PostTableRow({ post, time, isPinned, isSelected, onSelect }: Props) {
  const prefetch = usePrefetchPost(post.alias);
  const to = paths.editPost(post.alias);
  const picture = introPictureUrl(post.images, pageSettings.fileHostUrl());
  return (
    <tr data-draft={post.state === 0 || undefined} data-selected={isSelected || undefined}>
      <td className={classes.check}>
        <SelectBox
          label={text.select(post.title)}
          isSelected={isSelected}
          onSelect={(isRange) => onSelect(post.id, isRange)}
        />
      </td>
      <td className={classes.picture}>
        <Thumbnail url={picture} width={42} height={28} />
      </td>
      <td className={classes.title}>
        <Link to={to} className={tableClasses.headline} title={post.title} {...prefetch}>
          {post.title}
        </Link>
      </td>
      <td className={classes.category}>{post.catName}</td>
      <td className={classes.time}>
        <span className={classes.inCard}>
          {post.catName}
          <span className={classes.separator}> · </span>
        </span>
        <span className={classes.date}>
          {time === 'modified' && <span className={tableClasses.spoken}>{text.changed} </span>}
          {formatListDate(post[time])}
        </span>{' '}
        <span className={classes.languages}>
          <span className={classes.language}>{post.language}</span>{' '}
          <TranslationMark language={post.language} {...translationOf(post, translationAddress(post))} />
        </span>
      </td>
      <td className={classes.highlight}>
        <HighlightToggle post={post} />
      </td>
      <td className={classes.state}>
        <PostStatus post={post} />
      </td>
      <td className={classes.pin}>
        <PinToggle post={post} isPinned={isPinned} />
      </td>
      <td className={classes.edit}>
        <Link to={to} className={tableClasses.edit} aria-label={`${postsText.edit}: ${post.title}`} {...prefetch}>
          <IconPencil className={classes.editIcon} aria-hidden />
          {postsText.edit}
        </Link>
      </td>
    </tr>
  );
}

function translationAddress({ translation_alias: alias }: PostRow): string | undefined {
  return alias === null || alias === undefined ? undefined : paths.editPost(alias);
}

/** Begins to fetch the post and the editor's code. */
function usePrefetchPost(alias: string) {
  const queryClient = useQueryClient();
  return usePrefetch(() => {
    void queryClient.prefetchQuery(postQuery(alias));
    void import('../edit/PostEditScreen.tsx');
  });
}
