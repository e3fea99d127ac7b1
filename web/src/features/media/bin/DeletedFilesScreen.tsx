import { PAGE_NUMBER_MAX } from '@baklja/contract/limits';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { SelectionAction } from '#web/ui/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { deletedFilesQuery, useRestoreFiles } from '#web/widgets/media-library/files.queries.ts';
import { mediaText as text } from '../media.text.ts';
import classes from './DeletedFilesScreen.module.css';
import { DeletedFileTable } from './DeletedFileTable.tsx';

/** /media-kos: deleted files, which can be brought back while their time lasts. The address tells the page. */
export function DeletedFilesScreen() {
  const [address, setAddress] = useSearchParams();
  const page = pageFrom(address);
  const list = useQuery(deletedFilesQuery(page));
  const files = list.data?.files ?? [];
  const selection = useSelection(String(page), files);
  const table = useRef<HTMLElement>(null);
  const { restore, isRestoring } = useRestore(() => {
    selection.clear();
    table.current?.focus();
  });

  const pages = list.data?.numPages ?? 0;
  const go = (next: number, replace = false) => setAddress(next > 1 ? { stranica: String(next) } : {}, { replace });
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && pages > 0 && page > pages;
  // A page that restoring emptied, or an old link, leads to the last one that there is.
  useEffect(() => {
    if (isPastEnd) go(pages, true);
  });

  const selected = [...selection.rows.keys()];
  const clear = (hadFocus: boolean) => {
    selection.clear();
    if (hadFocus) table.current?.focus();
  };
  const isEmpty = list.data?.total === 0;
  const pager = (label: string) => <Pager page={page} pages={pages} onChange={go} label={label} />;
  return (
    <>
      <PageHead
        title={text.bin}
        note={list.data && !isEmpty && text.files(list.data.total)}
        action={<TextLink to={paths.mediaFolder('images')}>{text.backToMedia}</TextLink>}
      />
      {!isEmpty && (
        <div className={classes.tools}>
          <p className={classes.help}>{text.binHelp}</p>
          {pages > 0 && <div className={classes.pager}>{pager(text.pages)}</div>}
        </div>
      )}
      {selected.length > 0 && (
        <SelectionBar label={text.selectionBar} count={text.selected(selected.length)} onClear={clear}>
          <SelectionAction icon={<IconArrowBackUp aria-hidden />} onClick={() => restore(selected)}>
            {text.restore}
          </SelectionAction>
        </SelectionBar>
      )}
      <section ref={table} tabIndex={-1} aria-label={text.deletedFiles}>
        <DeletedFileTable
          list={list}
          selection={selection}
          isRestoring={isRestoring}
          onRestore={(id) => restore([id])}
        />
      </section>
      {pages > 1 && <div className={classes.foot}>{pager(text.pagesBelow)}</div>}
    </>
  );
}

/** Brings files back and says what came of it. */
function useRestore(onRestored: () => void) {
  const restoring = useRestoreFiles();
  const toasts = useToasts();
  const restore = async (ids: number[]) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const { message } = await restoring.mutateAsync(ids);
      toasts.success(message, MEDIA_TOAST_MS);
      onRestored();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return { restore: (ids: number[]) => void restore(ids), isRestoring: restoring.isPending };
}

function pageFrom(address: URLSearchParams): number {
  const page = Number.parseInt(address.get('stranica') ?? '1', 10);
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), PAGE_NUMBER_MAX);
}
