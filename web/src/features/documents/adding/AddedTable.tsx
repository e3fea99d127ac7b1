import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import tableClasses from '#web/ui/lists/Table.module.css';
import type { DocumentRow } from '../documents.queries.ts';
import { AddedFileState, AddedTextField, RemoveAdded } from './AddedFields.tsx';
import { AddedPlace } from './AddedPlace.tsx';
import classes from './Adding.module.css';
import { type AddedDocument, findConflict } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { changeAllAdded } from './adding-store.ts';

type Props = {
  added: readonly AddedDocument[];
  folderId: number;
  subfolders: readonly ManagedSubfolder[];
  present: readonly DocumentRow[];
  hasTried: boolean;
};

/** Added documents with their fields, one in each row; the first row fills what is empty in all of them. */
export function AddedTable({ added, ...shared }: Props) {
  return (
    <table className={`${tableClasses.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.file}</th>
          <th scope="col">{text.fields.doc_name}</th>
          <th scope="col">{text.fields.title_eng}</th>
          <th scope="col" className={classes.year}>
            {text.fields.year}
          </th>
          <th scope="col" className={classes.subfolder}>
            {text.subfolder}
          </th>
          <th scope="col" className={classes.remove} aria-label="Ukloni" />
        </tr>
      </thead>
      <tbody>
        <ForAll {...shared} />
        {added.map((document) => {
          const props = { ...shared, document };
          return (
            <tr key={document.key} data-added>
              <td>
                <AddedFileState {...props} />
              </td>
              <td data-label={text.fields.doc_name}>
                <AddedTextField {...props} field="doc_name" hasLabel={false} />
              </td>
              <td data-label={text.fields.title_eng}>
                <AddedTextField {...props} field="title_eng" hasLabel={false} />
              </td>
              <td data-label={text.fields.year} className={classes.half}>
                <AddedTextField {...props} field="year" hasLabel={false} />
              </td>
              <td
                data-label={findConflict(document, shared.present) ? text.exists : text.subfolder}
                className={classes.otherHalf}
              >
                <AddedPlace {...props} hasLabel={false} />
              </td>
              <td className={classes.remove}>
                <RemoveAdded {...props} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ForAll({ folderId, subfolders }: Pick<Props, 'folderId' | 'subfolders'>) {
  const [year, setYear] = useState('');
  const fillYear = () => {
    if (/^\d{4}$/.test(year)) changeAllAdded(folderId, (one) => (one.year.trim() === '' ? { year } : {}));
  };
  return (
    <tr className={classes.forAll}>
      <td title={text.forAllHelp}>{text.forAll}</td>
      <td colSpan={2} className={classes.copying}>
        <Button
          size="compact-sm"
          variant="quiet"
          leftSection={<IconCopy aria-hidden />}
          onClick={() =>
            changeAllAdded(folderId, (one) => (one.title_eng.trim() === '' ? { title_eng: one.doc_name } : {}))
          }
        >
          {text.copyName}
        </Button>
      </td>
      <td data-label={text.fields.year} className={classes.half}>
        <TextInput
          aria-label={text.fillYear}
          placeholder={text.fields.year}
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
          onBlur={fillYear}
          onKeyDown={({ key }) => key === 'Enter' && fillYear()}
        />
      </td>
      <td data-label={text.subfolder} className={classes.otherHalf}>
        <NativeSelect
          aria-label={text.fillSubfolder}
          value=""
          disabled={subfolders.length === 0}
          onChange={({ currentTarget: { value } }) =>
            changeAllAdded(folderId, (one) => (one.sub_folder === undefined ? { sub_folder: Number(value) } : {}))
          }
          data={[
            { value: '', label: text.leaveSubfolder },
            ...subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title })),
          ]}
        />
      </td>
      <td />
    </tr>
  );
}
