import { foldText } from '@baklja/contract/alias';
import {
  documentFolderRoutes,
  FOLDER_LANGUAGES,
  type FolderLanguage,
} from '@baklja/contract/features/documents/document-folders';
import { ActionIcon, Box, Button, Flex, Group, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { IconFilePlus, IconFolderPlus, IconPencil } from '#web/lib/icons.ts';
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
import { type FolderItem, VisibilitySwitch } from '../folders/FolderActions.tsx';
import { NAMES_PARAM, NamesDrawer, newSubfolderRow, subfolderRow } from '../NamesEditor.tsx';
import { folderText as text } from './folder.text.ts';

type Props = FolderItem & { count: number; onAdd: () => void };

export function FolderHead({ folder, subfolder, count, onAdd }: Props) {
  const { id, lng, subfolders } = folder;
  const { title } = subfolder ?? folder;
  const back = subfolder ? folder.title : text.back;
  const namesKey = subfolder ? subfolderRow(subfolder.sub_id) : id;
  const rename = useRowLink(NAMES_PARAM, namesKey);
  const subfolderKey = newSubfolderRow(id);
  const addSubfolder = useRowLink(NAMES_PARAM, subfolderKey);
  const pencil = (linkId?: string) => (
    <ActionIcon component={Link} to={rename.to} id={linkId} aria-label={documentsText.renaming(title)}>
      <IconPencil aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <Crumb to={subfolder ? paths.documentFolder(id) : paths.documentFolders}>{back}</Crumb>
      <PageHead
        title={title}
        documentTitle={`${title} – ${back}`}
        note={
          <Flex component="span" display={{ base: 'inline', sm: 'inline-flex' }} align="center" gap="sm">
            <Box component="span" visibleFrom="sm">
              {pencil(rowLinkId(NAMES_PARAM, namesKey))}
            </Box>
            {text.counts(count, subfolder ? 0 : subfolders.length)}
          </Flex>
        }
        phoneTool={pencil()}
        action={
          <>
            {!subfolder && (
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
            )}
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

/** What the address of a folder holds; `naming` is the row in which the folder or a subfolder is named. */
export const folderAddress = defineListAddress({
  search: search(),
  subfolder: idParam('subfolder'),
  year: idParam('godina'),
  naming: textParam(NAMES_PARAM),
});

type FolderRequest = ReturnType<typeof folderAddress.read>;

export function isNarrowed({ search: words, year }: FolderRequest): boolean {
  return words !== '' || year !== undefined;
}

/** The documents that the search and the filters leave, in order. */
export function narrow(documents: readonly DocumentRow[], request: FolderRequest): readonly DocumentRow[] {
  if (!isNarrowed(request)) return documents;
  const words = foldText(request.search.trim());
  return documents.filter(
    ({ doc_name, title_eng, year }) =>
      (words === '' || foldText(`${doc_name} ${title_eng}`).includes(words)) &&
      (request.year === undefined || year === request.year),
  );
}

type ToolsProps = FolderItem & ListState<FolderRequest> & { documents: readonly DocumentRow[] };

export function FolderTools({ folder, subfolder, documents, ...list }: ToolsProps) {
  const years = [...new Set(documents.map(({ year }) => year))].toSorted((one, other) => other - one);
  return (
    <ListTools
      {...list}
      searchLabel={text.search}
      isWhole
      lineFilters={[
        {
          key: 'year',
          label: text.year,
          all: text.allYears,
          options: years.map((year) => ({ value: String(year), label: String(year) })),
        },
      ]}
      hint={<FolderSettings folder={folder} subfolder={subfolder} />}
    />
  );
}

/** Whether the site shows a folder or subfolder, and the language of a folder. */
export function FolderSettings({ folder, subfolder }: FolderItem) {
  return (
    <Group gap="8px 16px" fw={500}>
      {!subfolder && <LanguageOfFolder folder={folder} />}
      <Group>
        <span aria-hidden>{text.visible}</span>
        <VisibilitySwitch folder={folder} subfolder={subfolder} />
        {subfolder && folder.show_doc_page === 0 && documentsText.hiddenWithFolder}
      </Group>
    </Group>
  );
}

/** The language of a folder, saved at once. */
function LanguageOfFolder({ folder: { id, lng, version } }: Pick<FolderItem, 'folder'>) {
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
