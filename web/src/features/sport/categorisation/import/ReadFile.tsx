import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Button, Text, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { IMPORT_REDIRECT_MS, IMPORT_STEP_MS } from '#web/lib/timings.ts';
import { type Import, useImportList, versionsQuery } from '../categorisation.queries.ts';
import { RestoreDialog } from '../VersionsScreen.tsx';
import { FileReading, type FileReadingProps } from './FileReading.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { type Comparison, Figures, Preview } from './Preview.tsx';
import { applyDecisions, firstDecisions, Questions, questionsOf } from './Questions.tsx';

type Props = Omit<FileReadingProps, 'onNext'> & { replacement: Replacement };

/** A file that was read: how it was read, what is unknown in it, and what it would change. */
export function ReadFile({ open, onCancel, replacement, ...reading }: Props) {
  const [step, setStep] = useState<'reading' | 'questions' | 'preview'>('reading');
  const [decisions, setDecisions] = useState(() => firstDecisions(open.reading.unknown));
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => applyDecisions(open.reading.rows, decisions), [open, decisions]);
  const questions = questionsOf(open.reading);
  const hasQuestions = questions.length > 0 || decisions.size > 0;

  if (replacement.state !== 'idle') return <RunningImport fileName={open.file.name} replacement={replacement} />;
  if (step === 'reading') {
    return (
      <FileReading
        open={open}
        {...reading}
        onCancel={onCancel}
        onNext={() => setStep(hasQuestions ? 'questions' : 'preview')}
      />
    );
  }
  if (step === 'questions') {
    return (
      <Questions
        fileName={open.file.name}
        unknown={open.reading.unknown}
        questions={questions}
        decisions={decisions}
        agreed={agreed}
        onDecide={(key, decision) => setDecisions(new Map(decisions).set(key, decision))}
        onAgree={(question) => setAgreed(agreed.symmetricDifference(new Set([question])))}
        onConfirmAll={() => {
          setDecisions(new Map([...decisions].map(([key, { value }]) => [key, { value, isConfirmed: true }])));
          setAgreed(new Set(questions));
        }}
        onCancel={onCancel}
        onNext={() => setStep('preview')}
      />
    );
  }
  return (
    <Preview file={open.file} rows={rows} error={replacement.error} onReplace={replacement.start} onCancel={onCancel} />
  );
}

export function RunningImport({ fileName, replacement }: { fileName: string; replacement: Replacement }) {
  const { state, heading, comparison } = replacement;
  const isDone = state === 'done';
  const [chosen, setChosen] = useState<CategorisationVersion>();
  const { data: [inForce, former] = [] } = useQuery(versionsQuery);
  useRedirect(isDone && chosen === undefined);
  return (
    <ImportFrame
      step={isDone ? 3 : 2}
      note={isDone ? text.notes.done : text.notes.running}
      file={fileName}
      state={isDone ? { kind: 'full', text: text.doneState } : { kind: 'dotted', text: text.runningState }}
      actions={
        isDone && (
          <>
            {former && former.rows > 0 && (
              <Button leftSection={<IconArrowBackUp aria-hidden />} onClick={() => setChosen(former)}>
                {text.restoreFormer}
              </Button>
            )}
            <Button component={Link} to={SCREENS.categorisation.path} variant="filled">
              {text.openList}
            </Button>
          </>
        )
      }
    >
      <Box pt="md" pb="lg" role="status">
        <Title order={2} fz={30}>
          {heading}
        </Title>
        <Text c="quiet" maw={640} mt="xs">
          {isDone ? text.doneHelp : text.runningHelp}
        </Text>
      </Box>
      {isDone && comparison && <Figures comparison={comparison} isDone />}
      {chosen && inForce && <RestoreDialog version={chosen} inForce={inForce} onClose={() => setChosen(undefined)} />}
    </ImportFrame>
  );
}

function useRedirect(isReady: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void navigate(SCREENS.categorisation.path), IMPORT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isReady, navigate]);
}

type Replacement = ReturnType<typeof useReplacement>;

/** The replacement with its specified texts, which pass while the one call of it runs. */
export function useReplacement() {
  const { mutateAsync } = useImportList();
  const [step, setStep] = useState(0);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ replacing }: { replacing: Import; comparison: Comparison }) =>
      Promise.all([mutateAsync(replacing), showSteps(setStep)]),
  });
  return {
    state: isPending ? ('running' as const) : isSuccess ? ('done' as const) : ('idle' as const),
    error: error ? messageOf(error) : undefined,
    heading: isPending ? text.running[step] : text.done,
    comparison: variables?.comparison,
    start: (replacing: Import, comparison: Comparison) => mutate({ replacing, comparison }),
  };
}

async function showSteps(setStep: (step: number) => void): Promise<void> {
  for (let step = 0; step < text.running.length; step += 1) {
    setStep(step);
    await new Promise((resolve) => setTimeout(resolve, IMPORT_STEP_MS));
  }
}
