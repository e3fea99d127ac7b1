import { ArticleSkeleton } from '#web/widgets/record-form/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/widgets/record-form/CreateRecord.tsx';
import { pageQueries } from '../pages.queries.ts';
import { pageForm } from './form/page-form.ts';
import { PageEditor } from './PageEditor.tsx';

/** /new-page: creates a page; `?prijevod=` holds the id of the page that it will translate. */
export function PageCreateScreen() {
  return (
    <CreateRecord form={pageForm} queries={pageQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </CreateRecord>
  );
}
