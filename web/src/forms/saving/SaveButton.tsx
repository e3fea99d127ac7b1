import { Kbd } from '@mantine/core';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './SaveButton.module.css';

/** Saves the form; so does Ctrl+S. A save that waits is tried at once. */
export function SaveButton({
  onSave,
  isSaving,
  isDisabled,
  isWaiting,
  saveText = text.save,
}: {
  onSave: () => void;
  isSaving: boolean;
  isDisabled: boolean;
  isWaiting: boolean;
  saveText?: string | undefined;
}) {
  return (
    <BusyButton variant="filled" onClick={onSave} isBusy={isSaving} disabled={isDisabled} aria-keyshortcuts="Control+S">
      {isWaiting ? text.tryNow : saveText}
      {!isWaiting && (
        <Kbd className={classes.key} aria-hidden>
          Ctrl S
        </Kbd>
      )}
    </BusyButton>
  );
}
