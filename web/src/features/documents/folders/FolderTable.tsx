import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { recordAddress } from '@baklja/contract/kinds';
import { countRecords } from '@baklja/contract/records/record-words';
import { ActionIcon, Box, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconEyeOff, IconFile, IconFolder, IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import tableClasses from '#web/ui/lists/Table.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { addFiles, PANEL_LIMIT, useSendFiles } from '../adding/adding-store.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM, newSubfolderRow, subfolderRow } from '../NamesEditor.tsx';
import { FolderMenu, type FolderMenuProps, VisibilitySwitch } from './FolderActions.tsx';
import classes from './FoldersScreen.module.css';

/** A folder as the list shows it. A found folder is open where the words are in something that it holds. */
export type FolderRow = {
  folder: ManagedFolder;
  isOpen: boolean;
  subfolders: readonly ManagedSubfolder[];
  /** Documents that a search found in it. */
  found: readonly FoundDocument[];
};

/** Documents that are being added; the folder is chosen in the panel when it is undefined. */
export type Adding = { folderId: number | undefined };

type Props = {
  rows: readonly FolderRow[];
  onToggle: (id: number) => void;
  adding: Adding | undefined;
  onAdd: (folderId: number) => void;
};

const NARROW = '(max-width: 75em)';

/** The folders with their subfolders. */
export function FolderTable({ rows, onToggle, adding, onAdd }: Props) {
  const { recordKey: naming } = useOpenRow(NAMES_PARAM);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return (
    <table
      className={`${tableClasses.table} ${classes.table}`}
      data-compact={isNarrow || adding !== undefined || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col" className={classes.eng}>
            {text.nameEng}
          </th>
          <th scope="col" className={classes.count}>
            {text.documents}
          </th>
          <th scope="col" className={classes.visible}>
            {text.visible}
          </th>
          <th scope="col" className={classes.acts} aria-label="Radnje" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ folder, isOpen, subfolders, found }) => (
          <Fragment key={folder.id}>
            <FolderLine
              folder={folder}
              isOpen={isOpen}
              isMarked={adding?.folderId === folder.id || naming === String(folder.id)}
              onToggle={() => onToggle(folder.id)}
              onAdd={() => onAdd(folder.id)}
            />
            {isOpen &&
              subfolders.map((subfolder) => (
                <SubfolderLine
                  key={subfolder.sub_id}
                  subfolder={subfolder}
                  folder={folder}
                  isMarked={naming === subfolderRow(subfolder.sub_id)}
                />
              ))}
            {found.map((document) => (
              <FoundLine key={document.doc_id} document={document} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type FolderLineProps = {
  folder: ManagedFolder;
  isOpen: boolean;
  /** Documents are being added to it, or it is being named. */
  isMarked: boolean;
  onToggle: () => void;
  onAdd: () => void;
};

/** Looks of an action that a row shows under the pointer. */
const QUICK = {
  className: classes.onHover,
  size: 'compact-sm',
  variant: 'quiet',
  leftSection: <IconPlus aria-hidden />,
};

/** A folder of the list. Files that are dropped on it are added to it. */
function FolderLine({ folder, isOpen, isMarked, onToggle, onAdd }: FolderLineProps) {
  const { id, title, title_eng, documents, subfolders } = folder;
  const subfolderKey = newSubfolderRow(id);
  const addSubfolder = useRowLink(NAMES_PARAM, subfolderKey);
  const { send } = useSendFiles();
  const navigate = useNavigate();
  const isHidden = folder.show_doc_page === 0;
  const drop = (files: File[]) => {
    send(addFiles(id, files));
    if (files.length > PANEL_LIMIT) void navigate(paths.addDocuments(id));
    else onAdd();
  };
  return (
    <tr data-hidden={isHidden || undefined} data-marked={isMarked || undefined}>
      <td>
        <UploadDropZone folder={title} words={text.dropped(title)} onFiles={drop} pastesInside>
          <div className={classes.nameLine}>
            {subfolders.length > 0 ? (
              <ActionIcon size={24} mr={-4} aria-label={text.shows(title)} aria-expanded={isOpen} onClick={onToggle}>
                {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
              </ActionIcon>
            ) : (
              <Box component="span" miw={20} h={24} />
            )}
            <IconFolder aria-hidden />
            <b className={classes.title} title={title}>
              {title}
            </b>
            {!isOpen && subfolders.length > 0 && (
              <span className={`${classes.note} mantine-visible-from-sm`}>
                {countRecords('subfolder', subfolders.length)}
              </span>
            )}
            {isHidden && <Hidden />}
          </div>
          <div className={`${classes.facts} mantine-hidden-from-sm`}>{countRecords('document', documents)}</div>
        </UploadDropZone>
      </td>
      <OtherCells
        titleEng={title_eng}
        visibility={<VisibilitySwitch folder={folder} />}
        folder={{ kind: 'documentFolder', id, title, subfolders: subfolders.length, documents }}
        to={paths.documentFolder(id)}
        rowKey={String(id)}
        newRowKey={subfolderKey}
        onAdd={onAdd}
      >
        <Button {...QUICK} aria-label={text.addTo(text.plusDocuments, title)} onClick={onAdd}>
          {text.plusDocuments}
        </Button>
        <Button
          {...QUICK}
          component={Link}
          to={addSubfolder.to}
          id={rowLinkId(NAMES_PARAM, subfolderKey)}
          aria-label={text.addTo(text.plusSubfolder, title)}
        >
          {text.plusSubfolder}
        </Button>
      </OtherCells>
    </tr>
  );
}

type SubfolderLineProps = { subfolder: ManagedSubfolder; folder: ManagedFolder; isMarked: boolean };

/** A subfolder of the list. It has its own switch also while its folder is hidden. */
function SubfolderLine({ subfolder, folder, isMarked }: SubfolderLineProps) {
  const { sub_id, title, title_eng, documents, show_sub, doc_cat } = subfolder;
  const isFolderHidden = folder.show_doc_page === 0;
  return (
    <tr data-subfolder data-hidden={show_sub === 0 || isFolderHidden || undefined} data-marked={isMarked || undefined}>
      <td>
        <div className={classes.nameLine}>
          <IconFolder aria-hidden />
          <span className={classes.title} title={title}>
            {title}
          </span>
          {isFolderHidden ? (
            <span className={classes.note}>{text.hiddenWithFolder}</span>
          ) : (
            show_sub === 0 && <Hidden />
          )}
        </div>
        <div className={`${classes.facts} mantine-hidden-from-sm`}>{countRecords('document', documents)}</div>
      </td>
      <OtherCells
        titleEng={title_eng}
        visibility={<VisibilitySwitch subfolder={subfolder} />}
        folder={{ kind: 'subfolder', id: sub_id, title, subfolders: 0, documents }}
        to={`${paths.documentFolder(doc_cat)}?subfolder=${sub_id}`}
        rowKey={subfolderRow(sub_id)}
      />
    </tr>
  );
}

function Hidden() {
  return (
    <span className={classes.note}>
      <IconEyeOff aria-hidden /> {text.hidden}
    </span>
  );
}

type OtherCellsProps = FolderMenuProps & { titleEng: string; visibility: ReactNode; children?: ReactNode };

/** The cells after the name. `children` are further actions. */
function OtherCells({ titleEng, visibility, children, ...menu }: OtherCellsProps) {
  return (
    <>
      <td className={`${classes.eng} mantine-visible-from-sm`} title={titleEng}>
        {titleEng}
      </td>
      <td className={`${classes.count} mantine-visible-from-sm`}>{menu.folder.documents}</td>
      <td className={classes.visible}>{visibility}</td>
      <td className={classes.acts}>
        <div className={classes.actions}>
          {children}
          <Link
            className={`${classes.open} mantine-visible-from-sm`}
            to={menu.to}
            aria-label={`${text.open}: ${menu.folder.title}`}
          >
            {text.open}
          </Link>
          <FolderMenu {...menu} />
        </div>
      </td>
    </>
  );
}

/** A document that the search found, below its folder. */
function FoundLine({ document: { doc_id, doc_name, year, page_id } }: { document: FoundDocument }) {
  return (
    <tr data-subfolder>
      <td colSpan={5}>
        <div className={classes.nameLine}>
          <IconFile aria-hidden />
          <TextLink to={recordAddress('document', { id: doc_id, key: page_id })}>{doc_name}</TextLink>
          <span className={classes.note}>{year}</span>
        </div>
      </td>
    </tr>
  );
}
