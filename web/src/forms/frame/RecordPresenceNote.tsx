import { hasAbility } from '@baklja/contract/kinds';
import { useRecord } from '../open-record.ts';
import { RecordPresence } from '../presence/RecordPresence.tsx';

export function RecordPresenceNote() {
  const { form, row, editing, isDirty, isSaving } = useRecord();
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
