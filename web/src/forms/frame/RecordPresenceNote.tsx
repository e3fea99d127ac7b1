import { hasAbility } from '@baklja/contract/kinds';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { RecordPresence } from '../presence/RecordPresence.tsx';

export function RecordPresenceNote<Draft extends object, Row extends RecordRow>({
  record: { form, row, editing, isDirty, isSaving },
}: {
  record: OpenRecord<Draft, Row>;
}) {
  const { kind } = form;
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
