import type { FolderLanguage } from '@baklja/contract/features/document-folders';
import { Fragment } from 'react';
import tableClasses from '#web/ui/lists/Table.module.css';
import { documentsText as text } from '../documents.text.ts';
import { FolderLine } from './FolderLine.tsx';
import classes from './Folders.module.css';
import { FoundLine } from './FoundLine.tsx';
import type { Adding, FolderEdit } from './folder-edit.ts';
import type { FolderRow } from './folder-rows.ts';
import { NamesLine } from './NamesLine.tsx';
import { SubfolderLine } from './SubfolderLine.tsx';
import { useFolderWrites } from './use-folder-writes.ts';

type Props = {
  rows: readonly FolderRow[];
  language: FolderLanguage;
  edit: FolderEdit | undefined;
  onEdit: (edit: FolderEdit | undefined) => void;
  onToggle: (id: number) => void;
  adding: Adding | undefined;
  onAdd: (folderId: number) => void;
};

/** The folders with their subfolders, and the row in which one is named. */
export function FolderTable({ rows, language, edit, onEdit, onToggle, adding, onAdd }: Props) {
  const { addFolder, addSubfolder, renameFolder, renameSubfolder } = useFolderWrites(language);
  const close = () => onEdit(undefined);
  return (
    <table className={`${tableClasses.table} ${classes.table}`}>
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
        {edit?.kind === 'folder' && <NamesLine label={text.newFolder} onSave={addFolder} onClose={close} />}
        {rows.map(({ folder, isOpen, subfolders, found }) => (
          <Fragment key={folder.id}>
            {edit?.kind === 'rename-folder' && edit.id === folder.id ? (
              <NamesLine
                label={text.renaming(folder.title)}
                start={folder}
                onSave={(names) => renameFolder(folder, names)}
                onClose={close}
              />
            ) : (
              <FolderLine
                folder={folder}
                isOpen={isOpen}
                isMarked={adding?.folderId === folder.id}
                onToggle={() => onToggle(folder.id)}
                onEdit={onEdit}
                onAdd={() => onAdd(folder.id)}
              />
            )}
            {isOpen &&
              subfolders.map((subfolder) =>
                edit?.kind === 'rename-subfolder' && edit.id === subfolder.sub_id ? (
                  <NamesLine
                    key={subfolder.sub_id}
                    label={text.renaming(subfolder.title)}
                    start={subfolder}
                    isSubfolder
                    onSave={(names) => renameSubfolder(subfolder, names)}
                    onClose={close}
                  />
                ) : (
                  <SubfolderLine key={subfolder.sub_id} subfolder={subfolder} folder={folder} onEdit={onEdit} />
                ),
              )}
            {edit?.kind === 'subfolder' && edit.folderId === folder.id && (
              <NamesLine
                label={text.subfolderOf(folder.title)}
                isSubfolder
                onSave={(names) => addSubfolder(folder, names)}
                onClose={close}
              />
            )}
            {found.map((document) => (
              <FoundLine key={document.doc_id} document={document} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
