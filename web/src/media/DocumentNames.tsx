import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { isRole, mayWrite } from '@baklja/contract/roles';
import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { IconArrowBackUp, IconEraser, IconFileText } from '#web/lib/icons.ts';
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
  const reason = is_signed
    ? 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.'
    : is_removable
      ? undefined
      : 'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.';
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
          <p role="status">Podaci o autoru uklonjeni su iz dokumenta.</p>
        ) : (
          <>
            <p>{text.documentNames(properties)}</p>
            {reason !== undefined && <Text c="quiet">{reason}</Text>}
            {reason === undefined && mayRemove && (
              <Button
                h={{ base: 40, sm: 30 }}
                px={10}
                fz="sm"
                aria-label={`Ukloni iz dokumenta: ${file.name}`}
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
        title="Želite li ukloniti podatke o autoru?"
        subject={file.name}
        consequences={[
          {
            icon: <IconEraser aria-hidden />,
            text: 'Iz svojstava dokumenta uklanjaju se autor, posljednji urednik, tvrtka i voditelj.',
          },
          {
            icon: <IconFileText aria-hidden />,
            text: 'Tekst, komentari, praćene izmjene, prilagođena svojstva i prilozi ostaju, s imenima koja su u njima.',
          },
          {
            icon: <IconArrowBackUp aria-hidden />,
            text: 'Uklonjeni podaci ne mogu se vratiti. Adresa dokumenta ostaje ista.',
          },
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
