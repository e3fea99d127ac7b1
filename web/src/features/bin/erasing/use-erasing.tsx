import type { DeletedRecord } from '@baklja/contract/features/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEraseRecords } from '../bin.queries.ts';
import { binText } from '../bin.text.ts';
import { eraseText as text } from './erase.text.ts';

const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));

/** Kinds whose records take others to the bin. */
const CONTAINERS: readonly BinKind[] = ['documentFolder', 'subfolder', 'menuSection'];

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
          titles={records.length > 1 ? records.map(({ title }) => title) : []}
          hasContained={records.some(({ kind }) => CONTAINERS.includes(kind))}
          hasFiles={records.some(({ kind }) => kind === 'file')}
          confirmText={binText.erase}
          erasing={erasing}
          erase={() => erasing.mutateAsync(records.map(({ id }) => id))}
          onErased={asked.onErased}
          onEnd={() => setIsAsking(false)}
        />
      </Suspense>
    ),
  };
}
