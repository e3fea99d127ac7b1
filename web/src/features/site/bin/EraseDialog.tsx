import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import { countOf } from '@baklja/contract/plural';
import type { BinKind } from '@baklja/contract/records/bin';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconFiles, IconStack2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { RecordNames } from '#web/lists/selection/RecordNames.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { deletedRecordsQuery, useEmptyBin, useEraseRecords } from './bin.queries.ts';

/** Kinds whose records take others to the bin. */
const CONTAINERS: readonly BinKind[] = ['documentFolder', 'subfolder', 'menuSection'];

const CONTAINED = {
  icon: <IconStack2 aria-hidden />,
  text: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
};

/** Deletes records of the bin for good, after asking. */
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
        title="Izbrisati zauvijek?"
        subject={records.length === 1 && only ? only.title : countOf(records.length, RECORD_FORMS)}
        records={records}
        confirmText="Izbriši zauvijek"
        erasing={erasing}
        erase={() => erasing.mutateAsync(records.map(({ id }) => id))}
        onErased={asked.onErased}
        onEnd={() => setIsAsking(false)}
      />
    ),
  };
}

/** Deletes everything in the bin for good, after asking; nothing while the bin is empty. */
export function EmptyBinButton() {
  const { data } = useQuery(deletedRecordsQuery({ page: 1, search: '' }));
  const erasing = useEmptyBin();
  const [seen, setSeen] = useState<{ until: string; total: number }>();
  const latest = data?.records[0]?.deleted;
  if (!seen && (!data || latest === undefined)) return null;
  return (
    <>
      {data && latest !== undefined && (
        <Button
          variant="quiet-danger"
          leftSection={<IconTrash aria-hidden />}
          onClick={() => setSeen({ until: latest, total: data.total })}
        >
          Isprazni koš
        </Button>
      )}
      {seen && (
        <EraseDialog
          isOpen
          title="Isprazniti koš?"
          subject={countOf(seen.total, RECORD_FORMS)}
          confirmText="Isprazni koš"
          erasing={erasing}
          erase={() => erasing.mutateAsync(seen)}
          onErased={() => {}}
          onEnd={() => setSeen(undefined)}
        />
      )}
    </>
  );
}

type Props = {
  isOpen: boolean;
  title: string;
  /** What will be gone: the title of a record, or how many. */
  subject: string;
  /** Absent for the whole bin. */
  records?: readonly DeletedRecord[];
  confirmText: string;
  /** The state of the write. */
  erasing: { isPending: boolean; error: Error | null; reset: () => void };
  erase: () => Promise<{ message: string }>;
  onErased: () => void;
  onEnd: () => void;
};

/** Asks before something is deleted for good, and says that nothing brings it back. */
function EraseDialog({ records, erasing, erase, onErased, onEnd, ...asked }: Props) {
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
  const has = (kinds: readonly BinKind[]) => records?.some(({ kind }) => kinds.includes(kind)) ?? true;
  return (
    <ConfirmDialog
      {...asked}
      consequences={[
        ...(has(CONTAINERS) ? [CONTAINED] : []),
        ...(has(['file'])
          ? [{ icon: <IconFiles aria-hidden />, text: 'Sadržaj datoteka briše se iz spremišta.' }]
          : []),
        { icon: <IconAlertTriangle aria-hidden />, text: 'To se ne može poništiti.' },
      ]}
      isBusy={erasing.isPending}
      error={erasing.error?.message}
      onConfirm={() => void confirm()}
      onCancel={end}
    >
      {records && records.length > 1 && <RecordNames titles={records.map(({ title }) => title)} />}
    </ConfirmDialog>
  );
}
