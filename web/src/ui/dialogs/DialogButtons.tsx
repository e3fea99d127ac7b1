import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '../BusyButton.tsx';

export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg">
      {children}
    </Group>
  );
}

type SubmitButtonsProps = {
  confirmText: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onCancel: () => void;
};

export function SubmitButtons({ confirmText, isDangerous = false, isBusy, onCancel }: SubmitButtonsProps) {
  return (
    <DialogButtons>
      <Button onClick={isBusy ? undefined : onCancel} aria-disabled={isBusy || undefined}>
        Odustani
      </Button>
      <BusyButton type="submit" variant={isDangerous ? 'danger' : 'filled'} isBusy={isBusy}>
        {confirmText}
      </BusyButton>
    </DialogButtons>
  );
}
