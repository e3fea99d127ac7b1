import { Box, Button, Flex, Text } from '@mantine/core';
import { IconCloudOff } from '#web/lib/icons.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type KeptRecord, useKeptDrafts } from './use-kept-drafts.ts';

export function KeptDrafts({ drafts }: { drafts: readonly KeptRecord[] }) {
  return (
    <ul aria-label="Nespremljeno na ovom uređaju">
      {drafts.map(({ id, heading, title, keptAt, to, discard }) => (
        <Flex component="li" key={id} gap="xs" py={10} style={{ borderTop: '1px solid var(--rule)' }}>
          <Box component={IconCloudOff} mt={2} aria-hidden />
          <Box miw={0}>
            <Text component="b" display="block" mb={2} fw={600}>
              {heading}
            </Text>
            <Text c="quiet" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {`„${title}” čuva se na ovom uređaju od`} <span style={{ whiteSpace: 'nowrap' }}>{keptAt}.</span>{' '}
              <Flex component="span" display="inline-flex" align="baseline" gap="xs">
                <TextLink to={to} label={`Nastavi pisati: ${title}`}>
                  Nastavi pisati
                </TextLink>
                <Button variant="quiet" h={28} px={4} fz="inherit" onClick={discard} aria-label={`Odbaci: ${title}`}>
                  Odbaci
                </Button>
              </Flex>
            </Text>
          </Box>
        </Flex>
      ))}
    </ul>
  );
}

export function KeptDraftsOfKind({ kind }: { kind: string }) {
  const drafts = useKeptDrafts(kind);
  return drafts.length > 0 && <KeptDrafts drafts={drafts} />;
}
