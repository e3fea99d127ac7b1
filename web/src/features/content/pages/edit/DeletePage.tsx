import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { PageReferences } from '../PageReferences.tsx';
import { pageReferencesQuery } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import type { OpenPage } from './page-draft.ts';

/** Deletes a page; the question lists the references that this would break. */
export function DeletePage({ record }: { record: OpenPage }) {
  const deletion = record.editing?.deletion;
  const isAsking = deletion?.isAsking === true && !deletion.isPending;
  const references = useQuery({ ...pageReferencesQuery(record.row?.id ?? 0), enabled: isAsking });
  return (
    <DeleteRecord
      record={record}
      consequences={[{ icon: <IconWorld aria-hidden />, text: text.willBeGone }]}
      isWaiting={references.isFetching}
    >
      <PageReferences query={references} />
    </DeleteRecord>
  );
}
