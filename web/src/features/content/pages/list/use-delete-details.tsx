import type { PageRow } from '@baklja/contract/features/content/pages';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DeleteDetails } from '#web/lists/selection/DeleteRecordsDialog.tsx';
import { PageReferences } from '../PageReferences.tsx';
import { referencesOfPagesQuery } from '../pages.queries.ts';
import { pageListText as text } from './page-list.text.ts';

/** The references that deleting the pages would break; the delete button waits until they are loaded. */
export function useDeleteDetails(pages: readonly PageRow[], isAsking: boolean): DeleteDetails {
  const references = useQuery({ ...referencesOfPagesQuery(pages.map(({ id }) => id)), enabled: isAsking });
  return {
    consequences: [{ icon: <IconWorld aria-hidden />, text: text.willBeGone(pages.length) }],
    details: <PageReferences query={references} {...(pages.length > 1 && { words: text })} />,
    isWaiting: references.isFetching,
  };
}
