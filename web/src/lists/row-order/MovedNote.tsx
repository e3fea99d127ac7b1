import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** After the title of a row that another user moved: from where, while that is news. */
export function MovedNote({ children }: { children: ReactNode }) {
  return (
    <Text
      span
      display={{ base: 'block', sm: 'inline' }}
      flex="none"
      ml={{ base: 0, sm: 'sm' }}
      c="dimmed"
      fz="sm"
      fw={400}
    >
      {children}
    </Text>
  );
}
