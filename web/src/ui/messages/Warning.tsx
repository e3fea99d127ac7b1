import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';

/** The red message of a screen; at most one appears above the fold. */
export function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex
      component="p"
      role="status"
      align="center"
      gap="xs"
      pt={{ base: 6, sm: 0 }}
      c="red"
      fz={{ base: 'sm', sm: 'md' }}
      fw={600}
    >
      {icon}
      <span>{children}</span>
    </Flex>
  );
}
