import { countOf } from '@baklja/contract/plural';
import { mayOpen, SCREENS } from '@baklja/contract/screens';
import { Box, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Icon } from '#web/lib/icon.tsx';
import {
  IconArchive,
  IconFiles,
  IconFolders,
  IconPaperclip,
  IconPhoto,
  IconPhotoScan,
  IconRun,
  IconTrash,
  IconWorld,
} from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { foldersQuery } from '#web/media/library/files.queries.ts';
import { countFiles } from '#web/media/library/folder-tree.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ARCHIVES, type ArchiveKey } from './archives.ts';
import classes from './MediaHubScreen.module.css';
import { mediaHubText as text } from './media.text.ts';

type HubLink = { screen: ArchiveKey; icon: Icon };

const FILES: readonly HubLink[] = [
  { screen: 'documentUpload', icon: IconFiles },
  { screen: 'imageUpload', icon: IconPhoto },
  { screen: 'articleImages', icon: IconPhotoScan },
  { screen: 'articleDocumentUpload', icon: IconPaperclip },
];

const OTHERS: readonly HubLink[] = [
  { screen: 'athleteImages', icon: IconRun },
  { screen: 'oldDocuments', icon: IconArchive },
  { screen: 'webImages', icon: IconWorld },
];

export function MediaHubScreen() {
  const folders = useQuery(foldersQuery);
  return (
    <>
      <PageHead
        title="Media"
        action={
          <>
            <Button component={Link} to={paths.deletedFiles} variant="quiet" leftSection={<IconTrash aria-hidden />}>
              Koš
            </Button>
            <Button
              component={Link}
              to={paths.mediaFolder('clanci-slike')}
              variant="filled"
              leftSection={<IconFolders aria-hidden />}
            >
              Svi folderi
            </Button>
          </>
        }
      />
      {folders.isError && folders.data === undefined && (
        <FailedQuery title="Brojevi datoteka nisu učitani." query={folders} />
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" py="md">
        <HubGroup title="Datoteke" links={FILES} />
        <HubGroup title="Ostalo" links={OTHERS} />
      </SimpleGrid>
    </>
  );
}

function HubGroup({ title, links }: { title: string; links: readonly HubLink[] }) {
  const session = useSession();
  const folders = useQuery(foldersQuery);
  const totals = countFiles(folders.data ?? []);
  const headingId = useId();
  const open = links.filter(({ screen }) => mayOpen(session?.role, screen));
  if (open.length === 0) return null;
  return (
    <nav aria-labelledby={headingId}>
      <Title order={2} id={headingId} p="8px 0 6px" lts="-0.01em" style={{ borderTop: '1.5px solid var(--ink)' }}>
        {title}
      </Title>
      <ul>
        {open.map(({ screen, icon: LinkIcon }) => {
          const files = totals.get(ARCHIVES[screen].folder);
          return (
            <Group component="li" key={screen} wrap="nowrap" align="start" py="sm" className={classes.row}>
              <LinkIcon style={{ marginTop: 2, color: 'var(--ink-2)' }} aria-hidden />
              <Box flex={1} miw={0}>
                <Link to={SCREENS[screen].path} className={classes.link}>
                  {SCREENS[screen].title}
                </Link>
                <Text c="dimmed" fz="sm" lh="18px">
                  {text.help[screen]}
                </Text>
              </Box>
              <Text span c="dimmed" fz="sm" lh="20px" style={{ whiteSpace: 'nowrap' }}>
                {files === undefined ? '' : countOf(files, text.file)}
              </Text>
            </Group>
          );
        })}
      </ul>
    </nav>
  );
}
