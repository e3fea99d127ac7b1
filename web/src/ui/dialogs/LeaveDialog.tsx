import { Button, Modal } from '@mantine/core';
import look from '#web/ui/look.module.css';
import { BusyButton } from '../BusyButton.tsx';
import classes from './LeaveDialog.module.css';

type Props = {
  isOpen: boolean;
  /** What was changed, or why it cannot be saved. */
  subject?: string;
  /** What happens to the changes without a save. */
  help: string;
  /** Saves, then leaves; absent where saving is impossible. */
  onSave?: (() => void) | undefined;
  isSaving?: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before unsaved changes are left. The safe button is first and has the focus. */
export function LeaveDialog({ isOpen, subject, help, onSave, isSaving = false, onStay, onLeave }: Props) {
  return (
    <Modal opened={isOpen} onClose={onStay} title="Imate nespremljene promjene." withCloseButton={false}>
      {subject !== undefined && <p>{subject}</p>}
      <div className={`${look.row} ${classes.buttons}`}>
        {onSave && (
          <BusyButton variant="filled" onClick={onSave} isBusy={isSaving} data-autofocus>
            Spremi i izađi
          </BusyButton>
        )}
        <Button variant={onSave ? 'default' : 'filled'} onClick={onStay} {...(!onSave && { 'data-autofocus': true })}>
          Ostani
        </Button>
        <Button variant="quiet" className={classes.leave} onClick={onLeave}>
          Napusti bez spremanja
        </Button>
      </div>
      <p className={look.note}>{help}</p>
    </Modal>
  );
}
