import { Box, Flex } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AddPanelProps } from './adding/AddDocumentsPanel.tsx';

const AddDocumentsPanel = lazy(async () => ({
  default: (await import('./adding/AddDocumentsPanel.tsx')).AddDocumentsPanel,
}));

type Props = { panel: AddPanelProps | false | undefined; children: ReactNode };

/** A list and, next to it, the panel in which documents are added. Without room the panel covers the window. */
export function DocumentColumns({ panel, children }: Props) {
  return (
    <Flex flex={1} display={{ base: 'block', lg: 'flex' }} gap="xl" data-adding={Boolean(panel) || undefined}>
      <Box flex={1} miw={0}>
        {children}
      </Box>
      {panel && (
        <Flex flex="none" w={{ lg: 368 }}>
          <Suspense>
            <AddDocumentsPanel key={panel.folderId} {...panel} />
          </Suspense>
        </Flex>
      )}
    </Flex>
  );
}
