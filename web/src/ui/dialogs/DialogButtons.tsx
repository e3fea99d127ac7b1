import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The last line of a dialog: its buttons, the main one last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg">
      {children}
    </Group>
  );
}
