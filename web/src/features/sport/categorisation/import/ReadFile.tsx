import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Button, Text, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { IMPORT_REDIRECT_MS, IMPORT_STEP_MS } from '#web/lib/timings.ts';
import { useImportList, versionsQuery } from '../categorisation.queries.ts';
import type { Settings } from '../reading/read-file.ts';
import { RestoreDialog } from '../VersionsScreen.tsx';
import { FileReading, type OpenFile } from './FileReading.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { type Comparison, Figures, Preview } from './Preview.tsx';
import { applyDecisions, firstDecisions, Questions, questionsOf } from './Questions.tsx';

type Props = {
  open: OpenFile;
  isReading: boolean;
  onCorrect: (settings: Settings) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  replacement: Replacement;
};

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

/** The replacement with its texts; then the result, until the list opens. */
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
              <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => setChosen(former)}>
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

type State = { state: 'idle'; error?: string } | { state: 'running'; step: number } | { state: 'done' };

/** The replacement with its specified texts, which pass while the one call of it runs. */
export function useReplacement() {
  const { mutateAsync } = useImportList();
  const [current, setCurrent] = useState<State>({ state: 'idle' });
  const [comparison, setComparison] = useState<Comparison>();

  const start = async (input: Parameters<typeof mutateAsync>[0], expected: Comparison) => {
    setComparison(expected);
    setCurrent({ state: 'running', step: 0 });
    try {
      await Promise.all([mutateAsync(input), showSteps(setCurrent)]);
      setCurrent({ state: 'done' });
    } catch (error) {
      setCurrent({ state: 'idle', error: messageOf(error) });
    }
  };
  return {
    state: current.state,
    error: current.state === 'idle' ? current.error : undefined,
    heading: current.state === 'running' ? text.running[current.step] : text.done,
    /** What the replacement changes. */
    comparison,
    start: (...input: Parameters<typeof start>): void => {
      void start(...input);
    },
  };
}

async function showSteps(setCurrent: (change: (state: State) => State) => void): Promise<void> {
  for (let step = 0; step < text.running.length; step += 1) {
    setCurrent((state) => (state.state === 'running' ? { state: 'running', step } : state));
    await new Promise((resolve) => setTimeout(resolve, IMPORT_STEP_MS));
  }
}
