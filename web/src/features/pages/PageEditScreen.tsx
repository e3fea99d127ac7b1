import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { RecordFormSkeleton } from '#web/widgets/record-editor/RecordFormSkeleton.tsx';
import { PageEditForm } from './PageEditForm.tsx';
import { pageQuery } from './pages.queries.ts';
import { pagesText as text } from './pages.text.ts';

/** /stranice/{id}: changes or deletes a page; it opens from the list as from a typed address. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,15}$/.test(id) ? <PageById id={Number(id)} /> : <NoSuchPage />;
}

function PageById({ id }: { id: number }) {
  const { data: page, error, isFetching, refetch } = useQuery(pageQuery(id));
  useDocumentTitle(page ? `${page.title} – ${text.editTitle}` : text.editTitle);
  if (page) return <PageEditForm key={page.id} page={page} />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchPage />;
  if (error) {
    return (
      <ErrorState
        title={text.notLoaded}
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <RecordFormSkeleton label={text.loading} />;
}

function NoSuchPage() {
  useDocumentTitle(text.editTitle);
  return (
    <EmptyState
      isScreen
      title={text.notThere}
      help={text.notThereHelp}
      actions={<TextLink to={paths.pages}>{text.listTitle}</TextLink>}
    />
  );
}
