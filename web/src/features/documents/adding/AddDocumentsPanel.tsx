import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { ActionIcon, Box, Flex, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { IconUpload, IconX } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { documentsQuery } from '../documents.queries.ts';
import classes from './AddDocumentsScreen.module.css';
import {
  AddedFileState,
  AddedPlace,
  type AddedProps,
  AddedTextField,
  AddingSources,
  firstToFinish,
  RemoveAdded,
} from './AddedFields.tsx';
import { countOutcomes } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { addFiles, moveAdded, PANEL_LIMIT, useAdded, useSendFiles } from './adding-store.ts';
import { useSaveAdded } from './use-save-added.ts';

export type AddPanelProps = {
  folders: readonly ManagedFolder[];
  folderId: number | undefined;
  /** The open subfolder, into which the documents go; undefined for none. */
  subfolderId?: number | undefined;
  onFolder: (id: number) => void;
  onClose: () => void;
};

/** One to three documents for a folder, next to the list; more of them open the screen for many. */
export function AddDocumentsPanel({ folders, folderId, subfolderId, onFolder, onClose }: AddPanelProps) {
  const headingId = useId();
  const navigate = useNavigate();
  const added = useAdded(folderId);
  const { send } = useSendFiles();
  const isTouch = useIsTouch();
  const { data: present = [] } = useQuery({ ...documentsQuery(folderId ?? 0), enabled: folderId !== undefined });
  const { save, isSaving, hasTried, error } = useSaveAdded(folderId, onClose);
  const keepFocus = useKeepFocus(firstToFinish);
  const folder = folders.find(({ id }) => id === folderId);
  const counts = countOutcomes(added, present);
  const isMany = added.length > PANEL_LIMIT;
  useEffect(() => {
    if (isMany && folderId !== undefined) void navigate(paths.addDocuments(folderId, subfolderId));
  }, [isMany, folderId, subfolderId, navigate]);
  const take = (files: File[]) => {
    if (folderId !== undefined) send(addFiles(folderId, files, subfolderId));
  };
  const choose = (id: number) => {
    if (folderId !== undefined) moveAdded(folderId, id);
    onFolder(id);
  };
  return (
    <UploadDropZone
      folder={folder?.title ?? ''}
      words={text.dropInto(folder?.title ?? '')}
      isEnabled={folder !== undefined}
      onFiles={take}
    >
      <section className={classes.panel} aria-labelledby={headingId} {...keepFocus}>
        <Flex component="header" className={classes.ruled} justify="space-between" align="center" pt={6}>
          <Title order={2} id={headingId} lh="24px" lts="-0.01em">
            {text.title}
          </Title>
          <ActionIcon aria-label={text.close} onClick={onClose}>
            <IconX aria-hidden />
          </ActionIcon>
        </Flex>
        <NativeSelect
          label={text.folder}
          value={folderId ?? ''}
          onChange={({ currentTarget: { value } }) => choose(Number(value))}
          data={[
            ...(folderId === undefined ? [{ value: '', label: text.chooseFolder }] : []),
            ...folders.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        {folder && (
          <>
            {isTouch ? (
              <UploadButton label={text.choose} onFiles={take} />
            ) : (
              <Group wrap="nowrap" gap="sm" p={14} bd="1px dashed var(--edge)" bdrs="sm" c="quiet">
                <IconUpload aria-hidden />
                <span>{text.drop}</span>
                <UploadButton label={text.choose} flex="none" ml="auto" leftSection={null} onFiles={take} />
              </Group>
            )}
            <AddingSources folderId={folder.id} subfolderId={subfolderId} />
            {added.map((document) => (
              <AddedCard
                key={document.key}
                document={document}
                folderId={folder.id}
                subfolders={folder.subfolders}
                present={present}
                hasTried={hasTried}
              />
            ))}
            {added.length > 0 && (
              <footer className={`${classes.ruled} ${classes.foot}`}>
                {error === undefined ? (
                  <Text span c="dimmed" fz="sm" lh="16px">
                    {counts.ready === 0 ? text.details(counts) : text.atEnd}
                  </Text>
                ) : (
                  <Text span c="red" fz="sm" fw={550} role="alert">
                    {error}
                  </Text>
                )}
                <BusyButton
                  variant="filled"
                  isBusy={isSaving}
                  disabled={counts.ready === 0 && !isSaving}
                  onClick={save}
                >
                  {text.save(counts.ready)}
                </BusyButton>
              </footer>
            )}
          </>
        )}
      </section>
    </UploadDropZone>
  );
}

function AddedCard(props: AddedProps) {
  return (
    <Stack gap="xs" pt="sm" style={{ borderTop: '1px solid var(--rule)' }} data-added>
      <Group wrap="nowrap" justify="space-between">
        <AddedFileState {...props} />
        <RemoveAdded {...props} />
      </Group>
      <AddedTextField {...props} field="doc_name" hasLabel />
      <AddedTextField {...props} field="title_eng" hasLabel />
      <Box display="grid" style={{ gridTemplateColumns: '96px 1fr', gap: 'var(--s2)' }}>
        <AddedTextField {...props} field="year" hasLabel />
        <AddedPlace {...props} hasLabel />
      </Box>
    </Stack>
  );
}
