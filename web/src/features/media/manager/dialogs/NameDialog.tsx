import type { MediaFile } from '@baklja/contract/features/media/media';
import { folderNameProblem, nameOf, rootOf, splitName } from '@baklja/contract/files/folders';
import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { useCreateFolder, useRenameFolder, useUpdateFile } from '#web/media/library/files.queries.ts';
import { filesQueryKey } from '#web/media/uploads/uploads.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';
import { KeptUses } from '../details/FileUses.tsx';

/** What gets a name: a file, a folder, or a new folder in `newIn`. */
export type Named = { file: MediaFile } | { folder: string } | { newIn: string };

type Props = {
  named: Named;
  isOpen: boolean;
  /** Receives the new path of a renamed folder. */
  onFolderRenamed: (path: string) => void;
  onEnd: () => void;
};

/** Names a file or folder. A file keeps its extension. Shows where it is used and that those uses keep working. */
export function NameDialog({ named, isOpen, onFolderRenamed, onEnd }: Props) {
  const toasts = useToasts();
  const save = useNaming(named, onFolderRenamed);
  const { base, ending } = 'file' in named ? splitName(named.file.name) : { base: '', ending: '' };
  const initial = 'folder' in named ? nameOf(named.folder) : base;
  const findProblem = (name: string) => ('file' in named ? fileNameProblem(name, ending) : folderNameProblem(name));
  const form = useSmallForm({
    initial: { newName: initial },
    findProblems: ({ newName }) => ({ newName: findProblem(newName) }),
    send: async ({ newName }) => {
      if (newName !== initial) toasts.success(await save(`${newName}${ending}`), MEDIA_TOAST_MS);
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
    <Modal opened={isOpen} onClose={onEnd} title={titleOf(named)} withCloseButton={false}>
      <form {...form.props}>
        <TextInput
          ref={field}
          data-autofocus
          label={'file' in named ? 'Ime datoteke' : 'Naziv foldera'}
          description={ending === '' ? undefined : `Nastavak „${ending}” ostaje.`}
          value={value}
          // An empty field shows no problem before the user types.
          error={error ?? (value === initial ? undefined : findProblem(value))}
          {...others}
        />
        {'file' in named && (
          <KeptUses targets={{ files: [named.file] }} note="Stara adresa vodit će na novu, pa će sve raditi i dalje." />
        )}
        {'folder' in named && <KeptUses targets={named} note={text.formerAddresses} />}
        <SubmitButtons confirmText={'newIn' in named ? 'Dodaj folder' : text.rename} isBusy={isBusy} onCancel={onEnd} />
      </form>
    </Modal>
  );
}

/** The function that gives the name; it returns the message to show, and rejects with the reason why it failed. */
function useNaming(named: Named, onFolderRenamed: Props['onFolderRenamed']): (name: string) => Promise<string> {
  const update = useUpdateFile();
  const renaming = useRenameFolder();
  const creation = useCreateFolder();
  const queryClient = useQueryClient();
  return async (name) => {
    if ('newIn' in named) {
      const folder = rootOf(named.newIn) ?? named.newIn;
      const subfolder = named.newIn.slice(folder.length + 1);
      await creation.mutateAsync({ folder, ...(subfolder !== '' && { subfolder }), folderName: name });
      return 'Folder created!';
    }
    if ('folder' in named) {
      const { message, path } = await renaming.mutateAsync({ path: named.folder, name });
      onFolderRenamed(path);
      return message;
    }
    const { id, version } = named.file;
    try {
      return (await update.mutateAsync({ id, version, name })).message;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      await queryClient.invalidateQueries({ queryKey: filesQueryKey });
      throw new Error('Netko je u međuvremenu promijenio ovu datoteku. Provjerite i pokušajte ponovno.');
    }
  };
}

function titleOf(named: Named): string {
  if ('newIn' in named) return `Novi folder u „${named.newIn}”`;
  return 'file' in named ? 'Preimenuj datoteku' : 'Preimenuj folder';
}

function fileNameProblem(name: string, ending: string): string | undefined {
  if (name.trim() === '') return 'Unesite ime datoteke.';
  if (/[/\\]/.test(name)) return 'Ime ne smije sadržavati kosu crtu.';
  const longest = FILE_NAME_MAX_LENGTH - ending.length;
  return name.length > longest ? `Ime može imati najviše ${longest} znakova.` : undefined;
}
