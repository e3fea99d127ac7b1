import type { RecordVersion } from '@baklja/contract/features/record-versions';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
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
  onRestore: (restored: Draft, note: string) => void;
};

/** Restores a version, and says what that does or why it is not possible. */
export function HistoryFoot<Draft extends object, Row extends RecordRow>(props: Props<Draft, Row>) {
  const { form, row, version, draft, isDirty, onRestore } = props;
  const present = form.fromRecord(row);
  const restored = draft && restoredFrom(form, draft, present);
  const kept = draft ? changedFields(form, draft, present).filter((field) => form.keptOnRestore?.includes(field)) : [];
  const isSame = restored !== undefined && isSameDraft(form, restored, present);
  const sentences = [
    isDirty ? text.unsaved : isSame ? (kept.length === 0 ? text.sameAsPresent : undefined) : text.undo,
    kept.length > 0 ? text.kept(kept.map((field) => form.fields[field].label)) : undefined,
  ];
  const restore = () => restored && onRestore(restored, text.restored(whoOf(version), exactTimeOf(version)));
  return (
    <div className={classes.foot}>
      <p>{restored && sentences.filter(Boolean).join(' ')}</p>
      <Button
        variant="filled"
        leftSection={<IconArrowBackUp aria-hidden />}
        disabled={isDirty || isSame || !restored}
        onClick={restore}
      >
        {text.restore}
      </Button>
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
