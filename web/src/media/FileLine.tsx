import { pictureOnHost } from '@baklja/contract/files/pictures';
import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconCopy, IconFile } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, readableName } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useCopyUrl } from './library/copy-url.ts';
import { fileAtQuery } from './library/files.queries.ts';

type Props = {
  /** The address in a record. */
  link: string;
  /** What is known of the file but its size. */
  details?: string;
  isMissing?: boolean;
  /** What replaces the file. */
  children?: ReactNode;
};

/** The file of a record by its name, which opens it, and its size. The address itself can be copied. */
export function FileLine({ link, details = '', isMissing = false, children }: Props) {
  const file = useQuery(fileAtQuery(isMissing ? '' : link));
  const copy = useCopyUrl();
  const name = readableName(link) || link;
  const size = file.data ? formatBytes(file.data.size) : pictureOnHost(link) ? '' : 'vanjska adresa';
  const shown = { display: 'block', fw: 550, truncate: true, title: link };
  return (
    <Group wrap="nowrap" gap="xs" py={6} style={{ borderBlock: '1px solid var(--rule)' }}>
      <IconFile aria-hidden style={{ flex: 'none' }} />
      <Box miw={0} flex={1}>
        {isMissing ? (
          <Text {...shown}>{name}</Text>
        ) : (
          <Anchor
            {...shown}
            w="fit-content"
            maw="100%"
            href={pictureUrl(link, pageSettings.fileHostUrl())}
            target="_blank"
            rel="noreferrer"
          >
            {name}
          </Anchor>
        )}
        <Text c="dimmed" fz="sm" lh="18px">
          {[size, details].filter(Boolean).join(', ')}
        </Text>
      </Box>
      <ActionIcon aria-label={`Kopiraj url: ${name}`} title="Kopiraj url" onClick={() => copy(link)}>
        <IconCopy aria-hidden />
      </ActionIcon>
      {children}
    </Group>
  );
}
