import { foldText } from '@baklja/contract/alias';
import {
  documentFolderRoutes,
  FOLDER_LANGUAGES,
  type FolderLanguage,
  type ManagedFolder,
} from '@baklja/contract/features/documents/document-folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Box, Button, Flex, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconFilePlus, IconFilter, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { defineListAddress, id as idParam, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Crumb } from '../Crumb.tsx';
import { type DocumentRow, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import { VisibilitySwitch } from '../folders/FolderActions.tsx';
import { NAMES_PARAM, NamesDrawer, newSubfolderRow } from '../NamesEditor.tsx';
import { folderText as text } from './folder.text.ts';

type Props = { folder: ManagedFolder; count: number; onAdd: () => void };

/** The name of a folder, its counts and its actions. */
export function FolderHead({ folder, count, onAdd }: Props) {
  const { id, title, lng, subfolders } = folder;
  const rename = useRowLink(NAMES_PARAM, id);
  const subfolderKey = newSubfolderRow(id);
  const addSubfolder = useRowLink(NAMES_PARAM, subfolderKey);
  const pencil = (linkId?: string) => (
    <ActionIcon component={Link} to={rename.to} id={linkId} aria-label={documentsText.renaming(title)}>
      <IconPencil aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <Crumb to={paths.documentFolders}>{text.back}</Crumb>
      <PageHead
        title={title}
        documentTitle={`${title} – ${text.back}`}
        note={
          // A phone cuts it with an ellipsis.
          <Flex component="span" display={{ base: 'inline', sm: 'inline-flex' }} align="center" gap="sm">
            <Box component="span" visibleFrom="sm">
              {pencil(rowLinkId(NAMES_PARAM, id))}
            </Box>
            {text.counts(count, subfolders.length)}
          </Flex>
        }
        phoneTool={pencil()}
        action={
          <>
            <Button
              component={Link}
              to={addSubfolder.to}
              id={rowLinkId(NAMES_PARAM, subfolderKey)}
              variant="quiet"
              px={{ base: 'xs', sm: 'sm' }}
              leftSection={<IconFolderPlus aria-hidden />}
              classNames={{ section: 'mantine-visible-from-sm' }}
            >
              {documentsText.addSubfolder}
            </Button>
            <AddDocumentsButton onClick={onAdd} />
          </>
        }
      />
      <NamesDrawer folders={[folder]} language={lng} />
    </>
  );
}

export function AddDocumentsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="filled" leftSection={<IconFilePlus aria-hidden />} onClick={onClick}>
      {documentsText.addDocuments}
    </Button>
  );
}

/** What the address of a folder holds; `naming` is the row in which the folder or a new subfolder is named. */
type FolderRequest = {
  search: string;
  subfolder: number | undefined;
  year: number | undefined;
  naming: string;
};

export const folderAddress = defineListAddress<FolderRequest>({
  search: search(),
  subfolder: idParam('subfolder'),
  year: idParam('godina'),
  naming: textParam(NAMES_PARAM),
});

/** Whether the list shows a part of the folder. */
export function isNarrowed({ search: words, subfolder, year }: FolderRequest): boolean {
  return words !== '' || subfolder !== undefined || year !== undefined;
}

/** The documents that the search and the filters leave, in order. */
export function narrow(documents: readonly DocumentRow[], request: FolderRequest): readonly DocumentRow[] {
  if (!isNarrowed(request)) return documents;
  const words = foldText(request.search.trim());
  return documents.filter(
    ({ doc_name, title_eng, year, sub_folder, show_in_sub }) =>
      (words === '' || foldText(`${doc_name} ${title_eng}`).includes(words)) &&
      (request.subfolder === undefined || (show_in_sub === 1 && sub_folder === request.subfolder)) &&
      (request.year === undefined || year === request.year),
  );
}

type ToolsProps = {
  folder: ManagedFolder;
  documents: readonly DocumentRow[];
  request: FolderRequest;
  change: (next: Partial<FolderRequest>, options?: { replace?: boolean }) => void;
};

/** Search and filters of the documents, and the language and visibility of their folder. */
export function FolderTools({ folder, documents, request, change }: ToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const active = [request.subfolder, request.year].filter((value) => value !== undefined).length;
  const toId = (value: string) => (value === '' ? undefined : Number(value));
  const years = [...new Set(documents.map(({ year }) => year))].toSorted((one, other) => other - one);
  const filterFlex = { base: '1 1 40%', sm: 'initial' };
  return (
    <Flex wrap="wrap" align="center" rowGap="xs" columnGap={{ base: 'xs', sm: 'md' }} mih={44} pb={6}>
      <Box flex={{ base: 1, sm: 'initial' }} w={{ sm: 320 }}>
        <SearchField
          label={text.search}
          search={request.search}
          maxLength={SEARCH_MAX_LENGTH}
          delayMs={0}
          onSearch={(words) => change({ search: words }, { replace: true })}
        />
      </Box>
      <Button
        hiddenFrom="sm"
        leftSection={<IconFilter aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={active > 0 ? `${text.filters}, ${text.filtersOn(active)}` : text.filters}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? `${text.filters} ${active}` : text.filters}
      </Button>
      {/* A line of its own where the search leaves no room. */}
      <Group
        id={panelId}
        display={{ base: isOpen ? 'flex' : 'none', sm: 'flex' }}
        gap="8px 16px"
        flex={{ base: '1 0 100%', sm: '1 0 auto' }}
        maw="100%"
      >
        {folder.subfolders.length > 0 && (
          <NativeSelect
            flex={filterFlex}
            aria-label={text.subfolder}
            value={request.subfolder ?? ''}
            onChange={({ currentTarget }) => change({ subfolder: toId(currentTarget.value) })}
            data={[
              { value: '', label: text.allSubfolders },
              ...folder.subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title })),
            ]}
          />
        )}
        <NativeSelect
          flex={filterFlex}
          aria-label={text.year}
          value={request.year ?? ''}
          onChange={({ currentTarget }) => change({ year: toId(currentTarget.value) })}
          data={[{ value: '', label: text.allYears }, ...years.map(String)]}
        />
        <Group
          gap="8px 16px"
          flex={{ base: '1 0 100%', sm: 'initial' }}
          ml={{ base: 0, sm: 'auto' }}
          c="quiet"
          fw={500}
        >
          <LanguageOfFolder folder={folder} />
          <Group>
            <span aria-hidden>{text.visible}</span>
            <VisibilitySwitch folder={folder} />
          </Group>
        </Group>
      </Group>
    </Flex>
  );
}

/** The language of a folder, saved at once. */
function LanguageOfFolder({ folder: { id, lng, version } }: Pick<ToolsProps, 'folder'>) {
  const update = useDocumentsWrite(documentFolderRoutes.updateDocumentFolder);
  const toasts = useToasts();
  const labelId = useId();
  const save = async (next: FolderLanguage) => {
    toasts.clearErrors();
    try {
      const { message } = await update.mutateAsync({ body: { id, version, lng: next } });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <Group wrap="nowrap">
      <span id={labelId}>{documentsText.language}</span>
      <SegmentedControl
        aria-labelledby={labelId}
        value={update.isPending ? update.variables.body.lng : lng}
        onChange={(next) => void save(next as FolderLanguage)}
        data={[...FOLDER_LANGUAGES]}
      />
    </Group>
  );
}
