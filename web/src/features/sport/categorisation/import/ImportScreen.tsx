import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { SCREENS } from '@baklja/contract/screens';
import { Anchor, Box, Button, FileButton, Flex, Text, Title } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import type { Reading, Settings } from '../reading/read-file.ts';
import { VersionsTable } from '../VersionsScreen.tsx';
import { ACCEPTED_FILES, type OpenFile } from './FileReading.tsx';
import { ImportFrame, useInForceText } from './ImportFrame.tsx';
import classes from './ImportScreen.module.css';
import { importText as text } from './import.text.ts';
import { ReadFile, useReplacement } from './ReadFile.tsx';

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

/** Reads the chosen file, and again after each correction. A later file replaces an earlier one that is still read. */
function useImportFile() {
  const [open, setOpen] = useState<OpenFile>();
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<string>();
  const latest = useRef(0);
  const read = async (file: File, settings: Settings = {}) => {
    latest.current += 1;
    const id = latest.current;
    setIsReading(true);
    setError(undefined);
    const reading = await readInWorker(file, settings).catch((fault: Error) => fault);
    if (id !== latest.current) return;
    setIsReading(false);
    const hasFailed = reading instanceof Error;
    setOpen(hasFailed ? undefined : { id, file, settings, reading });
    setError(hasFailed ? reading.message : undefined);
  };
  return {
    open,
    error,
    isReading,
    read,
    correct: (settings: Settings) => open && void read(open.file, { ...open.settings, ...settings }),
    close: () => {
      setOpen(undefined);
      setError(undefined);
    },
  };
}

/** Largest file, bytes; as much as the server takes. */
const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** Reads a file without holding up the page. @throws Error with a Croatian message. */
function readInWorker(file: File, settings: Settings): Promise<Reading> {
  if (file.size > FILE_MAX_BYTES) return Promise.reject(new Error('Datoteka je veća od 64 MB.'));
  const worker = new Worker(new URL('../reading/reading.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Reading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ reading: Reading } | { message: string }>) => {
      if ('reading' in data) resolve(data.reading);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', () => reject(new Error('Datoteka nije pročitana.')));
    worker.postMessage({ file, settings });
  }).finally(() => worker.terminate());
}

type ChooseProps = { isReading: boolean; error: string | undefined; onFile: (file: File) => void };

export function ChooseFile(props: ChooseProps) {
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
      <Box component="h2" className={classes.smallHead} mt="xl" mb="xs">
        {text.columns}
      </Box>
      <Text c="quiet" maw="80ch">
        {text.columnsHelp}{' '}
        <Anchor component="button" type="button" mih={24} onClick={saveTemplate}>
          {text.template}
        </Anchor>
      </Text>
      <LastImports />
    </ImportFrame>
  );
}

function FileDrop({ isReading, error, onFile }: ChooseProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Flex
      className={classes.drop}
      direction="column"
      gap="sm"
      align="center"
      px="md"
      py={48}
      ta="center"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <IconFileUpload size={20} aria-hidden />
      <Title order={2} fz={22} lh={1.3}>
        {text.drop}
      </Title>
      <Text c="quiet">{text.dropHelp}</Text>
      <FileButton accept={ACCEPTED_FILES} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="filled">
            {text.choose}
          </Button>
        )}
      </FileButton>
      {isReading && (
        <Text c="quiet" role="status">
          {text.reading}
        </Text>
      )}
      {error !== undefined && (
        <Text c="quiet" fw={600} role="alert">
          {error}
        </Text>
      )}
    </Flex>
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

function LastImports() {
  const { data: versions } = useQuery(versionsQuery);
  if (versions?.length === 0) return null;
  return (
    <section aria-label={text.lastImports}>
      <Box component="h2" className={classes.smallHead} mt="xl" mb="xs">
        {text.lastImports}
      </Box>
      <VersionsTable label={text.lastImports} limit={5} />
      <TextLink to={SCREENS.categorisationVersions.path}>{categorisationText.allVersions}</TextLink>
    </section>
  );
}
