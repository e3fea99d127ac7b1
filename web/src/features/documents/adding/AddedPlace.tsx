import { NativeSelect } from '@mantine/core';
import type { AddedProps } from './AddedFields.tsx';
import classes from './Adding.module.css';
import { type Conflict, findConflict, replaceableFileId } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { changeAdded } from './adding-store.ts';

type Props = AddedProps & { hasLabel: boolean };

/** Where an added document is put: into which subfolder, or in the place of a file that the folder has already. */
export function AddedPlace(props: Props) {
  const conflict = findConflict(props.document, props.present);
  return conflict ? <ReplaceOrAdd {...props} conflict={conflict} /> : <Subfolder {...props} />;
}

function Subfolder({ document, folderId, subfolders, hasLabel }: Props) {
  return (
    <NativeSelect
      {...(hasLabel && { label: text.subfolder })}
      aria-label={text.subfolderOf(document.fileName)}
      value={document.sub_folder ?? ''}
      onChange={({ currentTarget: { value } }) =>
        changeAdded(folderId, document.key, { sub_folder: value === '' ? undefined : Number(value) })
      }
      data={[{ value: '', label: text.noSubfolder }, ...subfolderOptions(subfolders)]}
    />
  );
}

const REPLACE = 'replace';
const ADD = 'add';

/** Nothing is chosen for the user. A new document gets its subfolder in the same choice. */
function ReplaceOrAdd({
  document,
  folderId,
  subfolders,
  hasTried,
  hasLabel,
  conflict,
}: Props & { conflict: Conflict }) {
  const { id } = conflict.document;
  const isChosen = document.choice === ADD || document.choice === id;
  const choose = (value: string) => {
    if (value === REPLACE) return changeAdded(folderId, document.key, { choice: id });
    changeAdded(folderId, document.key, { choice: ADD, sub_folder: value === ADD ? undefined : Number(value) });
  };
  return (
    <NativeSelect
      className={classes.field}
      {...(hasLabel && { label: text.exists })}
      aria-label={text.existsOf(document.fileName)}
      data-missing={!isChosen || undefined}
      error={hasTried && !isChosen && document.state !== 'failed' ? text.notChosen : undefined}
      value={document.choice === ADD ? (document.sub_folder ?? ADD) : isChosen ? REPLACE : ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        ...(isChosen ? [] : [{ value: '', label: text.chooseWhat, disabled: true }]),
        { value: REPLACE, label: text.replaceFile, disabled: replaceableFileId(conflict, document) === undefined },
        {
          group: text.addAsNew,
          items: [{ value: ADD, label: text.noSubfolder }, ...subfolderOptions(subfolders)],
        },
      ]}
    />
  );
}

function subfolderOptions(subfolders: Props['subfolders']) {
  return subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title }));
}
