import { useMemo, useState } from 'react';
import { FileReading } from './FileReading.tsx';
import { Preview } from './preview/Preview.tsx';
import { applyDecisions, firstDecisions } from './questions/decisions.ts';
import { Questions, questionsOf } from './questions/Questions.tsx';
import { RunningImport } from './RunningImport.tsx';
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
