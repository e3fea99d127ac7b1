import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IMPORT_REDIRECT_MS } from '#web/lib/timings.ts';
import { versionsQuery } from '../categorisation.queries.ts';
import { FileReading } from './FileReading.tsx';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { Figures } from './preview/Figures.tsx';
import { Preview } from './preview/Preview.tsx';
import { applyDecisions, firstDecisions } from './questions/decisions.ts';
import { Questions, questionsOf } from './questions/Questions.tsx';
import type { OpenFile } from './use-import.ts';
import type { Replacement } from './use-replacement.ts';

type Props = {
  open: OpenFile;
  isReading: boolean;
  onCorrect: (settings: OpenFile['settings']) => void;
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
  return <Preview file={open.file} rows={rows} onCancel={onCancel} replacement={replacement} />;
}

const RestoreDialog = lazy(() =>
  import('../versions/RestoreDialog.tsx').then((module) => ({ default: module.RestoreDialog })),
);

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
      <div className={classes.running} role="status">
        <h2>{heading}</h2>
        <p>{isDone ? text.doneHelp : text.runningHelp}</p>
      </div>
      {isDone && comparison && <Figures comparison={comparison} isDone />}
      {chosen && inForce && (
        <Suspense>
          <RestoreDialog version={chosen} inForce={inForce} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
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
