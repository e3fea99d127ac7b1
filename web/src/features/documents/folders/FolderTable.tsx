import type { FolderLanguage, ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { recordAddress } from '@baklja/contract/kinds';
import { countRecords } from '@baklja/contract/records/record-words';
import { IconEyeOff, IconFile, IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useOpenRow } from '#web/forms/row/row-address.ts';
import { paths } from '#web/lib/paths.ts';
import tableClasses from '#web/ui/lists/Table.module.css';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { documentsText as text } from '../documents.text.ts';
import { FolderNames, SubfolderNames } from '../names/NamesEditor.tsx';
import { NAMES_PARAM, newSubfolderRow, subfolderRow } from '../names/names-address.ts';
import { FolderLine } from './FolderLine.tsx';
import { FolderMenu } from './FolderMenu.tsx';
import classes from './Folders.module.css';
import type { FolderRow } from './folder-rows.ts';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

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

/** A document that the search found, below its folder. */
function FoundLine({ document: { doc_id, doc_name, year, page_id } }: { document: FoundDocument }) {
  return (
    <tr data-subfolder>
      <td colSpan={5}>
        <div className={`${look.line} ${classes.nameLine}`}>
          <IconFile className={look.pale} aria-hidden />
          <TextLink to={recordAddress('document', { id: doc_id, key: page_id })}>{doc_name}</TextLink>
          <span className={`${look.note} ${look.whole} ${classes.note}`}>{year}</span>
        </div>
      </td>
    </tr>
  );
}

type SubfolderLineProps = { subfolder: ManagedSubfolder; folder: ManagedFolder };

/** A subfolder of the list. It has its own switch also while its folder is hidden. */
function SubfolderLine({ subfolder, folder }: SubfolderLineProps) {
  const { sub_id, title, title_eng, documents, show_sub, doc_cat } = subfolder;
  const to = `${paths.documentFolder(doc_cat)}?subfolder=${sub_id}`;
  const isFolderHidden = folder.show_doc_page === 0;
  return (
    <tr data-subfolder data-hidden={show_sub === 0 || isFolderHidden || undefined}>
      <td>
        <div className={`${look.line} ${classes.nameLine}`}>
          <IconFolder className={look.pale} aria-hidden />
          <span className={`${look.cut} ${look.medium} ${classes.title}`} title={title}>
            {title}
          </span>
          {isFolderHidden ? (
            <span className={`${look.note} ${look.whole} ${classes.note}`}>{text.hiddenWithFolder}</span>
          ) : (
            show_sub === 0 && (
              <span className={`${look.note} ${look.whole} ${classes.note}`}>
                <IconEyeOff aria-hidden /> {text.hidden}
              </span>
            )
          )}
        </div>
        <span className={classes.phoneNote}>{countRecords('document', documents)}</span>
      </td>
      <td className={classes.eng} title={title_eng}>
        {title_eng}
      </td>
      <td className={classes.count}>{documents}</td>
      <td className={classes.visible}>
        <VisibilitySwitch subfolder={subfolder} />
      </td>
      <td className={classes.acts}>
        <div className={classes.actions}>
          <Link className={classes.open} to={to} aria-label={`${text.open}: ${title}`}>
            {text.open}
          </Link>
          <FolderMenu
            title={title}
            to={to}
            target={{ kind: 'subfolder', id: sub_id, title, subfolders: 0, documents }}
            rowKey={subfolderRow(sub_id)}
          />
        </div>
      </td>
    </tr>
  );
}
