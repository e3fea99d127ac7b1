import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { pageQueries } from '../pages.queries.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageForm } from './page-form.ts';

/** /new-page: creates a page; `?prijevod=` holds the id of the page that it will translate. */
export function PageCreateScreen() {
  return (
    <CreateRecord form={pageForm} queries={pageQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </CreateRecord>
  );
}
