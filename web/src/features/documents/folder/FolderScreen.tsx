import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { documentsQuery, folderQueries } from '../documents.queries.ts';
import { FolderDocuments } from './FolderDocuments.tsx';
import { folderText as text } from './folder.text.ts';

/** /dokumenti/folder/{id}: the documents of a folder, in their order. */
export function FolderScreen() {
  const { id: key = '' } = useParams();
  const id = Number(key);
  const isId = /^[1-9]\d{0,14}$/.test(key);
  const folder = useQuery({ ...folderQueries.one(key), enabled: isId });
  const documents = useQuery({ ...documentsQuery(id), enabled: isId });
  const isLoading = useDelayed(folder.isLoading || documents.isLoading, SKELETON_AFTER_MS);
  const error = folder.error ?? documents.error;
  if (!isId || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title={text.missing}
        isScreen
        help={text.missingHelp}
        actions={<TextLink to={paths.documentFolders}>{text.back}</TextLink>}
      />
    );
  }
  if (folder.data && documents.data) {
    return <FolderDocuments key={id} folder={folder.data} documents={documents.data} />;
  }
  if (error) {
    const retry = () => {
      void folder.refetch();
      void documents.refetch();
    };
    return <ErrorState title={text.notLoaded} reason={error.message} onRetry={retry} isRetrying={folder.isFetching} />;
  }
  return isLoading ? <p role="status">{text.loading}</p> : null;
}
