import { Box, Button, Checkbox, Flex, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { IconEyeOff, IconPlus } from '#web/lib/icons.ts';
import type { SmallForm } from '#web/lib/use-small-form.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { DialogButtons, SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { useLeaveGuard } from '#web/ui/dialogs/use-leave-guard.ts';
import { CopyField } from '#web/ui/fields/CopyField.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';

type ListProps<Row> = {
  title: string;
  help: ReactNode;
  addText: string;
  read: UseQueryResult<Row[]>;
  columns: readonly Column<Row, unknown>[];
  /** What they are for, where there are none. */
  empty: string;
  notLoaded: string;
  AddDialog: (props: { onClose: () => void }) => ReactNode;
};

/** A section of the screen: what was added, each with a secret of its own. */
export function SecretList<Row extends { id: number }>({ title, read, addText, AddDialog, ...texts }: ListProps<Row>) {
  const headingId = useId();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Box component="section" aria-labelledby={headingId} pb="xl">
      <Flex align="center" gap="sm" py="xs" mih={52}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        <Text visibleFrom="sm" c="quiet" fz="sm">
          {texts.help}
        </Text>
        <Button ml="auto" leftSection={<IconPlus aria-hidden />} onClick={() => setIsAdding(true)}>
          {addText}
        </Button>
      </Flex>
      {read.error && !read.data ? (
        <FailedQuery title={texts.notLoaded} query={read} />
      ) : read.data?.length === 0 ? (
        <Text c="quiet" py="sm" style={{ borderTop: '1.5px solid var(--ink)' }}>
          {texts.empty}
        </Text>
      ) : (
        <RecordTable label={title} rows={read.data} columns={texts.columns} request={{}} skeletonRows={2} />
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </Box>
  );
}

type DialogProps = {
  addText: string;
  form: Pick<SmallForm<object>, 'props' | 'fault' | 'isBusy'>;
  /** The fields. */
  children: ReactNode;
  /** Of what the form made; undefined until then. */
  secret: string | undefined;
  /** The words about it. */
  made: { title: string; help: string; label: string; savedLabel: string; facts?: ReactNode };
  onClose: () => void;
};

/** The form, then the secret of what it made. That cannot be read again, so it is asked about until it is saved. */
export function SecretDialog({ addText, form, children, secret, made, onClose }: DialogProps) {
  const [isSaved, setIsSaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const wouldBeLost = secret !== undefined && !isSaved;
  const leaving = useLeaveGuard(wouldBeLost);
  return (
    <>
      <StackedModal
        title={secret === undefined ? addText : made.title}
        onClose={() => (wouldBeLost ? setIsAsking(true) : onClose())}
        closeOnClickOutside={secret !== undefined}
        withCloseButton={false}
      >
        {secret !== undefined ? (
          <Stack>
            <Text c="quiet">{made.help}</Text>
            <CopyField label={made.label} value={secret} ref={takeFocus} />
            {made.facts}
            <Checkbox
              label={made.savedLabel}
              checked={isSaved}
              onChange={(event) => setIsSaved(event.currentTarget.checked)}
            />
            <DialogButtons>
              <Button variant="filled" disabled={!isSaved} onClick={onClose}>
                Zatvori
              </Button>
            </DialogButtons>
          </Stack>
        ) : (
          <form {...form.props}>
            <Stack>{children}</Stack>
            <FaultAlert mt="sm" error={form.fault} />
            <SubmitButtons confirmText={addText} isBusy={form.isBusy} onCancel={onClose} />
          </form>
        )}
      </StackedModal>
      <ConfirmDialog
        isOpen={isAsking || leaving.state === 'blocked'}
        title="Zatvoriti bez spremanja?"
        consequences={[{ icon: <IconEyeOff aria-hidden />, text: `${made.label} se više neće prikazati.` }]}
        confirmText="Zatvori bez spremanja"
        onConfirm={leaving.proceed ?? onClose}
        onCancel={() => {
          setIsAsking(false);
          leaving.reset?.();
        }}
      />
    </>
  );
}
