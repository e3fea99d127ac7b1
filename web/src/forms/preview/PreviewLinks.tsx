import { type PreviewLink, previewRoutes } from '@baklja/contract/features/content/previews';
import { accusative, thisOne } from '@baklja/contract/records/record-words';
import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatFileTime, formatLongDate, formatTime } from '#web/lib/dates.ts';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { IconEyeOff, IconLink } from '#web/lib/icons.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { AskingButton } from '#web/ui/dialogs/AskingButton.tsx';
import { CopyField } from '#web/ui/fields/CopyField.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { previewLinksQuery, type SavedRecord } from './preview.queries.ts';

const LINE_ABOVE = { borderTop: '1px solid var(--rule)' };

export function PreviewLinks({ record }: { record: SavedRecord }) {
  const query = previewLinksQuery(record);
  const links = useQuery(query);
  const create = useWrite(previewRoutes.createPreviewLink, query.queryKey);
  const isValid = links.data?.some(({ id }) => id === create.data?.id) ?? false;
  const isSlow = useDelayed(links.isPending, SKELETON_AFTER_MS);
  const toasts = useToasts();
  const make = () =>
    create.mutate({ body: record }, { onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS) });
  return (
    <Stack>
      <Text c="dimmed" fz="sm" lh="18px">
        Vrijedi 7 dana. Tko je ima, vidi samo {thisOne(record.kind)}, i bez prijave; prikazuje ono što je zadnje
        spremljeno.
      </Text>
      <BusyButton w="fit-content" leftSection={<IconLink aria-hidden />} onClick={make} isBusy={create.isPending}>
        Nova poveznica
      </BusyButton>
      <FaultAlert error={create.error} />
      {create.data && isValid && (
        // No one can read it later.
        <CopyField
          label="Adresa nove poveznice"
          help="Kopirajte je sada: poslije se više ne prikazuje."
          value={new URL(create.data.path, window.location.href).href}
        />
      )}
      {!links.data && <FailedQuery title="Popis poveznica nije učitan." query={links} />}
      {links.isPending && (
        <Text c="dimmed" fz="sm" lh="18px" role="status">
          {isSlow && 'Poveznice se učitavaju…'}
        </Text>
      )}
      {links.data?.length === 0 && (
        <Text c="quiet" pt="sm" style={LINE_ABOVE}>
          Još nema poveznice.
        </Text>
      )}
      <ul aria-label="Poveznice koje vrijede">
        {links.data?.map((link) => (
          <PreviewLinkRow key={link.id} link={link} record={record} />
        ))}
      </ul>
    </Stack>
  );
}

function PreviewLinkRow({ link, record }: { link: PreviewLink; record: SavedRecord }) {
  const remove = useWrite(previewRoutes.deletePreviewLink, previewLinksQuery(record).queryKey);
  const nameId = useId();
  const expires = new Date(link.expires);
  const loss = `Tko je ima, više neće vidjeti ${accusative(record.kind)}. To se ne može poništiti.`;
  return (
    <Box component="li" py="sm" style={LINE_ABOVE}>
      <p id={nameId}>
        <Text span fw={600}>
          {link.created_by_name ?? 'Nepoznat korisnik'}
        </Text>{' '}
        <Text span c="dimmed" fz="sm">
          napravljeno {formatFileTime(link.created)}
        </Text>
      </p>
      <Text c="quiet" fz="sm" mt={2}>
        Vrijedi do: {formatLongDate(expires)} u {formatTime(expires)}
      </Text>
      <AskingButton
        name="Opozovi"
        // Its text begins where the lines above begin.
        button={{ variant: 'quiet-danger', mt: 'xs', ml: -13, 'aria-describedby': nameId }}
        question="Opozvati poveznicu?"
        consequences={[{ icon: <IconEyeOff aria-hidden />, text: loss }]}
        confirmText="Opozovi poveznicu"
        onConfirm={() => remove.mutateAsync({ params: { id: link.id } })}
      />
    </Box>
  );
}
