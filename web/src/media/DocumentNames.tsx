import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { isRole, mayWrite } from '@baklja/contract/roles';
import { Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconEraser, IconFileText } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useRemoveProperties } from './library/files.queries.ts';
import { mediaLibraryText as text } from './library/media-library.text.ts';

type Props = {
  file: { id: number; name: string };
  /** Null renders nothing, except after the names were removed. */
  properties: DocumentProperties | null;
  /** The version that the user sees; absent when it does not matter. */
  version?: number;
};

export function DocumentNames({ file, properties, version }: Props) {
  const { removal, isRemoved } = useRemoveProperties(file.id);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const role = useSession()?.role;
  const mayRemove = !isRole(role) || mayWrite(role, 'files');
  // Until it is done, the file may already be there without names.
  if (!isRemoved && !properties && !removal.isPending) return null;

  const { is_signed, is_removable } = properties ?? {};
  const reason = is_signed ? text.signedDocument : is_removable ? undefined : text.oldDocument;
  const close = () => {
    setIsAsking(false);
    removal.reset();
  };
  const remove = () =>
    removal.mutate(version === undefined ? {} : { version }, {
      onSuccess: () => {
        setIsAsking(false);
        // The button that had the focus is gone.
        place.current?.focus();
      },
    });
  return (
    <>
      <Stack
        ref={place}
        gap="xs"
        align="flex-start"
        mt="xs"
        fz="sm"
        lh={1.4}
        style={{ overflowWrap: 'anywhere' }}
        tabIndex={-1}
      >
        {isRemoved || !properties ? (
          <p role="status">{text.namesRemoved}</p>
        ) : (
          <>
            <p>{text.documentNames(properties)}</p>
            {reason !== undefined && <Text c="quiet">{reason}</Text>}
            {reason === undefined && mayRemove && (
              <Button
                h={{ base: 40, sm: 30 }}
                px={10}
                fz="sm"
                aria-label={text.removeNamesFrom(file.name)}
                onClick={() => setIsAsking(true)}
              >
                {text.removeNames}
              </Button>
            )}
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.removeNamesQuestion}
        subject={file.name}
        consequences={[
          { icon: <IconEraser aria-hidden />, text: text.removedNames },
          { icon: <IconFileText aria-hidden />, text: text.keptNames },
          { icon: <IconArrowBackUp aria-hidden />, text: text.namesNotRestored },
        ]}
        confirmText={text.removeNames}
        isBusy={removal.isPending}
        error={removal.error}
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}
