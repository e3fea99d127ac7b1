import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/subfolders';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconFilePlus, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import look from '#web/ui/look.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import documentClasses from '../Documents.module.css';
import { useDocumentsWrite } from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import classes from './Folder.module.css';
import { folderText as text } from './folder.text.ts';
import { NamesForm } from './NamesForm.tsx';

type Props = { folder: ManagedFolder; count: number; onAdd: () => void };

/** The name of a folder, which is changed in place, its counts and its actions. */
export function FolderHead({ folder, count, onAdd }: Props) {
  const [naming, setNaming] = useState<'folder' | 'subfolder'>();
  const update = useDocumentsWrite(documentFolderRoutes.updateDocumentFolder);
  const create = useDocumentsWrite(subfolderRoutes.createSubfolder);
  const { id, title, version, subfolders } = folder;
  const rename = (
    <ActionIcon
      aria-label={documentsText.renaming(title)}
      aria-expanded={naming === 'folder'}
      onClick={() => setNaming(naming === 'folder' ? undefined : 'folder')}
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
            <span className={classes.notOnPhone}>{rename}</span>
            {text.counts(count, subfolders.length)}
          </span>
        }
        phoneTool={rename}
        action={
          <>
            <Button
              className={classes.addSubfolder}
              variant="quiet"
              leftSection={<IconFolderPlus aria-hidden />}
              onClick={() => setNaming('subfolder')}
            >
              {documentsText.addSubfolder}
            </Button>
            <AddDocumentsButton onClick={onAdd} />
          </>
        }
      />
      {naming === 'folder' && (
        <NamesForm
          label={text.namesLabel}
          start={folder}
          saveText={documentsText.save}
          onSave={(names) => update.mutateAsync({ body: { ...names, id, version } })}
          onClose={() => setNaming(undefined)}
        />
      )}
      {naming === 'subfolder' && (
        <NamesForm
          label={text.newSubfolder}
          saveText={documentsText.add}
          onSave={(names) => create.mutateAsync({ body: { ...names, show_sub: 1, doc_cat: id } })}
          onClose={() => setNaming(undefined)}
        />
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
