import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { issueForm } from '../issue-form.ts';
import { issueQueries } from '../issues.queries.ts';
import { IssueEditor } from './IssueEditor.tsx';

/** /dodaj-olimp: adds an issue. */
export function IssueCreateScreen() {
  return (
    <CreateRecord form={issueForm} queries={issueQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <IssueEditor record={record} />}
    </CreateRecord>
  );
}

/** /uredi-olimp/{id}: changes or deletes an issue, and shows its articles by pages. */
export function IssueEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={issueForm} queries={issueQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <IssueEditor record={record} />}
    </EditRecord>
  );
}
