import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditForm, RecordRow } from '../define-record-form.ts';
import { versionQuery } from './version-queries.ts';
import { PRESENT } from './versions.ts';

/** The form of a version; undefined while it is read, and without a version. */
export function useVersionDraft<Draft extends object, Row extends RecordRow>(
  form: Pick<EditForm<Draft, Row, unknown>, 'fromRecord'>,
  row: Row,
  version: RecordVersion | undefined,
): { draft: Draft | undefined; query: UseQueryResult } {
  const isPresent = version?.id === PRESENT;
  const query = useQuery(versionQuery(isPresent ? undefined : version?.id));
  const fields = query.data?.fields;
  const draft = useMemo(() => {
    if (isPresent) return form.fromRecord(row);
    // A field that the version does not have is as in the record.
    return fields && form.fromRecord({ ...row, ...fields });
  }, [isPresent, fields, form, row]);
  return { draft, query };
}
