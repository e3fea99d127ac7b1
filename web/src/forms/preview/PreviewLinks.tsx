import type { PreviewLink } from '@baklja/contract/features/content/previews';
import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatFileTime, formatLongDate, formatTime } from '#web/lib/dates.ts';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { takeFocus, useKeepFocus } from '#web/ui/use-keep-focus.ts';
import classes from './Preview.module.css';
import { previewLinksQuery, type SavedRecord, useCreatePreviewLink, useDeletePreviewLink } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

export function PreviewLinks({ record }: { record: SavedRecord }) {
  const newLink = useRef<HTMLElement>(null);
  const links = useQuery(previewLinksQuery(record));
  const create = useCreatePreviewLink(record);
  const isValid = links.data?.some(({ id }) => id === create.data?.id) ?? false;
  const toasts = useToasts();
  const keepFocus = useKeepFocus(newLink);
  const make = () =>
    create.mutate(undefined, { onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS) });
  return (
    <Stack {...keepFocus}>
      <Text c="dimmed" fz="sm" lh="18px">
        {text.linksHelp(record.kind)}
      </Text>
      <div
        ref={(element) => {
          newLink.current = element?.querySelector('button') ?? null;
        }}
      >
        <BusyButton leftSection={<IconLink aria-hidden />} onClick={make} isBusy={create.isPending}>
          Nova poveznica
        </BusyButton>
      </div>
      <FaultAlert error={create.error} />
      {create.data && isValid && <NewPreviewLink path={create.data.path} />}
      <PreviewLinkList query={links} record={record} />
    </Stack>
  );
}

/** The address of a link that was just made. No one can read it later. */
function NewPreviewLink({ path }: { path: string }) {
  const copy = useCopy();
  const address = new URL(path, window.location.href).href;
  const messages = {
    copied: 'Poveznica je kopirana.',
    notCopied: `Preglednik ne dopušta kopiranje. Poveznica glasi: ${address}`,
  };
  return (
    <Stack gap="xs" align="flex-start" py="sm">
      <TextInput
        w="100%"
        label="Adresa nove poveznice"
        description="Kopirajte je sada: poslije se više ne prikazuje."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy(address, messages)}>
        Kopiraj
      </Button>
    </Stack>
  );
}

function PreviewLinkList({ query, record }: { query: UseQueryResult<PreviewLink[]>; record: SavedRecord }) {
  const { data: links, error } = query;
  const isSlow = useDelayed(links === undefined && !error, SKELETON_AFTER_MS);
  if (!links && error) return <FailedQuery title="Popis poveznica nije učitan." query={query} />;
  if (!links) {
    return (
      <Text c="dimmed" fz="sm" lh="18px" role="status">
        {isSlow && 'Poveznice se učitavaju…'}
      </Text>
    );
  }
  if (links.length === 0) {
    return (
      <Text c="quiet" className={classes.row} pb={0}>
        Još nema poveznice.
      </Text>
    );
  }
  return (
    <ul aria-label="Poveznice koje vrijede">
      {links.map((link) => (
        <PreviewLinkRow key={link.id} link={link} record={record} />
      ))}
    </ul>
  );
}

type PreviewLinkRowProps = { link: PreviewLink; record: SavedRecord };

function PreviewLinkRow({ link, record }: PreviewLinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const cancel = () => {
    setIsAsking(false);
    revoke.current?.focus();
  };
  const expires = new Date(link.expires);
  return (
    <li className={classes.row}>
      <p id={nameId}>
        <Text span fw={600}>
          {link.created_by_name ?? 'Nepoznat korisnik'}
        </Text>{' '}
        <Text span c="dimmed" fz="sm">
          {text.made(formatFileTime(link.created))}
        </Text>
      </p>
      <Text c="quiet" fz="sm" mt={2}>
        {text.until(formatLongDate(expires), formatTime(expires))}
      </Text>
      <Group mt="xs">
        <Button
          ref={revoke}
          // Its text begins where the lines above begin.
          ml={-13}
          variant="quiet-danger"
          aria-describedby={nameId}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          Opozovi
        </Button>
      </Group>
      {isAsking && <RevokeQuestion link={link} record={record} onCancel={cancel} />}
    </li>
  );
}

function RevokeQuestion({ link, record, onCancel }: PreviewLinkRowProps & { onCancel: () => void }) {
  const toasts = useToasts();
  const remove = useDeletePreviewLink(record, (message) => toasts.success(message, SUCCESS_TOAST_MS));
  const titleId = useId();
  return (
    <Box mt="sm" py={2} pl="sm" style={{ borderLeft: '3px solid var(--red)' }} role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600}>
        Opozvati poveznicu?
      </Text>
      <Text c="dimmed" fz="sm" lh="18px">
        {text.revokeHelp(record.kind)}
      </Text>
      <FaultAlert error={remove.error} />
      <Group mt="xs">
        <Button ref={takeFocus} onClick={onCancel}>
          Odustani
        </Button>
        <BusyButton variant="danger" onClick={() => remove.mutate(link.id)} isBusy={remove.isPending}>
          Opozovi poveznicu
        </BusyButton>
      </Group>
    </Box>
  );
}
