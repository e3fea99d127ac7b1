import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { pageQueries } from '../pages.queries.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageForm } from './page-form.ts';

/** /stranice/{id}: changes or deletes a page; it works from the list and from a typed URL. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={pageForm} queries={pageQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </EditRecord>
  );
}
