import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import { VersionsTable } from '../versions/VersionsTable.tsx';
import { FileDrop } from './FileDrop.tsx';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { ReadFile } from './ReadFile.tsx';
import { useImportFile } from './use-import.ts';
import { useInForceText } from './use-in-force-text.ts';
import { useReplacement } from './use-replacement.ts';

/** /kategorizacije-upload: reads a file, shows what it would change, and replaces the list in one step. */
export function ImportScreen() {
  const { open, error, isReading, read, correct, close } = useImportFile();
  const replacement = useReplacement();
  const { state } = replacement;
  const isUnsaved = open !== undefined && state !== 'done';
  useEffect(() => {
    setUnsavedWork('categorisation import', isUnsaved);
    return () => setUnsavedWork('categorisation import', false);
  }, [isUnsaved]);
  const onFile = (file: File) => void read(file);
  return (
    <>
      {!open && <ChooseFile isReading={isReading} error={error} onFile={onFile} />}
      {open && (
        <ReadFile
          key={open.id}
          open={open}
          isReading={isReading}
          onCorrect={correct}
          onFile={onFile}
          onCancel={close}
          replacement={replacement}
        />
      )}
      <LeaveGuard isDirty={isUnsaved} help={state === 'running' ? text.leaveRunningHelp : text.leaveHelp} />
    </>
  );
}

type Props = { isReading: boolean; error: string | undefined; onFile: (file: File) => void };

/** The first step: the file, what it has to hold, and what was imported before. */
export function ChooseFile(props: Props) {
  const inForce = useInForceText();
  return (
    <ImportFrame
      step={0}
      note={text.notes.choose}
      rail={<WhatHappens />}
      state={{ kind: 'empty', text: text.unchanged, detail: inForce }}
      actions={
        <>
          <Button component={Link} to={SCREENS.categorisation.path} variant="quiet">
            {text.cancel}
          </Button>
          <Button variant="filled" disabled>
            {text.toPreview}
          </Button>
        </>
      }
    >
      <FileDrop {...props} />
      <h2 className={classes.smallHead}>{text.columns}</h2>
      <p className={classes.columnsHelp}>
        {text.columnsHelp}{' '}
        <button type="button" className={`${look.underlined} ${classes.link}`} onClick={saveTemplate}>
          {text.template}
        </button>
      </p>
      <LastImports />
    </ImportFrame>
  );
}

function WhatHappens() {
  return (
    <section>
      <h2>{text.whatHappens}</h2>
      <ol>
        {text.steps.map(([step, rest]) => (
          <li key={step}>
            <b>{step}</b>
            {rest}
          </li>
        ))}
      </ol>
    </section>
  );
}

function saveTemplate(): void {
  downloadText('kategorizacija-predlozak.csv', toCsv([CATEGORISATION_COLUMNS]), 'text/csv;charset=utf-8');
}

const SHOWN = 5;

/** The latest lists, with the way back to each. */
function LastImports() {
  const { data: versions, error, refetch, isFetching } = useQuery(versionsQuery);
  if (versions?.length === 0) return null;
  return (
    <section aria-label={text.lastImports}>
      <h2 className={classes.smallHead}>{text.lastImports}</h2>
      {error && !versions ? (
        <ErrorState
          title={categorisationText.versions.notLoaded}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <VersionsTable label={text.lastImports} versions={versions} limit={SHOWN} />
      )}
      <TextLink to={SCREENS.categorisationVersions.path}>{categorisationText.allVersions}</TextLink>
    </section>
  );
}
