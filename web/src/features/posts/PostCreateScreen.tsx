import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RecordFormSkeleton } from '#web/widgets/record-editor/RecordFormSkeleton.tsx';
import { useFirstRead } from '#web/widgets/translation/use-first-read.ts';
import { PostCreateForm } from './PostCreateForm.tsx';
import { postQuery } from './posts.queries.ts';

/** /dodaj-post: makes a post; `?prijevod=` names the post whose translation it is to be. */
export function PostCreateScreen() {
  const [address] = useSearchParams();
  const alias = address.get('prijevod');
  return alias === null ? <PostCreateForm key="new" /> : <TranslationCreate key={alias} alias={alias} />;
}

function TranslationCreate({ alias }: { alias: string }) {
  const { data, error, isFetching, refetch } = useQuery(postQuery(alias));
  const original = useFirstRead(data);
  if (original?.translation_alias) {
    return (
      <EmptyState
        title="Taj članak već ima prijevod."
        help={original.translation_title ?? ''}
        actions={<TextLink to={paths.editPost(original.translation_alias)}>Otvori prijevod</TextLink>}
      />
    );
  }
  if (original) return <PostCreateForm original={original} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Članak koji bi se prevodio ne postoji."
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
