import { Box, Flex, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The whole screen is empty, so this is its heading. */
  isScreen?: boolean;
  /** What belongs here, or what the user searched for. */
  help?: ReactNode;
  /** The first action, or ways to continue. */
  actions?: ReactNode;
};

export function EmptyState({ title, help, actions, isScreen = false }: Props) {
  return (
    <Box py="lg">
      <Title order={isScreen ? 1 : 2} fz={24} lh={1.2} lts="-0.014em">
        {title}
      </Title>
      {help !== undefined && (
        <Text mt={6} maw="52ch" c="quiet">
          {help}
        </Text>
      )}
      {actions !== undefined && (
        <Flex wrap="wrap" align="center" rowGap="xs" columnGap="sm" mt="md">
          {actions}
        </Flex>
      )}
    </Box>
  );
}
