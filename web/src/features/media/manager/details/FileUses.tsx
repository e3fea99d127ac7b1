import type { FileUse } from '@baklja/contract/features/media/media';
import { KINDS, recordAddress } from '@baklja/contract/kinds';
import { isRole, mayWrite } from '@baklja/contract/roles';
import { IconExternalLink } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { fileUsesQuery } from '#web/media/library/files.queries.ts';
import look from '#web/ui/look.module.css';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { mediaText as text } from '../../media.text.ts';
import { selectionOf, type Targets } from '../use-action.ts';
import classes from './FileUses.module.css';

type Uses = { uses: readonly FileUse[]; total_uses: number };

/** The uses of the targets, refetched each time a dialog opens. `isUsed` is false while they are unknown. */
export function useTargetUses(targets: Targets, isAsked: boolean) {
  const query = useQuery({ ...fileUsesQuery(selectionOf(targets)), enabled: isAsked, staleTime: 0 });
  return { query, isUsed: !query.isFetching && (query.data?.total_used ?? 0) > 0 };
}

/** Where the targets are used, in a dialog that gives them other addresses; `note` says that these uses keep working. */
export function KeptUses({ targets, note }: { targets: Targets; note: string }) {
  const { query, isUsed } = useTargetUses(targets, true);
  return (
    <>
      <TargetUses targets={targets} query={query} />
      {isUsed && <p className={classes.note}>{note}</p>}
    </>
  );
}

type TargetUsesProps = { targets: Targets; query: ReturnType<typeof useTargetUses>['query'] };

/** Lists where the targets are used, or says that this is unknown. */
export function TargetUses({ targets, query }: TargetUsesProps) {
  if (query.isFetching) return <p className={classes.note}>{text.checkingUses}</p>;
  if (query.isError || query.data === undefined) return <UsesFailed query={query} />;
  const { files, total, total_used } = query.data;
  if ('folder' in targets && total === 0) return <p className={classes.note}>{text.folderIsEmpty}</p>;
  const isOne = 'files' in targets && targets.files.length === 1;
  const [first] = files;
  if (!first) return <p className={classes.note}>{isOne ? text.unused : text.noneUsed}</p>;
  if (isOne) return <UseList uses={first} />;
  return (
    <div className={classes.uses}>
      <p className={look.strong}>{text.usedOf(total_used, total)}</p>
      <ul className={classes.scrolled}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={classes.file}>{file.name}</span>
            <UseLinks uses={file} />
          </li>
        ))}
        {total_used > files.length && <li>{text.moreUsedFiles(total_used - files.length)}</li>}
      </ul>
    </div>
  );
}

/** The list of uses of one file. */
export function UseList({ uses }: { uses: Uses }) {
  if (uses.total_uses === 0) return <p className={classes.note}>{text.unused}</p>;
  return (
    <div className={classes.uses}>
      <p className={look.strong}>{text.usedIn(uses.total_uses)}</p>
      <div className={classes.scrolled}>
        <UseLinks uses={uses} />
      </div>
    </div>
  );
}

function UseLinks({ uses: { uses, total_uses } }: { uses: Uses }) {
  const role = useSession()?.role;
  return (
    <ul className={classes.links}>
      {uses.map(({ kind, record_id, title, key }) => (
        <li key={`${kind}/${record_id}`}>
          <span className={look.quiet}>{text.kindOfUse(kind)}</span>
          {isRole(role) && mayWrite(role, KINDS[kind].area) ? (
            <a
              href={recordAddress(kind, { id: record_id, key })}
              target="_blank"
              rel="noopener"
              className={`${look.link} ${classes.link}`}
            >
              {`${title}\u00a0`}
              <IconExternalLink aria-label={`(${text.newTab})`} />
            </a>
          ) : (
            title
          )}
        </li>
      ))}
      {total_uses > uses.length && <li>{text.moreUses(total_uses - uses.length)}</li>}
    </ul>
  );
}

function UsesFailed({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  return (
    <div className={classes.failed} role="alert">
      <p>
        {text.usesFailed} {query.error?.message}
      </p>
      <RetryButton onClick={() => void query.refetch()} isBusy={query.isFetching} />
    </div>
  );
}
