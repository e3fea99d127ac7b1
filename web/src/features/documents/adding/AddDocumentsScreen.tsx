import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import documentClasses from '../Documents.module.css';
import { documentsQuery, folderQueries } from '../documents.queries.ts';
import { AddedTable } from './AddedTable.tsx';
import classes from './Adding.module.css';
import { AddingSources } from './AddingSources.tsx';
import { type AddedDocument, countOutcomes, outcomeOf } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { addFiles, useAdded } from './adding-store.ts';
import { useSaveAdded } from './use-save-added.ts';
import { useSendFiles } from './use-send-files.ts';

/** /dokumenti/folder/{id}/dodaj: many documents for a folder, in a table. */
export function AddDocumentsScreen() {
  const id = Number(useParams()['id']);
  const folder = useQuery(folderQueries.one(id));
  const { data: present = [] } = useQuery(documentsQuery(id));
  const added = useAdded(id);
  const [onlyToFinish, setOnlyToFinish] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { send } = useSendFiles();
  const navigate = useNavigate();
  const { save, isSaving, hasTried, error } = useSaveAdded(id, () => {
    setIsDone(true);
    void navigate(paths.documentFolder(id));
  });
  const take = (files: File[]) => send(addFiles(id, files));
  const counts = countOutcomes(added, present);
  const { ready, rest } = counts;
  const shown = onlyToFinish && rest > 0 ? added.filter((one) => outcomeOf(one, present) === undefined) : added;
  const title = folder.data?.title ?? '';
  if (folder.error && !folder.data) {
    return <ErrorState title={text.notLoaded} reason={folder.error.message} onRetry={() => void folder.refetch()} />;
  }
  return (
    <UploadDropZone folder={title} words={text.dropInto(title)} onFiles={take}>
      <div className={`${documentClasses.screen} ${classes.screen}`}>
        <p className={`${look.quiet} ${look.small} ${documentClasses.crumb}`}>
          <IconArrowLeft aria-hidden />
          <Link to={paths.documentFolder(id)}>{title}</Link>
        </p>
        <PageHead title={text.title} note={added.length > 0 ? noteOf(added) : undefined} />
        {added.length === 0 ? (
          <EmptyState
            title={text.empty}
            help={text.emptyHelp}
            actions={<UploadButton variant="filled" label={text.choose} onFiles={take} />}
          />
        ) : (
          <>
            <div className={documentClasses.tools}>
              <SegmentedControl
                className={classes.which}
                aria-label={text.which}
                value={onlyToFinish && rest > 0 ? 'rest' : 'all'}
                onChange={(value) => setOnlyToFinish(value === 'rest')}
                data={[
                  { value: 'all', label: text.all(added.length) },
                  { value: 'rest', label: text.toFinish(rest), disabled: rest === 0 },
                ]}
              />
              <UploadButton label={text.more} onFiles={take} />
              <AddingSources folderId={id} />
              <p className={`${look.note} ${documentClasses.help}`}>{text.help}</p>
            </div>
            <AddedTable
              added={shown}
              folderId={id}
              subfolders={folder.data?.subfolders ?? []}
              present={present}
              hasTried={hasTried}
            />
            <SaveBar
              state={{ kind: 'empty', text: text.notSaved, detail: text.state(counts) }}
              error={
                (error ?? (hasTried && ready === 0 ? text.nothingComplete : undefined)) ? (
                  <span role="alert" className={`${look.fault} ${look.small}`}>
                    {error ?? text.nothingComplete}
                  </span>
                ) : undefined
              }
            >
              <Button className={classes.cancel} variant="quiet" component={Link} to={paths.documentFolder(id)}>
                {text.cancel}
              </Button>
              <BusyButton variant="filled" isBusy={isSaving} onClick={save}>
                {text.save(ready)}
              </BusyButton>
            </SaveBar>
          </>
        )}
        <LeaveGuard isDirty={added.length > 0 && !isDone} help={text.leaveHelp} />
      </div>
    </UploadDropZone>
  );
}

function noteOf(added: readonly AddedDocument[]): string {
  const bytes = added.reduce((sum, { size = 0 }) => sum + size, 0);
  return text.filesNote(added.length, formatBytes(bytes), added.filter(({ state }) => state === 'sending').length);
}
