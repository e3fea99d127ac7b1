import { parentOf } from '@baklja/contract/files/folders';
import { formatNumber } from '@baklja/contract/plural';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, Fragment, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './FolderPanel.module.css';
import { foldersQuery } from './files.queries.ts';
import { type FolderLine, visibleFolders } from './folder-tree.ts';
import { mediaLibraryText } from './media-library.text.ts';

type Props = {
  /** Path of the open folder. */
  open: string;
  onOpen: (path: string) => void;
  /** Address of a folder, so that it opens in a new tab too. Absent where folders have no address. */
  addressOf?: (path: string) => string;
  /** Called by the back button, which appears inside a subfolder. */
  onBack: () => void;
  /** At the right end of the heading: actions on the open folder. */
  headAction?: ReactNode;
};

/** The folders of the file host: root folders, and the path down to the open one. */
export function FolderPanel({ open, onOpen, addressOf, onBack, headAction }: Props) {
  const folders = useQuery(foldersQuery);
  const headingId = useId();
  const hasNoFolders = folders.data?.every(({ path }) => parentOf(path) !== open) ?? false;
  return (
    <aside>
      <div className={classes.head}>
        <h2 className={`${look.small} ${look.strong}`} id={headingId}>
          {mediaLibraryText.folders}
        </h2>
        {headAction}
      </div>
      {parentOf(open) !== '' && (
        <Button variant="quiet" leftSection={<IconArrowLeft aria-hidden />} onClick={onBack}>
          {mediaLibraryText.back}
        </Button>
      )}
      {folders.isError && folders.data === undefined ? (
        <ErrorState
          title={mediaLibraryText.foldersFailed}
          reason={folders.error.message}
          onRetry={() => void folders.refetch()}
          isRetrying={folders.isFetching}
        />
      ) : (
        <nav aria-labelledby={headingId} className={classes.list} aria-busy={folders.isPending}>
          {folders.data === undefined ? (
            <FolderSkeleton />
          ) : (
            visibleFolders(folders.data, open).map((line) => (
              <Fragment key={line.path}>
                <FolderLineView line={line} open={open} onOpen={onOpen} addressOf={addressOf} />
                {line.path === open && hasNoFolders && (
                  <p className={`${look.note} ${classes.none}`} style={{ '--depth': line.depth } as CSSProperties}>
                    {mediaLibraryText.noFolders}
                  </p>
                )}
              </Fragment>
            ))
          )}
        </nav>
      )}
    </aside>
  );
}

type LineProps = { line: FolderLine; open: string } & Pick<Props, 'onOpen'> & {
    addressOf: Props['addressOf'] | undefined;
  };

function FolderLineView({ line: { path, name, depth, files }, open, onOpen, addressOf }: LineProps) {
  const content = (
    <>
      <IconFolder aria-hidden />
      <span className={look.cut}>{name}</span>
      <span className={`${look.note} ${look.regular} ${classes.count}`}>{formatNumber(files)}</span>
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
