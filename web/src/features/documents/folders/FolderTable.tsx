import type { FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import { IconFolderPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useOpenRow } from '#web/forms/row/row-address.ts';
import tableClasses from '#web/ui/lists/Table.module.css';
import { documentsText as text } from '../documents.text.ts';
import { FolderNames, SubfolderNames } from '../names/NamesEditor.tsx';
import { NAMES_PARAM, newSubfolderRow, subfolderRow } from '../names/names-address.ts';
import { FolderLine } from './FolderLine.tsx';
import classes from './Folders.module.css';
import { FoundLine } from './FoundLine.tsx';
import type { FolderRow } from './folder-rows.ts';
import { SubfolderLine } from './SubfolderLine.tsx';

/** Documents that are being added; the folder is chosen in the panel when it is undefined. */
export type Adding = { folderId: number | undefined };

type Props = {
  rows: readonly FolderRow[];
  language: FolderLanguage;
  onToggle: (id: number) => void;
  adding: Adding | undefined;
  onAdd: (folderId: number) => void;
};

/** The folders with their subfolders, and the row in which one is named. */
export function FolderTable({ rows, language, onToggle, adding, onAdd }: Props) {
  const { recordKey: naming, isNew } = useOpenRow(NAMES_PARAM);
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
        {isNew && (
          <NamesRow>
            <FolderNames language={language} />
          </NamesRow>
        )}
        {rows.map(({ folder, isOpen, subfolders, found }) => (
          <Fragment key={folder.id}>
            {naming === String(folder.id) ? (
              <NamesRow>
                <FolderNames id={folder.id} language={language} />
              </NamesRow>
            ) : (
              <FolderLine
                folder={folder}
                isOpen={isOpen}
                isMarked={adding?.folderId === folder.id}
                onToggle={() => onToggle(folder.id)}
                onAdd={() => onAdd(folder.id)}
              />
            )}
            {isOpen &&
              subfolders.map((subfolder) =>
                naming === subfolderRow(subfolder.sub_id) ? (
                  <NamesRow key={subfolder.sub_id} isSubfolder>
                    <SubfolderNames id={subfolder.sub_id} folderId={folder.id} />
                  </NamesRow>
                ) : (
                  <SubfolderLine key={subfolder.sub_id} subfolder={subfolder} folder={folder} />
                ),
              )}
            {naming === newSubfolderRow(folder.id) && (
              <NamesRow isSubfolder>
                <SubfolderNames folderId={folder.id} />
              </NamesRow>
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

/** A row of the table in which a folder or subfolder is named. */
function NamesRow({ isSubfolder = false, children }: { isSubfolder?: boolean; children: ReactNode }) {
  return (
    <tr className={classes.naming} data-subfolder={isSubfolder || undefined}>
      <td colSpan={5}>
        <div className={classes.namesRow}>
          <IconFolderPlus aria-hidden />
          {children}
        </div>
      </td>
    </tr>
  );
}
