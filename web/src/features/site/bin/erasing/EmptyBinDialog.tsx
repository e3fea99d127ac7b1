import { countRecords } from '@baklja/contract/records/record-words';
import { useQuery } from '@tanstack/react-query';
import { binCountsQuery, useEmptyBin } from '../bin.queries.ts';
import { binText } from '../bin.text.ts';
import { CONTAINERS } from './containers.ts';
import classes from './EmptyBinDialog.module.css';
import { EraseDialog } from './EraseDialog.tsx';
import { eraseText as text } from './erase.text.ts';

/**
 * Asks before the bin is emptied, with the number of records of each kind. The server deletes them only while these are
 * their numbers; otherwise the new ones are read, and the question stays.
 */
export function EmptyBinDialog({ onEnd }: { onEnd: () => void }) {
  const { data, error, isFetching } = useQuery(binCountsQuery);
  const erasing = useEmptyBin();
  const counts = data?.counts ?? [];
  const has = (kinds: readonly string[]) => counts.some(({ kind }) => kinds.includes(kind));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <EraseDialog
      isOpen
      title={text.emptyQuestion}
      subject={data ? binText.count(total) : text.counting}
      containedText={has(CONTAINERS) ? text.counted : undefined}
      hasFiles={has(['file'])}
      confirmText={binText.emptyBin}
      isWaiting={isFetching}
      isDisabled={!data}
      erasing={{ ...erasing, error: erasing.error ?? error }}
      erase={() => erasing.mutateAsync(data ?? { until: '', counts })}
      onErased={() => {}}
      onEnd={onEnd}
    >
      <ul className={classes.counts}>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{countRecords(kind, count)}</li>
        ))}
      </ul>
    </EraseDialog>
  );
}
