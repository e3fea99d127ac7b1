import { foldText } from '@baklja/contract/alias';
import {
  documentFolderRoutes,
  FOLDER_LANGUAGES,
  type FolderLanguage,
  type ManagedFolder,
} from '@baklja/contract/features/documents/document-folders';
import { ActionIcon, Box, Button, Flex, Group, SegmentedControl } from '@mantine/core';
import { IconFilePlus, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { defineListAddress, id as idParam, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import type { ListState } from '#web/lists/address/use-list-address.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { type DocumentRow, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import { VisibilitySwitch } from '../folders/FolderActions.tsx';
import { NAMES_PARAM, NamesDrawer, newSubfolderRow } from '../NamesEditor.tsx';
import { folderText as text } from './folder.text.ts';

type Props = { folder: ManagedFolder; count: number; onAdd: () => void };

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
export const folderAddress = defineListAddress({
  search: search(),
  subfolder: idParam('subfolder'),
  year: idParam('godina'),
  naming: textParam(NAMES_PARAM),
});

type FolderRequest = ReturnType<typeof folderAddress.read>;

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

type ToolsProps = ListState<FolderRequest> & { folder: ManagedFolder; documents: readonly DocumentRow[] };

export function FolderTools({ folder, documents, ...list }: ToolsProps) {
  const years = [...new Set(documents.map(({ year }) => year))].toSorted((one, other) => other - one);
  const subfolders = folder.subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title }));
  return (
    <ListTools
      {...list}
      searchLabel={text.search}
      isWhole
      lineFilters={[
        ...(subfolders.length > 0
          ? [{ key: 'subfolder', label: text.subfolder, all: text.allSubfolders, options: subfolders }]
          : []),
        {
          ...{ key: 'year', label: text.year, all: text.allYears },
          options: years.map((year) => ({ value: String(year), label: String(year) })),
        },
      ]}
      hint={<FolderSettings folder={folder} />}
    />
  );
}

/** The language of a folder, and whether the site shows it. */
export function FolderSettings({ folder }: Pick<ToolsProps, 'folder'>) {
  return (
    <Group gap="8px 16px" fw={500}>
      <LanguageOfFolder folder={folder} />
      <Group>
        <span aria-hidden>{text.visible}</span>
        <VisibilitySwitch folder={folder} />
      </Group>
    </Group>
  );
}

/** The language of a folder, saved at once. */
function LanguageOfFolder({ folder: { id, lng, version } }: Pick<ToolsProps, 'folder'>) {
  const update = useDocumentsWrite(documentFolderRoutes.updateDocumentFolder);
  const announce = useAnnounce();
  const labelId = useId();
  const save = (next: FolderLanguage) => announce(() => update.mutateAsync({ body: { id, version, lng: next } }));
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
