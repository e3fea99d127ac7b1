import { CATEGORIES, CATEGORISATION_COLUMNS, COUNTIES } from '@baklja/contract/features/sport/categorisation-file';
import { countOf } from '@baklja/contract/plural';
import { Box, Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import type { UnknownValue } from '../reading/check-lines.ts';
import type { Reading } from '../reading/read-file.ts';
import { FileLine, ImportFrame, TableHead } from './ImportFrame.tsx';
import classes from './ImportScreen.module.css';
import { importText as text } from './import.text.ts';

type Props = {
  fileName: string;
  unknown: readonly UnknownValue[];
  questions: readonly string[];
  decisions: Decisions;
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
          <Button variant="quiet" visibleFrom="sm" onClick={on.onCancel}>
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
        <h2 className={classes.smallHead}>{unknown.length > 0 ? text.unknown(unknown.length) : text.unknownOther}</h2>
        <p>{text.unknownHelp}</p>
      </div>
      {questions.map((question) => (
        <Checkbox
          key={question}
          mt="sm"
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

/** Values with a row of their own; a column of other things has thousands. */
const VALUES_LIMIT = 100;

/** Lines that are named; of more, only their number. */
const LINES_LIMIT = 3;

const KNOWN = { EVSKat: CATEGORIES, Zupanija: COUNTIES };

type UnknownProps = Pick<Props, 'unknown' | 'decisions' | 'onDecide'>;

function UnknownValues({ unknown, decisions, onDecide }: UnknownProps) {
  const isNarrow = useIsNarrow();
  const hidden = unknown.length - VALUES_LIMIT;
  return (
    <>
      <Box
        component="table"
        className={`${classes.table} ${classes.unknown}`}
        data-cards={isNarrow || undefined}
        mt="md"
      >
        <TableHead heads={text.unknownHeads} />
        <tbody>
          {unknown.slice(0, VALUES_LIMIT).map((one) => {
            const key = keyOf(one);
            const decision = decisions.get(key) ?? { value: one.value, isConfirmed: false };
            return <ValueRow key={key} one={one} decision={decision} onDecide={(next) => onDecide(key, next)} />;
          })}
        </tbody>
      </Box>
      {hidden > 0 && (
        <Text c="dimmed" mt="sm">
          {text.moreUnknown(hidden)}
        </Text>
      )}
    </>
  );
}

type RowProps = { one: UnknownValue; decision: Decision; onDecide: (decision: Decision) => void };

function ValueRow({ one: { column, value, lines, proposal }, decision, onDecide }: RowProps) {
  const shown = value === '' ? text.emptyValue : value;
  const keep = value === '' ? text.leaveEmpty : text.keepValue(value);
  const reason = proposal ? text.proposals[proposal.why] : text.notKnown(column, value);
  const others = proposal && proposal.others.length > 0 ? ` ${text.otherProposals(proposal.others)}` : '';
  return (
    <tr>
      <Text component="td" c="dimmed">
        {column}
      </Text>
      <td>
        <span className={classes.value} data-empty={value === '' || undefined}>
          {shown}
        </span>
      </td>
      <td style={{ whiteSpace: 'nowrap' }}>{countOf(lines.length, text.rowForms)}</td>
      <td>
        <NativeSelect
          aria-label={text.importAs(column, shown)}
          value={decision.value}
          data={[{ value, label: keep }, ...KNOWN[column]]}
          onChange={({ currentTarget }) => onDecide({ value: currentTarget.value, isConfirmed: false })}
        />
      </td>
      <td>
        {reason}
        {others}{' '}
        <Text span c="dimmed">
          {text.lines(lines.slice(0, LINES_LIMIT), lines.length)}
        </Text>
      </td>
      <td>
        <Checkbox
          label={decision.isConfirmed ? text.confirmed : text.confirm}
          aria-label={text.confirmValue(column, shown)}
          checked={decision.isConfirmed}
          onChange={({ currentTarget }) => onDecide({ ...decision, isConfirmed: currentTarget.checked })}
        />
      </td>
    </tr>
  );
}

/** As what an unknown value is imported, and whether the user has confirmed it. */
export type Decision = { value: string; isConfirmed: boolean };

/** By the key of the unknown value. */
export type Decisions = ReadonlyMap<string, Decision>;

export function keyOf({ column, value }: Pick<UnknownValue, 'column' | 'value'>): string {
  return `${column}\n${value}`;
}

/** A proposal is chosen, but never confirmed. */
export function firstDecisions(unknown: readonly UnknownValue[]): Decisions {
  return new Map(unknown.map((one) => [keyOf(one), { value: one.proposal?.value ?? one.value, isConfirmed: false }]));
}

export function applyDecisions(rows: string[][], decisions: Decisions): string[][] {
  return rows.map((row) =>
    (['EVSKat', 'Zupanija'] as const).reduce((cells, column) => {
      const place = CATEGORISATION_COLUMNS.indexOf(column);
      const decided = decisions.get(keyOf({ column, value: cells[place] ?? '' }));
      return decided === undefined ? cells : cells.with(place, decided.value);
    }, row),
  );
}
