import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { AthleteEditor } from './AthleteEditor.tsx';
import { athleteForm } from './athlete-form.ts';
import { athleteQueries } from './athletes.queries.ts';

/** /dodaj-sportasa: adds an athlete. */
export function AthleteCreateScreen() {
  return (
    <CreateRecord form={athleteForm} queries={athleteQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <AthleteEditor record={record} />}
    </CreateRecord>
  );
}

/** /olimpijci/detalji/{id}: changes or deletes an athlete. */
export function AthleteEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={athleteForm} queries={athleteQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <AthleteEditor record={record} />}
    </EditRecord>
  );
}
