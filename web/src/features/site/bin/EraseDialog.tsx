import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import { countRecords } from '@baklja/contract/records/record-words';
import { Box, Button } from '@mantine/core';
import { IconAlertTriangle, IconFiles, IconStack2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { RecordNames } from '#web/lists/selection/RecordNames.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { binCountsQuery, deletedRecordsQuery, useEmptyBin, useEraseRecords } from './bin.queries.ts';
import { binText, eraseText as text } from './bin.text.ts';

/** Kinds whose records take others to the bin. */
const CONTAINERS: readonly BinKind[] = ['documentFolder', 'subfolder', 'menuSection'];

export function useErasing() {
  const erasing = useEraseRecords();
  const [asked, setAsked] = useState<{ records: readonly DeletedRecord[]; onErased: () => void }>();
  const [isAsking, setIsAsking] = useState(false);
  const { records = [] } = asked ?? {};
  const [only] = records;
  return {
    erase: (chosen: readonly DeletedRecord[], onErased: () => void) => {
      setAsked({ records: chosen, onErased });
      setIsAsking(true);
    },
    eraseDialog: asked && (
      <EraseDialog
        isOpen={isAsking}
        title={text.question}
        subject={records.length === 1 && only ? only.title : binText.count(records.length)}
        containedText={records.some(({ kind }) => CONTAINERS.includes(kind)) ? text.contained : undefined}
        hasFiles={records.some(({ kind }) => kind === 'file')}
        confirmText={binText.erase}
        erasing={erasing}
        erase={() => erasing.mutateAsync(records.map(({ id }) => id))}
        onErased={asked.onErased}
        onEnd={() => setIsAsking(false)}
      >
        {records.length > 1 && <RecordNames titles={records.map(({ title }) => title)} />}
      </EraseDialog>
    ),
  };
}

/** Deletes everything in the bin for good, after asking; nothing while the bin is empty. */
export function EmptyBinButton() {
  const { data } = useQuery(deletedRecordsQuery({ page: 1, search: '' }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {data && data.total > 0 && (
        <Button variant="quiet-danger" leftSection={<IconTrash aria-hidden />} onClick={() => setIsAsking(true)}>
          {binText.emptyBin}
        </Button>
      )}
      {isAsking && <EmptyBinDialog onEnd={() => setIsAsking(false)} />}
    </>
  );
}

/**
 * Asks before the bin is emptied, with the number of records of each kind. The server deletes them only while these are
 * their numbers; otherwise the new ones are read, and the question stays.
 */
function EmptyBinDialog({ onEnd }: { onEnd: () => void }) {
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
      <Box component="ul" my="xs" style={{ columns: 2, columnGap: 'var(--s5)' }}>
        {counts.map(({ kind, count }) => (
          <Box component="li" key={kind} py={4} style={{ breakInside: 'avoid' }}>
            {countRecords(kind, count)}
          </Box>
        ))}
      </Box>
    </EraseDialog>
  );
}

type Props = {
  isOpen: boolean;
  title: string;
  /** What will be gone: the title of a record, or how many. */
  subject: string;
  /** Which records, where the subject is a number. */
  children?: ReactNode;
  /** How records that were deleted with others go along; absent where there may be none. */
  containedText?: string | undefined;
  /** The facts are still being read. */
  isWaiting?: boolean;
  isDisabled?: boolean;
  hasFiles: boolean;
  confirmText: string;
  /** The state of the write. */
  erasing: { isPending: boolean; error: Error | null; reset: () => void };
  erase: () => Promise<{ message: string }>;
  onErased: () => void;
  onEnd: () => void;
};

/** Asks before something is deleted for good, and says that nothing brings it back. */
function EraseDialog({ erasing, erase, onErased, onEnd, containedText, hasFiles, ...asked }: Props) {
  const toasts = useToasts();
  const end = () => {
    onEnd();
    erasing.reset();
  };
  const confirm = async () => {
    try {
      const { message } = await erase();
      toasts.success(message, SUCCESS_TOAST_MS);
      end();
      onErased();
    } catch {
      // `erasing.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      {...asked}
      consequences={[
        ...(containedText === undefined ? [] : [{ icon: <IconStack2 aria-hidden />, text: containedText }]),
        ...(hasFiles ? [{ icon: <IconFiles aria-hidden />, text: text.bytes }] : []),
        { icon: <IconAlertTriangle aria-hidden />, text: text.final },
      ]}
      isBusy={erasing.isPending}
      error={erasing.error?.message}
      onConfirm={() => void confirm()}
      onCancel={end}
    />
  );
}
