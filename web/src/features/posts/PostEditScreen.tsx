import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { RecordFormSkeleton } from '#web/widgets/record-editor/RecordFormSkeleton.tsx';
import { PostEditForm } from './PostEditForm.tsx';
import { postQuery } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

/** /post/detalji/{alias}: changes or deletes a post; it opens from the list as from a typed address. */
export function PostEditScreen() {
  const { alias = '' } = useParams();
  const { data: post, error, isFetching, refetch } = useQuery(postQuery(alias));
  useDocumentTitle(post ? `${post.title} – ${postsText.editTitle}` : postsText.editTitle);
  if (post) return <PostEditForm key={post.id} post={post} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Taj članak ne postoji."
        help="Možda je obrisan ili adresa nije točno upisana."
        actions={<TextLink to={paths.posts}>Svi postovi</TextLink>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Članak nije učitan."
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <RecordFormSkeleton label="Učitava se članak" />;
}
