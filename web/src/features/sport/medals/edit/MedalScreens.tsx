import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { medalForm } from '../medal-form.ts';
import { medalQueries } from '../medals.queries.ts';
import { MedalEditor } from './MedalEditor.tsx';

/** /dodaj/medalje: adds a medal. */
export function MedalCreateScreen() {
  return (
    <CreateRecord form={medalForm} queries={medalQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <MedalEditor record={record} />}
    </CreateRecord>
  );
}

/** /uredi-medalju/{id}: changes or deletes a medal. */
export function MedalEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={medalForm} queries={medalQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <MedalEditor record={record} />}
    </EditRecord>
  );
}
