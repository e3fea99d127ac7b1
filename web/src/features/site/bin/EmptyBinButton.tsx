import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { deletedRecordsQuery } from './bin.queries.ts';
import { binText } from './bin.text.ts';

const EmptyBinDialog = lazy(async () => ({ default: (await import('./erasing/EmptyBinDialog.tsx')).EmptyBinDialog }));

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
      {isAsking && (
        <Suspense>
          <EmptyBinDialog onEnd={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
