import { parentOf } from '@baklja/contract/files/folders';
import { formatNumber } from '@baklja/contract/plural';
import { Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, Fragment, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { IconArrowLeft, IconFolder } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './FolderPanel.module.css';
import { foldersQuery } from './files.queries.ts';
import { type FolderLine, visibleFolders } from './folder-tree.ts';

type Props = {
  open: string;
  onOpen: (path: string) => void;
  /** Address of a folder, so that it opens in a new tab too. Absent where folders have no address. */
  addressOf?: (path: string) => string;
  onBack: () => void;
  headAction?: ReactNode;
};

export function FolderPanel({ open, onOpen, addressOf, onBack, headAction }: Props) {
  const folders = useQuery(foldersQuery);
  const headingId = useId();
  const hasNoFolders = folders.data?.every(({ path }) => parentOf(path) !== open) ?? false;
  return (
    <aside>
      <Group
        justify="space-between"
        h={30}
        style={{ borderTop: '1.5px solid var(--ink)', borderBottom: '1px solid var(--rule-2)' }}
      >
        <Text component="h2" id={headingId} fz="sm" fw={600}>
          Folderi
        </Text>
        {headAction}
      </Group>
      {parentOf(open) !== '' && (
        <Button variant="quiet" leftSection={<IconArrowLeft aria-hidden />} onClick={onBack}>
          Nazad
        </Button>
      )}
      {folders.isError && folders.data === undefined ? (
        <FailedQuery title="Folderi nisu učitani." query={folders} />
      ) : (
        <Box component="nav" aria-labelledby={headingId} display="grid" pt={6} aria-busy={folders.isPending}>
          {folders.data === undefined ? (
            <FolderSkeleton />
          ) : (
            visibleFolders(folders.data, open).map((line) => (
              <Fragment key={line.path}>
                <FolderLineView line={line} open={open} onOpen={onOpen} addressOf={addressOf} />
                {line.path === open && hasNoFolders && (
                  <Text c="dimmed" fz="sm" p={`4px 0 8px ${24 + line.depth * 18}px`}>
                    No folders add one
                  </Text>
                )}
              </Fragment>
            ))
          )}
        </Box>
      )}
    </aside>
  );
}

type LineProps = Pick<Props, 'open' | 'onOpen'> & { line: FolderLine; addressOf: Props['addressOf'] | undefined };

function FolderLineView({ line: { path, name, depth, files }, open, onOpen, addressOf }: LineProps) {
  const content = (
    <>
      <IconFolder aria-hidden />
      <Text span truncate>
        {name}
      </Text>
      <span>{formatNumber(files)}</span>
    </>
  );
  const shared = {
    className: classes.folder,
    style: { '--depth': depth } as CSSProperties,
    'aria-current': path === open ? ('true' as const) : undefined,
  };
  if (!addressOf) {
    return (
      <button type="button" {...shared} onClick={() => onOpen(path)}>
        {content}
      </button>
    );
  }
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <Link to={addressOf(path)} {...shared} onClick={openHere}>
      {content}
    </Link>
  );
}

function FolderSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
    <span key={key} className={classes.folder} aria-hidden>
      {isSlow && <Skeleton height={12} width="70%" />}
    </span>
  ));
}
