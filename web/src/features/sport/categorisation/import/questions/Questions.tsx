import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { Button, Checkbox } from '@mantine/core';
import type { UnknownValue } from '../../reading/check-lines.ts';
import type { Reading } from '../../reading/read-file.ts';
import { FileLine } from '../FileLine.tsx';
import classes from '../Import.module.css';
import frame from '../ImportFrame.module.css';
import { ImportFrame } from '../ImportFrame.tsx';
import { importText as text } from '../import.text.ts';
import type { Decision, Decisions } from './decisions.ts';
import { UnknownValues } from './UnknownValues.tsx';

type Props = {
  fileName: string;
  unknown: readonly UnknownValue[];
  questions: readonly string[];
  decisions: Decisions;
  /** The questions that were agreed to. */
  agreed: ReadonlySet<string>;
  onDecide: (key: string, decision: Decision) => void;
  onAgree: (question: string) => void;
  onConfirmAll: () => void;
  onCancel: () => void;
  onNext: () => void;
};

/** What must be confirmed before the file can be compared: unknown values, an unusual header, damaged letters. */
export function Questions({ fileName, unknown, questions, decisions, agreed, ...on }: Props) {
  const all = decisions.size + questions.length;
  const confirmed = [...decisions.values()].filter(({ isConfirmed }) => isConfirmed).length + agreed.size;
  return (
    <ImportFrame
      step={1}
      note={text.notes.questions}
      file={<FileLine onOther={on.onCancel}>{fileName}</FileLine>}
      state={{
        kind: confirmed < all ? 'empty' : 'full',
        text: confirmed < all ? text.decisionsLeft(all - confirmed) : text.allDecided,
        detail: text.decided(confirmed, all),
      }}
      actions={
        <>
          <Button variant="quiet" className={frame.deskOnly} onClick={on.onCancel}>
            {text.cancel}
          </Button>
          <Button onClick={on.onConfirmAll} disabled={confirmed === all}>
            {text.confirmAll}
          </Button>
          <Button variant="filled" disabled={confirmed < all} onClick={on.onNext}>
            {text.toComparison}
          </Button>
        </>
      }
    >
      <div className={classes.notice}>
        <h2>{unknown.length > 0 ? text.unknown(unknown.length) : text.unknownOther}</h2>
        <p>{text.unknownHelp}</p>
      </div>
      {questions.map((question) => (
        <Checkbox
          key={question}
          className={classes.question}
          label={question}
          checked={agreed.has(question)}
          onChange={() => on.onAgree(question)}
        />
      ))}
      {unknown.length > 0 && <UnknownValues unknown={unknown} decisions={decisions} onDecide={on.onDecide} />}
    </ImportFrame>
  );
}

/** The questions of a file apart from its unknown values. */
export function questionsOf({ rows, isReordered, isEncodedTwice, hasLostLetters }: Reading): string[] {
  const [first = []] = rows;
  const name = (['Ime', 'PreZme'] as const).map(
    (column) => `${column} „${first[CATEGORISATION_COLUMNS.indexOf(column)] ?? ''}”`,
  );
  return [
    ...(isEncodedTwice ? [text.keepLetters] : []),
    ...(hasLostLetters ? [text.keepLost] : []),
    ...(isReordered ? [text.keepOrder(name.join(', '))] : []),
  ];
}
