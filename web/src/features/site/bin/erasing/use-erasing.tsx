import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RecordNames } from '#web/lists/selection/RecordNames.tsx';
import { useEraseRecords } from '../bin.queries.ts';
import { binText } from '../bin.text.ts';
import { CONTAINERS } from './containers.ts';
import { eraseText as text } from './erase.text.ts';

const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));

type Asked = { records: readonly DeletedRecord[]; onErased: () => void };

/** Deletes records of the bin for good, after asking. */
export function useErasing(): {
  erase: (records: readonly DeletedRecord[], onErased: () => void) => void;
  eraseDialog: ReactNode;
} {
  const erasing = useEraseRecords();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);
  const { records = [] } = asked ?? {};
  const [only] = records;
  return {
    erase: (chosen, onErased) => {
      setAsked({ records: chosen, onErased });
      setIsAsking(true);
    },
    eraseDialog: asked && (
      <Suspense>
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
      </Suspense>
    ),
  };
}
