import type { Kind } from '@baklja/contract/kinds';
import { Suspense, useState } from 'react';
import classes from '../RecordTable.module.css';
import { type ListTexts, listTexts, recordListText } from '../record-list.text.ts';
import type { BulkQueries } from './DeleteRecordsDialog.tsx';
import { DeleteRecordsDialog } from './ListSelection.tsx';

type Props = {
  kind: Kind;
  row: { id: number };
  title: string;
  queries: BulkQueries;
  texts?: Partial<ListTexts>;
};

export function DeleteRow({ kind, row, title, queries, texts }: Props) {
  const [isAsking, setIsAsking] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={classes.edit}
        aria-label={`${recordListText.remove}: ${title}`}
        onClick={() => setIsAsking(true)}
      >
        {recordListText.remove}
      </button>
      {isAsking !== undefined && (
        <Suspense>
          <DeleteRecordsDialog
            kind={kind}
            texts={{ ...listTexts(kind), ...texts }}
            titleOf={() => title}
            queries={queries}
            rows={[row]}
            isOpen={isAsking}
            onEnd={() => setIsAsking(false)}
            onDeleted={() => {}}
          />
        </Suspense>
      )}
    </>
  );
}
