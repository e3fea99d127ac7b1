import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { deletedRecordsQuery, useEmptyBin } from './bin.queries.ts';
import { binText } from './bin.text.ts';
import { eraseText as text } from './erasing/erase.text.ts';

const EraseDialog = lazy(async () => ({ default: (await import('./erasing/EraseDialog.tsx')).EraseDialog }));

/** Deletes everything in the bin for good, after asking; nothing while the bin is empty. */
export function EmptyBinButton() {
  const { data } = useQuery(deletedRecordsQuery({ page: 1, search: '' }));
  const erasing = useEmptyBin();
  const [asked, setAsked] = useState<{ total: number; until: string }>();
  const [isAsking, setIsAsking] = useState(false);
  const latest = data?.records[0];
  return (
    <>
      {latest && (
        <Button
          variant="quiet-danger"
          leftSection={<IconTrash aria-hidden />}
          onClick={() => {
            // What is deleted while the question is open was not counted, and stays.
            setAsked({ total: data.total, until: latest.deleted });
            setIsAsking(true);
          }}
        >
          {binText.emptyBin}
        </Button>
      )}
      {asked && (
        <Suspense>
          <EraseDialog
            isOpen={isAsking}
            title={text.emptyQuestion}
            subject={binText.count(asked.total)}
            titles={[]}
            hasContained
            hasFiles
            confirmText={binText.emptyBin}
            erasing={erasing}
            erase={() => erasing.mutateAsync(asked.until)}
            onErased={() => {}}
            onEnd={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
