import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import type { EditForm, RecordRow } from '../define-record-form.ts';
import { changedFields, isSameDraft, takeFields, takeSecrets } from '../editing/draft.ts';
import classes from './HistoryDialog.module.css';
import { historyText as text } from './history.text.ts';
import { exactTimeOf, whoOf } from './versions.ts';

type Props<Draft extends object, Row extends RecordRow> = {
  form: EditForm<Draft, Row, unknown>;
  row: Row;
  version: RecordVersion;
  /** The form of the version; undefined while it is read. */
  draft: Draft | undefined;
  isDirty: boolean;
  /** Resolves to why it was refused. */
  onRestore: (restored: Draft, note: string) => Promise<string | undefined>;
};

/** Restores a version, and says what that does or why it is not possible. */
export function HistoryFoot<Draft extends object, Row extends RecordRow>(props: Props<Draft, Row>) {
  const { form, row, version, draft, isDirty, onRestore } = props;
  const [isRestoring, setIsRestoring] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const present = form.fromRecord(row);
  const restored = draft && restoredFrom(form, draft, present);
  const kept = draft ? changedFields(form, draft, present).filter((field) => form.keptOnRestore?.includes(field)) : [];
  const isSame = restored !== undefined && isSameDraft(form, restored, present);
  const sentences = [
    isDirty && !isRestoring ? text.unsaved : isSame ? (kept.length === 0 ? text.sameAsPresent : undefined) : text.undo,
    kept.length > 0 ? text.kept(kept.map((field) => form.fields[field].label)) : undefined,
  ];
  const restore = async () => {
    if (!restored) return;
    setIsRestoring(true);
    setRefusal(await onRestore(restored, text.restored(whoOf(version), exactTimeOf(version))));
    setIsRestoring(false);
  };
  return (
    <div className={classes.foot}>
      {refusal === undefined ? (
        <p>{restored && sentences.filter(Boolean).join(' ')}</p>
      ) : (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <BusyButton
        variant="filled"
        leftSection={<IconArrowBackUp aria-hidden />}
        isBusy={isRestoring}
        disabled={!isRestoring && (isDirty || isSame || !restored)}
        onClick={() => void restore()}
      >
        {text.restore}
      </BusyButton>
    </div>
  );
}

/** A version without the fields that a restored one leaves as they are. */
function restoredFrom<Draft extends object>(
  form: Pick<EditForm<Draft, never, unknown>, 'empty' | 'fields' | 'keptOnRestore'>,
  draft: Draft,
  present: Draft,
): Draft {
  return takeFields(takeSecrets(form, draft, present), present, form.keptOnRestore ?? []);
}
