import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { countOf } from '@baklja/contract/plural';
import type { BinKind } from '@baklja/contract/records/bin';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { IconAlertTriangle, IconFiles, IconStack2 } from '#web/lib/icons.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { RecordNames } from '#web/lists/selection/RecordNames.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useBinWrite } from './bin.queries.ts';

/** Kinds whose records take others to the bin. */
const CONTAINERS: readonly BinKind[] = ['documentFolder', 'subfolder', 'menuSection'];

const CONTAINED = {
  icon: <IconStack2 aria-hidden />,
  text: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
};

type Asked = {
  title: string;
  /** What will be gone: the title of a record, or how many. */
  subject: string;
  /** Absent for the whole bin. */
  records?: readonly DeletedRecord[];
  confirmText: string;
  erase: () => Promise<{ message: string }>;
  onErased?: () => void;
};

/** Deletes records of the bin for good, or all of it as the user saw it counted, after asking. */
export function useErasing() {
  const erasing = useBinWrite<{ message: string }>();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const ask = (question: Asked) => {
    setAsked(question);
    setIsAsking(true);
  };
  const end = () => {
    setIsAsking(false);
    erasing.reset();
  };
  const confirm = async ({ erase, onErased }: Asked) => {
    try {
      const { message } = await erasing.mutateAsync(erase);
      toasts.success(message, SUCCESS_TOAST_MS);
      end();
      onErased?.();
    } catch {
      // `erasing.error` holds the reason.
    }
  };
  const records = asked?.records;
  const has = (kinds: readonly BinKind[]) => records?.some(({ kind }) => kinds.includes(kind)) ?? true;
  return {
    eraseRecords: (chosen: readonly DeletedRecord[], onErased: () => void) => {
      const ids = chosen.map(({ id }) => id);
      const [only] = chosen;
      ask({
        title: 'Izbrisati zauvijek?',
        subject: chosen.length === 1 && only ? only.title : countOf(chosen.length, RECORD_FORMS),
        records: chosen,
        confirmText: 'Izbriši zauvijek',
        erase: () => call(binRoutes.eraseDeletedRecords, { body: { ids } }),
        onErased,
      });
    },
    emptyBin: (body: { until: string; total: number }) =>
      ask({
        title: 'Isprazniti koš?',
        subject: countOf(body.total, RECORD_FORMS),
        confirmText: 'Isprazni koš',
        erase: () => call(binRoutes.emptyBin, { body }),
      }),
    eraseDialog: asked && (
      <ConfirmDialog
        isOpen={isAsking}
        title={asked.title}
        subject={asked.subject}
        consequences={[
          ...(has(CONTAINERS) ? [CONTAINED] : []),
          ...(has(['file'])
            ? [{ icon: <IconFiles aria-hidden />, text: 'Sadržaj datoteka briše se iz spremišta.' }]
            : []),
          { icon: <IconAlertTriangle aria-hidden />, text: 'To se ne može poništiti.' },
        ]}
        confirmText={asked.confirmText}
        isBusy={erasing.isPending}
        error={erasing.error}
        onConfirm={() => void confirm(asked)}
        onCancel={end}
      >
        {records && records.length > 1 && <RecordNames titles={records.map(({ title }) => title)} />}
      </ConfirmDialog>
    ),
  };
}
