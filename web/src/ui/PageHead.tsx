import { Box, Flex, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHead.module.css';
import { useDocumentTitle } from './use-document-title.ts';

type Props = {
  title: string;
  /** After the title: a count or a date. */
  note?: ReactNode;
  /** The one red message of the screen. */
  warning?: ReactNode;
  action?: ReactNode;
  /** A button at the end of the top bar of a phone; it is hidden in wider windows. */
  phoneTool?: ReactNode;
  /** The document title, where the title alone is not enough. */
  documentTitle?: string;
};

/** On a phone title and count are in the top bar, and the action is in a bar at the foot. */
export function PageHead({ title, note, warning, action, phoneTool, documentTitle = title }: Props) {
  useDocumentTitle(documentTitle);
  const phoneSize = title.length > 20 ? 19 : 22;
  return (
    <Flex
      component="header"
      display={{ base: 'block', sm: 'flex' }}
      align="center"
      gap="md"
      mih={{ base: 0, sm: 56 }}
      pt={{ base: 0, sm: 'xs' }}
    >
      <Box className={classes.name} right={phoneTool === undefined ? 56 : 100} data-screen-name>
        <Title
          className={classes.title}
          fz={{ base: phoneSize, sm: 30 }}
          flex={{ base: '0 1 auto', sm: 'none' }}
          lts="-0.018em"
        >
          <span>{title}</span>
        </Title>
        {note !== undefined && (
          <Text span className={classes.note} pt={{ base: 0, sm: 6 }} c="dimmed" fz={{ base: 'sm', sm: 'md' }}>
            {note}
          </Text>
        )}
      </Box>
      {phoneTool !== undefined && (
        <Box hiddenFrom="sm" pos="fixed" top={6} right={52} style={{ zIndex: 21 }}>
          {phoneTool}
        </Box>
      )}
      {warning}
      {action !== undefined && (
        <Group className={classes.actions} wrap="nowrap" justify="flex-end" ml="auto" data-foot-bar>
          {action}
        </Group>
      )}
    </Flex>
  );
}

/** The heading of a screen whose data is not loaded, or could not be. */
export function HiddenHead({ title }: { title: string }) {
  useDocumentTitle(title);
  return <VisuallyHidden component="h1">{title}</VisuallyHidden>;
}
