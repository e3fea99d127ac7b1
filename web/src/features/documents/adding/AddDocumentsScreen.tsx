import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { IconCopy } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import tableClasses from '#web/ui/lists/Table.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { type DocumentRow, documentsQuery, folderQueries } from '../documents.queries.ts';
import classes from './AddDocumentsScreen.module.css';
import {
  AddedFileState,
  AddedPlace,
  AddedTextField,
  AddingSources,
  firstToFinish,
  RemoveAdded,
} from './AddedFields.tsx';
import { type AddedDocument, countOutcomes, decide, findConflict, isUndecided, outcomeOf } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { addFiles, changeAllAdded, useAdded, useSendFiles } from './adding-store.ts';
import { useSaveAdded } from './use-save-added.ts';

/** /dokumenti/folder/{id}/dodaj: many documents for a folder, or for its subfolder in the address, in a table. */
export function AddDocumentsScreen() {
  const id = Number(useParams()['id']);
  const [params] = useSearchParams();
  const folder = useQuery(folderQueries.one(id));
  const subfolder = folder.data?.subfolders.find(({ sub_id }) => String(sub_id) === params.get('subfolder'));
  const back = paths.documentFolder(id, subfolder?.sub_id);
  const { data: present = [] } = useQuery(documentsQuery(id));
  const added = useAdded(id);
  const [onlyToFinish, setOnlyToFinish] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { send } = useSendFiles();
  const isTouch = useIsTouch();
  const navigate = useNavigate();
  const keepFocus = useKeepFocus(firstToFinish);
  const { save, isSaving, hasTried, error } = useSaveAdded(id, () => {
    setIsDone(true);
    void navigate(back);
  });
  const take = (files: File[]) => send(addFiles(id, files, subfolder?.sub_id));
  const counts = countOutcomes(added, present);
  const { ready, rest } = counts;
  const isNarrowed = onlyToFinish && rest > 0;
  const shown = isNarrowed ? added.filter((one) => outcomeOf(one, present) === undefined) : added;
  const title = (subfolder ?? folder.data)?.title ?? '';
  if (folder.error && !folder.data) {
    return (
      <>
        <PageHead title={text.title} />
        <FailedQuery title={text.notLoaded} query={folder} />
      </>
    );
  }
  return (
    <UploadDropZone folder={title} words={text.dropInto(title)} onFiles={take}>
      <Stack className={classes.screen} gap={0} flex={1} {...keepFocus}>
        <Crumb to={back}>{title || text.folder}</Crumb>
        <PageHead title={text.title} note={added.length > 0 ? noteOf(added) : undefined} />
        {added.length === 0 ? (
          <EmptyState
            title={text.empty}
            help={isTouch ? undefined : text.emptyHelp}
            actions={<UploadButton variant="filled" label={text.choose} onFiles={take} />}
          />
        ) : (
          <>
            <Group gap="8px 16px" mih={44} pb={6}>
              <SegmentedControl
                w={{ base: '100%', sm: 'auto' }}
                aria-label={text.which}
                value={isNarrowed ? 'rest' : 'all'}
                onChange={(value) => setOnlyToFinish(value === 'rest')}
                data={[
                  { value: 'all', label: text.all(added.length) },
                  { value: 'rest', label: text.toFinish(rest), disabled: rest === 0 },
                ]}
              />
              <UploadButton label={text.more} onFiles={take} />
              <AddingSources folderId={id} subfolderId={subfolder?.sub_id} />
              <Text c="dimmed" fz="sm" ml={{ base: 0, sm: 'auto' }}>
                {text.help}
              </Text>
            </Group>
            <AddedTable
              added={shown}
              folderId={id}
              subfolders={folder.data?.subfolders ?? []}
              present={present}
              hasTried={hasTried}
            />
            <SaveBar
              state={{ kind: 'empty', text: text.readyOf(ready, added.length), detail: text.details(counts) }}
              error={
                error && (
                  <Text span role="alert" c="red" fz="sm" fw={550}>
                    {error}
                  </Text>
                )
              }
            >
              <Button visibleFrom="sm" variant="quiet" component={Link} to={back}>
                {text.cancel}
              </Button>
              <BusyButton variant="filled" isBusy={isSaving} disabled={ready === 0 && !isSaving} onClick={save}>
                {text.save(ready)}
              </BusyButton>
            </SaveBar>
          </>
        )}
        <LeaveGuard isDirty={added.length > 0 && !isDone} help={text.leaveHelp} />
      </Stack>
    </UploadDropZone>
  );
}

function noteOf(added: readonly AddedDocument[]): string {
  const bytes = added.reduce((sum, { size = 0 }) => sum + size, 0);
  return text.filesNote(added.length, formatBytes(bytes));
}

type TableProps = {
  added: readonly AddedDocument[];
  folderId: number;
  subfolders: readonly ManagedSubfolder[];
  present: readonly DocumentRow[];
  hasTried: boolean;
};

/** Added documents with their fields, one in each row; the first row fills what is empty in all of them. */
function AddedTable({ added, ...shared }: TableProps) {
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
        <ForAll {...shared} added={added} />
        {added.map((document) => {
          const props = { ...shared, document };
          return (
            <tr key={document.key} data-added>
              <td>
                <AddedFileState {...props} />
              </td>
              {(['doc_name', 'title_eng', 'year'] as const).map((field) => (
                <td key={field} data-label={text.fields[field]} className={field === 'year' ? classes.half : undefined}>
                  <AddedTextField {...props} field={field} hasLabel={false} />
                </td>
              ))}
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

function ForAll({ added, folderId, subfolders, present }: Omit<TableProps, 'hasTried'>) {
  const [year, setYear] = useState('');
  const undecided = added.filter((one) => isUndecided(one, present)).length;
  const decideAll = (choice: 'replace' | 'add') => changeAllAdded(folderId, (one) => decide(one, present, choice));
  const fillYear = () => {
    if (/^\d{4}$/.test(year)) changeAllAdded(folderId, (one) => (one.year.trim() === '' ? { year } : {}));
  };
  return (
    <tr className={classes.forAll}>
      <td title={text.forAllHelp}>{text.forAll}</td>
      <td colSpan={2} className={classes.copying}>
        {undecided > 1 && (
          <>
            <Button size="compact-sm" variant="quiet" onClick={() => decideAll('replace')}>
              {text.replaceAll(undecided)}
            </Button>
            <Button size="compact-sm" variant="quiet" onClick={() => decideAll('add')}>
              {text.addAll}
            </Button>
          </>
        )}
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
