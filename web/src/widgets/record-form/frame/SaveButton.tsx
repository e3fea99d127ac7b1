import { Kbd } from '@mantine/core';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import classes from './SaveButton.module.css';

/** Saves the form; so does Ctrl+S. */
export function SaveButton({
  onSave,
  isSaving,
  isDisabled,
}: {
  onSave: () => void;
  isSaving: boolean;
  isDisabled: boolean;
}) {
  return (
    <BusyButton variant="filled" onClick={onSave} isBusy={isSaving} disabled={isDisabled} aria-keyshortcuts="Control+S">
      Spremi
      <Kbd className={classes.key} aria-hidden>
        Ctrl S
      </Kbd>
    </BusyButton>
  );
}
