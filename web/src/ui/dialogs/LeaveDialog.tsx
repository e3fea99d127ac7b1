import { Button, Flex, getDefaultZIndex, Modal, Text } from '@mantine/core';
import { BusyButton } from '../BusyButton.tsx';

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
    <Modal
      opened={isOpen}
      onClose={onStay}
      title="Imate nespremljene promjene."
      withCloseButton={false}
      // A page asks over its open drawer.
      zIndex={getDefaultZIndex('modal') + 1}
    >
      {subject !== undefined && <p>{subject}</p>}
      <Flex direction={{ base: 'column', sm: 'row' }} wrap="wrap" gap="xs" mt="md" mb="sm">
        {onSave && (
          <BusyButton variant="filled" onClick={onSave} isBusy={isSaving} data-autofocus>
            Spremi i izađi
          </BusyButton>
        )}
        <Button variant={onSave ? 'default' : 'filled'} onClick={onStay} {...(!onSave && { 'data-autofocus': true })}>
          Ostani
        </Button>
        <Button variant="quiet" ml={{ sm: 'auto' }} onClick={onLeave}>
          Napusti bez spremanja
        </Button>
      </Flex>
      <Text c="dimmed" fz="sm">
        {help}
      </Text>
    </Modal>
  );
}
