import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconFilePlus, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import { paths } from '#web/lib/paths.ts';
import look from '#web/ui/look.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import documentClasses from '../Documents.module.css';
import { documentsText } from '../documents.text.ts';
import { FolderNames, SubfolderNames } from '../names/NamesEditor.tsx';
import { NAMES_PARAM, newSubfolderRow } from '../names/names-address.ts';
import classes from './Folder.module.css';
import { folderText as text } from './folder.text.ts';

type Props = { folder: ManagedFolder; count: number; onAdd: () => void };

/** The name of a folder, which is changed in place, its counts and its actions. */
export function FolderHead({ folder, count, onAdd }: Props) {
  const { id, title, lng, subfolders } = folder;
  const rename = useRowLink(NAMES_PARAM, id);
  const subfolderKey = newSubfolderRow(id);
  const addSubfolder = useRowLink(NAMES_PARAM, subfolderKey);
  const pencil = (linkId?: string) => (
    <ActionIcon
      component={Link}
      to={rename.to}
      id={linkId}
      aria-label={documentsText.renaming(title)}
      aria-expanded={rename.isOpen}
    >
      <IconPencil aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <p className={`${look.quiet} ${look.small} ${documentClasses.crumb}`}>
        <IconArrowLeft aria-hidden />
        <Link to={paths.documentFolders}>{text.back}</Link>
      </p>
      <PageHead
        title={title}
        documentTitle={`${title} – ${text.back}`}
        note={
          <span className={classes.headNote}>
            <span className={classes.notOnPhone}>{pencil(rowLinkId(NAMES_PARAM, id))}</span>
            {text.counts(count, subfolders.length)}
          </span>
        }
        phoneTool={pencil()}
        action={
          <>
            <Button
              component={Link}
              to={addSubfolder.to}
              id={rowLinkId(NAMES_PARAM, subfolderKey)}
              className={classes.addSubfolder}
              variant="quiet"
              leftSection={<IconFolderPlus aria-hidden />}
            >
              {documentsText.addSubfolder}
            </Button>
            <AddDocumentsButton onClick={onAdd} />
          </>
        }
      />
      {(rename.isOpen || addSubfolder.isOpen) && (
        <div className={classes.names}>
          {rename.isOpen ? <FolderNames id={id} language={lng} /> : <SubfolderNames folderId={id} />}
        </div>
      )}
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
