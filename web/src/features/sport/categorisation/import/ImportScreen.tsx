import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { SCREENS } from '@baklja/contract/screens';
import { Anchor, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { IconCheck, IconFileUpload } from '#web/lib/icons.ts';
import { IMPORT_REDIRECT_MS, IMPORT_STEP_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { type Import, useImportList, versionsQuery } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import type { Reading } from '../reading/read-file.ts';
import { importText as text } from './import.text.ts';
import { ChooseButton, FileLine, type ImportFile, OpenFile, SIDES, saveCsv } from './OpenFile.tsx';

/** /kategorizacije-upload: reads a file, shows what is wrong or what it would change, and replaces the list. */
export function ImportScreen() {
  const { file: opened, open, close } = useImportFile();
  const { state, step, error, start, forgetError } = useReplacement();
  const page = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(page);
  const navigate = useNavigate();
  const isUnsaved = opened !== undefined && state !== 'done';
  useEffect(() => {
    setUnsavedWork('categorisation import', isUnsaved);
    return () => setUnsavedWork('categorisation import', false);
  }, [isUnsaved]);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => void navigate(SCREENS.categorisation.path), IMPORT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  const onFile = (chosen: File, sheet?: string) => {
    forgetError();
    open(chosen, sheet);
  };
  return (
    <UploadDropZone
      folder={text.title}
      words={text.drop}
      isEnabled={state === 'idle'}
      onFiles={([file]) => file && onFile(file)}
    >
      <Stack
        ref={page}
        gap={0}
        flex={1}
        mx={{ base: -16, md: -32 }}
        tabIndex={-1}
        style={{ outline: 'none' }}
        {...keepFocus}
      >
        <Box px={SIDES}>
          <Crumb to={SCREENS.categorisation.path}>Kategorizacije</Crumb>
          <PageHead title={text.title} />
          {!opened && <ChooseFile onFile={onFile} />}
          {opened && <FileLine open={opened} onFile={state === 'idle' ? onFile : undefined} />}
        </Box>
        {opened && state === 'idle' && (
          <OpenFile open={opened} onFile={onFile} onCancel={close} error={error} onReplace={start} />
        )}
        {state !== 'idle' && <Progress step={step} isDone={state === 'done'} />}
      </Stack>
      <LeaveGuard
        isDirty={isUnsaved}
        help={
          state === 'running'
            ? 'Zamjena je u tijeku. Ako odete, dovršit će se bez vas, a ishod piše u verzijama.'
            : 'Datoteka je odabrana, ali popis nije zamijenjen.'
        }
      />
    </UploadDropZone>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { data: versions } = useQuery(versionsQuery);
  const [inForce] = versions ?? [];
  const isTouch = useIsTouch();
  return (
    <>
      <Stack align="center" px="md" py={56} ta="center" bdrs="md" style={{ border: '1px dashed var(--edge)' }}>
        <IconFileUpload aria-hidden />
        <Title order={2} fz={22} lh={1.3}>
          {isTouch ? 'Odaberite datoteku s popisom' : text.drop}
        </Title>
        <Text c="quiet" maw="44ch">
          .csv, .xlsx ili .xls, 13 stupaca, do 64 MB. Prvo se samo pročita: prije zamjene vidite sve greške i promjene.
        </Text>
        <ChooseButton variant="filled" onFile={onFile}>
          Odaberi datoteku
        </ChooseButton>
      </Stack>
      {inForce && inForce.rows > 0 && (
        <Text c="quiet" mt="lg" pl="md" py={4} style={{ borderLeft: '3px solid var(--ink)' }}>
          {text.inForce(inForce.rows)}
        </Text>
      )}
      <Text c="quiet" mt="lg" maw="80ch">
        Stupci: AUTOID, EVB, Ime, PreZme, Spol, DatRod, SptNazOK, Klub, Zupanija, EVSKat, KatRezult, KatOd i KatDo. Kad
        datoteka ima zaglavlje, redoslijed nije važan. Obvezni su AUTOID, Ime, PreZme i SptNazOK.{' '}
        <Anchor
          component="button"
          type="button"
          mih={24}
          onClick={() => saveCsv('kategorizacija-predlozak.csv', [CATEGORISATION_COLUMNS])}
        >
          Preuzmi prazan predložak
        </Anchor>
      </Text>
    </>
  );
}

/** The specified texts one after another, and what is true of the list. */
function Progress({ step, isDone }: { step: number; isDone: boolean }) {
  return (
    <>
      <Box flex={1} px={SIDES} py="md" maw={704}>
        <ol aria-live="polite">
          {text.progress.slice(0, isDone ? undefined : step + 1).map((words, place) => (
            <Group component="li" key={words} py="sm" fw={isDone && place === 3 ? 650 : 400} style={LINE}>
              <IconCheck aria-hidden visibility={isDone || place < step ? undefined : 'hidden'} />
              {words}
            </Group>
          ))}
        </ol>
        <Text c="quiet" mt="md">
          {isDone ? (
            <>
              Prijašnji popis ostaje spremljen i može se vratiti:{' '}
              <TextLink to={SCREENS.categorisationVersions.path}>{categorisationText.allVersions}</TextLink>
            </>
          ) : (
            'Javnost do samog kraja vidi dosadašnji popis. Ako se veza prekine ili zatvorite prozor, vrijedi ili stari ili novi popis, nikad pola.'
          )}
        </Text>
      </Box>
      <SaveBar
        state={
          isDone
            ? { kind: 'full', text: text.progress[3], detail: 'Popis se otvara sam.' }
            : { kind: 'dotted', text: 'Zamjena je u tijeku' }
        }
      >
        {isDone && (
          <Button component={Link} to={SCREENS.categorisation.path} variant="filled">
            Otvori popis
          </Button>
        )}
      </SaveBar>
    </>
  );
}

const LINE = { borderBottom: '1px solid var(--rule)' };

/** Reads the chosen file, or another sheet of it. A later choice replaces an earlier one that is still read. */
function useImportFile() {
  const [file, setFile] = useState<ImportFile>();
  const latest = useRef<File>(undefined);
  const open = async (chosen: File, sheet?: string) => {
    latest.current = chosen;
    setFile({ file: chosen });
    const next = await readInWorker(chosen, sheet).catch((error: Error) => ({ problem: error.message }));
    if (latest.current === chosen) setFile({ file: chosen, ...next });
  };
  const close = () => {
    latest.current = undefined;
    setFile(undefined);
  };
  return { file, open: (chosen: File, sheet?: string) => void open(chosen, sheet), close };
}

/** Largest file, bytes; as much as the server takes. */
const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** Reads a file without holding up the page. @throws Error with a Croatian message. */
function readInWorker(file: File, sheet: string | undefined): Promise<{ reading: Reading }> {
  if (file.size > FILE_MAX_BYTES) return Promise.reject(new Error('Datoteka je veća od 64 MB.'));
  const worker = new Worker(new URL('../reading/reading.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<{ reading: Reading }>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ reading: Reading } | { message: string }>) => {
      if ('reading' in data) resolve(data);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', () => reject(new Error('Datoteka nije pročitana.')));
    worker.postMessage({ file, sheet });
  }).finally(() => worker.terminate());
}

/** The replacement with its specified texts, which pass while the one call of it runs. */
function useReplacement() {
  const { mutateAsync } = useImportList();
  const [step, setStep] = useState(0);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (replacing: Import) => Promise.all([mutateAsync(replacing), showSteps(setStep)]),
  });
  return {
    state: isPending ? ('running' as const) : isSuccess ? ('done' as const) : ('idle' as const),
    /** How many of the texts have passed. */
    step,
    error: error ? messageOf(error) : undefined,
    start: mutate,
    forgetError: reset,
  };
}

async function showSteps(setStep: (step: number) => void): Promise<void> {
  for (let step = 0; step < text.progress.length - 1; step += 1) {
    setStep(step);
    await new Promise((resolve) => setTimeout(resolve, IMPORT_STEP_MS));
  }
}
