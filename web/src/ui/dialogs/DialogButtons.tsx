import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg">
      {children}
    </Group>
  );
}
