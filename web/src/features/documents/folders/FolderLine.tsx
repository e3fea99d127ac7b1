import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { countRecords } from '@baklja/contract/records/record-words';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconEyeOff, IconFolder, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import { paths } from '#web/lib/paths.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import look from '#web/ui/look.module.css';
import { addFiles, PANEL_LIMIT } from '../adding/adding-store.ts';
import { useSendFiles } from '../adding/use-send-files.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM, newSubfolderRow } from '../names/names-address.ts';
import { FolderMenu } from './FolderMenu.tsx';
import classes from './Folders.module.css';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

type Props = {
  folder: ManagedFolder;
  isOpen: boolean;
  /** Documents are being added to it. */
  isMarked: boolean;
  onToggle: () => void;
  onAdd: () => void;
};

/** A folder of the list. Files that are dropped on it are added to it. */
export function FolderLine({ folder, isOpen, isMarked, onToggle, onAdd }: Props) {
  const { id, title, title_eng, documents, subfolders, show_doc_page } = folder;
  const subfolderKey = newSubfolderRow(id);
  const addSubfolder = useRowLink(NAMES_PARAM, subfolderKey);
  const { send } = useSendFiles();
  const navigate = useNavigate();
  const isHidden = show_doc_page === 0;
  const drop = (files: File[]) => {
    send(addFiles(id, files));
    if (files.length > PANEL_LIMIT) void navigate(paths.addDocuments(id));
    else onAdd();
  };
  return (
    <tr data-hidden={isHidden || undefined} data-marked={isMarked || undefined}>
      <td>
        <UploadDropZone folder={title} words={text.dropped(title)} onFiles={drop} pastesInside>
          <div className={`${look.line} ${classes.nameLine}`}>
            {subfolders.length > 0 ? (
              <ActionIcon
                className={classes.twist}
                size={24}
                aria-label={text.shows(title)}
                aria-expanded={isOpen}
                onClick={onToggle}
              >
                {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
              </ActionIcon>
            ) : (
              <span className={classes.twist} />
            )}
            <IconFolder className={look.pale} aria-hidden />
            <b className={`${look.cut} ${look.medium} ${classes.title}`} title={title}>
              {title}
            </b>
            {!isOpen && subfolders.length > 0 && (
              <span className={`${look.note} ${look.whole} ${classes.note} ${classes.subfolderCount}`}>
                {countRecords('subfolder', subfolders.length)}
              </span>
            )}
            {isHidden && (
              <span className={`${look.note} ${look.whole} ${classes.note}`}>
                <IconEyeOff aria-hidden /> {text.hidden}
              </span>
            )}
          </div>
          <span className={classes.phoneNote}>{countRecords('document', documents)}</span>
        </UploadDropZone>
      </td>
      <td className={classes.eng} title={title_eng}>
        {title_eng}
      </td>
      <td className={classes.count}>{documents}</td>
      <td className={classes.visible}>
        <VisibilitySwitch folder={folder} />
      </td>
      <td className={classes.acts}>
        <div className={classes.actions}>
          <Button
            className={classes.onHover}
            size="compact-sm"
            variant="quiet"
            leftSection={<IconPlus aria-hidden />}
            aria-label={text.addTo(text.plusDocuments, title)}
            onClick={onAdd}
          >
            {text.plusDocuments}
          </Button>
          <Button
            component={Link}
            to={addSubfolder.to}
            id={rowLinkId(NAMES_PARAM, subfolderKey)}
            className={classes.onHover}
            size="compact-sm"
            variant="quiet"
            leftSection={<IconPlus aria-hidden />}
            aria-label={text.addTo(text.plusSubfolder, title)}
          >
            {text.plusSubfolder}
          </Button>
          <Link className={classes.open} to={paths.documentFolder(id)} aria-label={`${text.open}: ${title}`}>
            {text.open}
          </Link>
          <FolderMenu
            title={title}
            to={paths.documentFolder(id)}
            target={{ kind: 'documentFolder', id, title, subfolders: subfolders.length, documents }}
            rowKey={String(id)}
            newRowKey={subfolderKey}
            onAdd={onAdd}
          />
        </div>
      </td>
    </tr>
  );
}
