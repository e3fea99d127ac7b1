import { Button, Kbd } from '@mantine/core';
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
    <Button variant="filled" onClick={onSave} loading={isSaving} disabled={isDisabled} aria-keyshortcuts="Control+S">
      Spremi
      <Kbd className={classes.key} aria-hidden>
        Ctrl S
      </Kbd>
    </Button>
  );
}
