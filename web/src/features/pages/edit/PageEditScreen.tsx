import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/widgets/record-form/ArticleSkeleton.tsx';
import { EditRecord } from '#web/widgets/record-form/EditRecord.tsx';
import { pageQueries } from '../pages.queries.ts';
import { pageForm } from './form/page-form.ts';
import { PageEditor } from './PageEditor.tsx';

/** /stranice/{id}: changes or deletes a page; it works from the list and from a typed URL. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={pageForm} queries={pageQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </EditRecord>
  );
}
