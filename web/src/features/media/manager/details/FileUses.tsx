import type { FileUse } from '@baklja/contract/features/media/media';
import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecordAnchor } from '#web/lib/RecordAnchor.tsx';
import { fileUsesQuery } from '#web/media/library/files.queries.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { mediaText as text } from '../../media.text.ts';
import { selectionOf, type Targets } from '../use-action.ts';

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
    <Stack mt="sm">
      <TargetUses targets={targets} query={query} />
      {isUsed && <Text c="quiet">{note}</Text>}
    </Stack>
  );
}

export function TargetUses({ targets, query }: { targets: Targets; query: ReturnType<typeof useTargetUses>['query'] }) {
  if (query.isFetching) return <Text c="quiet">Provjerava se gdje se koristi…</Text>;
  if (query.isError || query.data === undefined) {
    return (
      <Stack role="alert" gap="xs" align="flex-start" p="4px 0 4px 14px" style={{ borderLeft: '3px solid var(--red)' }}>
        <p>Nije bilo moguće provjeriti gdje se koristi. {query.error?.message}</p>
        <RetryButton onClick={() => void query.refetch()} isBusy={query.isFetching} />
      </Stack>
    );
  }
  const { files, total, total_used } = query.data;
  if ('folder' in targets && total === 0) return <Text c="quiet">Folder je prazan.</Text>;
  const isOne = 'files' in targets && targets.files.length === 1;
  const [first] = files;
  if (!first) return <Text c="quiet">{isOne ? text.unused : 'Nijedna se ne koristi.'}</Text>;
  if (isOne) return <UseList uses={first} />;
  return (
    <div>
      <Text fw={600}>{text.usedOf(total_used, total)}</Text>
      <Box component="ul" mah={208} mt={4} style={{ overflow: 'auto' }}>
        {files.map((file) => (
          <li key={file.id}>
            <Text span display="block" pt={6} c="quiet" style={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Text>
            <UseLinks uses={file} />
          </li>
        ))}
        {total_used > files.length && <li>{text.moreUsedFiles(total_used - files.length)}</li>}
      </Box>
    </div>
  );
}

export function UseList({ uses }: { uses: Uses }) {
  if (uses.total_uses === 0) return <Text c="quiet">{text.unused}</Text>;
  return (
    <div>
      <Text fw={600}>{text.usedIn(uses.total_uses)}</Text>
      <Box mah={208} mt={4} style={{ overflow: 'auto' }}>
        <UseLinks uses={uses} />
      </Box>
    </div>
  );
}

const LINE = { py: 5, style: { borderTop: '1px solid var(--rule)' } };

function UseLinks({ uses: { uses, total_uses } }: { uses: Uses }) {
  return (
    <ul>
      {uses.map(({ kind, record_id, title, key }) => (
        <Box component="li" key={`${kind}/${record_id}`} {...LINE}>
          <Text span c="quiet">
            {text.kindOfUse(kind)}
          </Text>
          <RecordAnchor kind={kind} id={record_id} recordKey={key} title={title} />
        </Box>
      ))}
      {total_uses > uses.length && (
        <Box component="li" {...LINE}>
          {text.moreUses(total_uses - uses.length)}
        </Box>
      )}
    </ul>
  );
}
