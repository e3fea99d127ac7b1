import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RecordFormSkeleton } from '#web/widgets/record-editor/RecordFormSkeleton.tsx';
import { useFirstRead } from '#web/widgets/translation/use-first-read.ts';
import { PageCreateForm } from './PageCreateForm.tsx';
import { pageQuery } from './pages.queries.ts';
import { pagesText as text } from './pages.text.ts';

/** /new-page: makes a page; `?prijevod=` names the page whose translation it is to be. */
export function PageCreateScreen() {
  const [address] = useSearchParams();
  const id = address.get('prijevod');
  return id === null ? <PageCreateForm key="new" /> : <TranslationCreate key={id} id={Number(id)} />;
}

function TranslationCreate({ id }: { id: number }) {
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...pageQuery(id), enabled: isId });
  const original = useFirstRead(data);
  if (typeof original?.translation_id === 'number') {
    return (
      <EmptyState
        title="Ta stranica već ima prijevod."
        help={original.translation_title ?? ''}
        actions={<TextLink to={paths.editPage(original.translation_id)}>Otvori prijevod</TextLink>}
      />
    );
  }
  if (original) return <PageCreateForm original={original} />;
  if (!isId || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title="Stranica koja bi se prevodila ne postoji."
        help="Možda je obrisana ili adresa nije točno upisana."
        actions={<TextLink to={paths.pages}>{text.listTitle}</TextLink>}
      />
    );
  }
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
