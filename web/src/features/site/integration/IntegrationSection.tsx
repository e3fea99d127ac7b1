import { Box, Flex, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = { title: string; help: ReactNode; action: ReactNode; children: ReactNode };

export function IntegrationSection({ title, help, action, children }: Props) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} pb="xl">
      <Flex align="center" gap="sm" py="xs" mih={52}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        <Text visibleFrom="sm" c="quiet" fz="sm">
          {help}
        </Text>
        <Box ml="auto">{action}</Box>
      </Flex>
      {children}
    </Box>
  );
}
