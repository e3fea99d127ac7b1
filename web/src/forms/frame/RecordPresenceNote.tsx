import { hasAbility } from '@baklja/contract/kinds';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { RecordPresence } from '../presence/RecordPresence.tsx';

export function RecordPresenceNote<Draft extends object, Row extends RecordRow>(props: {
  record: OpenRecord<Draft, Row>;
}) {
  const { row, editing, isDirty, isSaving } = props.record;
  const { kind } = props.record.form;
  if (!row || !editing || editing.deletion.isDone || !hasAbility(kind, 'presence')) return null;
  return (
    <RecordPresence
      kind={kind}
      id={row.id}
      version={editing.version}
      isDirty={isDirty}
      isSaving={isSaving}
      onShow={editing.reload}
    />
  );
}
