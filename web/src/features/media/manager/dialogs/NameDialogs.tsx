import type { MediaFile } from '@baklja/contract/features/media/media';
import { folderNameProblem, nameOf, rootOf, splitName } from '@baklja/contract/files/folders';
import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { useCreateFolder, useRenameFolder, useUpdateFile } from '#web/media/library/files.queries.ts';
import { filesQueryKey } from '#web/media/uploads/uploads.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';
import { KeptUses } from '../details/FileUses.tsx';

type Props = { isOpen: boolean; onEnd: () => void };

export function CreateFolderDialog({ folder, isOpen, onEnd }: Props & { folder: string }) {
  const creation = useCreateFolder();
  const toasts = useToasts();
  const root = rootOf(folder) ?? folder;
  const below = folder.slice(root.length + 1);
  const create = async (folderName: string) => {
    await creation.mutateAsync({ folder: root, ...(below !== '' && { subfolder: below }), folderName });
    toasts.success(text.folderCreated, MEDIA_TOAST_MS);
  };
  return (
    <NameDialog
      isOpen={isOpen}
      title={text.newFolderIn(folder)}
      label={text.folderName}
      initial=""
      confirmText={text.createFolder}
      findProblem={folderNameProblem}
      onSave={create}
      onEnd={onEnd}
    />
  );
}

/** Renames a file and keeps its extension. Shows where the file is used and that those uses keep working. */
export function RenameFileDialog({ file, isOpen, onEnd }: Props & { file: MediaFile }) {
  const update = useUpdateFile();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { base, ending } = splitName(file.name);
  const rename = async (name: string) => {
    try {
      const { message } = await update.mutateAsync({ id: file.id, version: file.version, name: `${name}${ending}` });
      toasts.success(message, MEDIA_TOAST_MS);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      await queryClient.invalidateQueries({ queryKey: filesQueryKey });
      throw new Error(text.rowChanged);
    }
  };
  return (
    <NameDialog
      isOpen={isOpen}
      title={text.renameFile}
      label={text.fileName}
      initial={base}
      help={ending === '' ? undefined : text.endingStays(ending)}
      confirmText={text.rename}
      findProblem={(name) => fileNameProblem(name, ending)}
      onSave={rename}
      onEnd={onEnd}
    >
      <KeptUses targets={{ files: [file] }} note={text.formerAddress} />
    </NameDialog>
  );
}

type RenameFolderProps = Props & { folder: string; onRenamed: (path: string) => void };

export function RenameFolderDialog({ folder, isOpen, onEnd, onRenamed }: RenameFolderProps) {
  const renaming = useRenameFolder();
  const toasts = useToasts();
  const rename = async (name: string) => {
    const { message, path } = await renaming.mutateAsync({ path: folder, name });
    toasts.success(message, MEDIA_TOAST_MS);
    onRenamed(path);
  };
  return (
    <NameDialog
      isOpen={isOpen}
      title={text.renameFolder}
      label={text.folderName}
      initial={nameOf(folder)}
      confirmText={text.rename}
      findProblem={folderNameProblem}
      onSave={rename}
      onEnd={onEnd}
    >
      <KeptUses targets={{ folder }} note={text.formerAddresses} />
    </NameDialog>
  );
}

function fileNameProblem(name: string, ending: string): string | undefined {
  if (name.trim() === '') return text.noName;
  if (/[/\\]/.test(name)) return text.noSlash;
  const longest = FILE_NAME_MAX_LENGTH - ending.length;
  return name.length > longest ? text.nameTooLong(longest) : undefined;
}

type NameDialogProps = {
  isOpen: boolean;
  title: string;
  label: string;
  initial: string;
  help?: string | undefined;
  confirmText: string;
  /** The problem with a name, in Croatian; undefined for a valid name. */
  findProblem: (name: string) => string | undefined;
  /** When it rejects, the field shows the error and keeps the typed name. */
  onSave: (name: string) => Promise<void>;
  onEnd: () => void;
  children?: ReactNode;
};

function NameDialog(props: NameDialogProps) {
  const { initial, findProblem, onSave, onEnd } = props;
  const form = useSmallForm({
    initial: { newName: initial },
    findProblems: ({ newName }) => ({ newName: findProblem(newName) }),
    send: async ({ newName }) => {
      if (newName !== initial) await onSave(newName);
      onEnd();
    },
  });
  const { fault, isBusy } = form;
  const { value, error = fault?.message, ...others } = form.field('newName');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  return (
    <Modal opened={props.isOpen} onClose={onEnd} title={props.title} withCloseButton={false}>
      <form {...form.props}>
        <TextInput
          ref={field}
          data-autofocus
          label={props.label}
          description={props.help}
          value={value}
          // An empty field shows no problem before the user types.
          error={error ?? (value === initial ? undefined : findProblem(value))}
          {...others}
        />
        {props.children}
        <SubmitButtons confirmText={props.confirmText} isBusy={isBusy} onCancel={onEnd} />
      </form>
    </Modal>
  );
}
