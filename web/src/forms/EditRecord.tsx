import { kindRow } from '@baklja/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { type FormDefinition, type RecordForm, type RecordRow, titlesOf } from './define-record-form.ts';
import { useEditRecord } from './editing/use-edit-record.ts';
import { RecordLoadState, RecordMissing } from './frame/RecordLoadState.tsx';
import type { OpenRecord } from './open-record.ts';
import { recordFormText as text } from './record-form.text.ts';
import type { EditorQueries } from './record-queries.ts';
import { useSaveAfterPictures } from './use-save-after-pictures.ts';

type Props<Draft extends object, Row extends RecordRow, Create, Update> = {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  /** The part of the address that identifies the record. */
  recordKey: string;
  /** Replaces the record while it is loading. */
  skeleton: ReactNode;
  children: (record: OpenRecord<Draft, Row>) => ReactNode;
};

/** Loads a record and passes it to its frame; shows when it is loading, missing or failed to load. */
export function EditRecord<Draft extends object, Row extends RecordRow, Create, Update>(
  props: Props<Draft, Row, Create, Update>,
) {
  const { form, recordKey } = props;
  const isKey = kindRow(form.kind).key !== 'id' || /^[1-9]\d{0,15}$/.test(recordKey);
  return isKey ? <ReadRecord key={recordKey} {...props} /> : <NoRecord form={form} />;
}

function NoRecord({ form }: { form: Pick<FormDefinition<never>, 'kind' | 'listTitle'> }) {
  useDocumentTitle(titlesOf(form.kind).edit);
  return <RecordMissing form={form} />;
}

function ReadRecord<Draft extends object, Row extends RecordRow, Create, Update>(
  props: Props<Draft, Row, Create, Update>,
) {
  const { form, queries, recordKey } = props;
  const query = useQuery(queries.one(recordKey));
  const { data: row } = query;
  const title = titlesOf(form.kind).edit;
  const name = row && String(Reflect.get(row, kindRow(form.kind).title) ?? '');
  useDocumentTitle(name ? `${name} – ${title}` : title);
  if (row) return <ReadyRecord key={row.id} {...props} row={row} />;
  return <RecordLoadState form={form} query={query} missing={text.missing(form.kind)} skeleton={props.skeleton} />;
}

function ReadyRecord<Draft extends object, Row extends RecordRow, Create, Update>({
  form,
  queries,
  recordKey,
  row,
  children,
}: Props<Draft, Row, Create, Update> & { row: Row }) {
  return children(useSaveAfterPictures(useEditRecord({ form, queries, recordKey, row })));
}
