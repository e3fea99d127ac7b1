import { ArticleSkeleton } from '#web/widgets/record-form/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/widgets/record-form/CreateRecord.tsx';
import { pageQueries } from '../pages.queries.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageForm } from './page-form.ts';

/** /new-page: makes a page; `?prijevod=` names the page whose translation it is to be. */
export function PageCreateScreen() {
  return (
    <CreateRecord form={pageForm} queries={pageQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </CreateRecord>
  );
}
