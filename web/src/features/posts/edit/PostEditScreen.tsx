import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { postQuery } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { PostEditForm } from './PostEditForm.tsx';
import { UnreadPost } from './UnreadPost.tsx';

/** /post/detalji/{alias}: changes or deletes a post; it opens from the list as from a typed address. */
export function PostEditScreen() {
  const { alias = '' } = useParams();
  const query = useQuery(postQuery(alias));
  const { data: post } = query;
  useDocumentTitle(post ? `${post.title} – ${postsText.editTitle}` : postsText.editTitle);
  if (post) return <PostEditForm key={post.id} post={post} />;
  return <UnreadPost query={query} missingTitle="Taj članak ne postoji." />;
}
