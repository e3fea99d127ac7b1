import type { Archive } from '@baklja/contract/folders';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { ArchiveTable } from './ArchiveTable.tsx';
import { archivePage } from './archive-list.ts';
import { archiveQuery } from './archives.queries.ts';
import { archivesText as text } from './archives.text.ts';
import { ListSearch, NoMatch } from './FolderUploadScreen.tsx';
import classes from './ListScreen.module.css';
import { useListAddress } from './use-list-address.ts';

type Props = { screen: ScreenKey; archive: Archive };

/** Everything in the folder of an archive, with addresses. What lies in its folders the media manager shows. */
export function ArchiveScreen({ screen, archive }: Props) {
  const list = useQuery(archiveQuery(archive));
  const address = useListAddress();
  const { title } = SCREENS[screen];
  const shown = list.data && archivePage(list.data, address);
  const pager = (label: string) =>
    shown && <Pager page={shown.page} pages={shown.pages} onChange={address.goTo} label={label} />;
  return (
    <>
      <PageHead title={title} note={shown && text.contents(shown.files, shown.folders)} />
      <div className={classes.tools}>
        <ListSearch search={address.search} onSearch={address.searchFor} />
        <div className={classes.pager}>{pager(text.pages)}</div>
      </div>
      {list.isError && list.data === undefined ? (
        <ErrorState
          title={text.failed}
          reason={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : shown?.total === 0 ? (
        <Nothing archive={archive} search={address.search} onClear={() => address.searchFor('')} />
      ) : (
        <ArchiveTable label={title} items={shown?.items} />
      )}
      {(shown?.pages ?? 0) > 1 && <div className={classes.foot}>{pager(text.pagesBelow)}</div>}
    </>
  );
}

function Nothing({ archive, search, onClear }: { archive: Archive; search: string; onClear: () => void }) {
  if (search !== '') return <NoMatch search={search} onClear={onClear} />;
  return <EmptyState title={text.emptyArchive} help={text.emptyArchiveHelp[archive]} />;
}
