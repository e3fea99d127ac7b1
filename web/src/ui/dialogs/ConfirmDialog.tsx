import { Box, Button, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { StackedModal } from './StackedModal.tsx';

type Props = {
  isOpen: boolean;
  /** The question from the specification. */
  title: string;
  subject?: string;
  /** What the action deletes too or leaves in place, one line each. */
  consequences?: { icon: ReactNode; text: string }[];
  /** Width in pixels, where the content needs more than usual. */
  size?: number;
  /** Further facts needed for the decision, between the subject and the consequences. */
  children?: ReactNode;
  /** Names the action: `Izbriši članak`. */
  confirmText: string;
  cancelText?: string;
  /** Another answer to the question, before the others. */
  otherAction?: ReactNode;
  isBusy?: boolean;
  /** Facts needed for the decision are still loading: the action waits, cancelling does not. */
  isWaiting?: boolean;
  /** The action is not possible; the children say why. */
  isDisabled?: boolean;
  error?: Error | null;
  /** An action that destroys nothing has a plain button. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is destroyed or lost. The cancel button has the focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, subject, consequences = [], confirmText, cancelText = 'Odustani', isBusy = false } = props;
  if (!isOpen) return null;
  return (
    <StackedModal onClose={props.onCancel} title={title} size={props.size} withCloseButton={false}>
      {subject !== undefined && (
        <Text ff="heading" fz={17} fw={400} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
      )}
      {props.children}
      {consequences.length > 0 && (
        <Box component="ul" mt="sm" c="quiet">
          {consequences.map(({ icon, text }) => (
            <Flex
              component="li"
              key={text}
              align="center"
              gap="xs"
              py={7}
              style={{ borderTop: '1px solid var(--rule)' }}
            >
              {icon}
              {text}
            </Flex>
          ))}
        </Box>
      )}
      <FaultAlert mt="sm" error={props.error} />
      <DialogButtons>
        {props.otherAction}
        <Button onClick={isBusy ? undefined : props.onCancel} data-autofocus aria-disabled={isBusy || undefined}>
          {cancelText}
        </Button>
        <BusyButton
          variant={props.isHarmless ? 'filled' : 'danger'}
          onClick={props.onConfirm}
          isBusy={isBusy || (props.isWaiting ?? false)}
          disabled={props.isDisabled ?? false}
        >
          {confirmText}
        </BusyButton>
      </DialogButtons>
    </StackedModal>
  );
}
