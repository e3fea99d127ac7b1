import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Of what the block lists; 0 is not shown. */
  count?: number;
  /** A link at the right end. */
  children?: ReactNode;
};

/** The head of a block at the right of a form. */
export function RailHead({ title, count = 0, children }: Props) {
  return (
    <Group
      justify="space-between"
      align="baseline"
      py="xs"
      style={{ borderTop: '1.5px solid var(--ink)', borderBottom: '1px solid var(--rule)' }}
    >
      <Title order={2}>
        {title}{' '}
        <Text span c="dimmed" fz="sm">
          {count > 0 && count}
        </Text>
      </Title>
      {children}
    </Group>
  );
}
