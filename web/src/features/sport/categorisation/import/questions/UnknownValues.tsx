import { CATEGORIES, COUNTIES } from '@baklja/contract/features/sport/categorisation-file';
import { countOf } from '@baklja/contract/plural';
import { Checkbox, NativeSelect } from '@mantine/core';
import look from '#web/ui/look.module.css';
import type { UnknownValue } from '../../reading/check-lines.ts';
import { importText as text } from '../import.text.ts';
import { type Decision, type Decisions, keyOf } from './decisions.ts';
import classes from './UnknownValues.module.css';

/** Values with a row of their own; a column of other things has thousands. */
const VALUES_LIMIT = 100;

/** Lines that are named; of more, only their number. */
const LINES_LIMIT = 3;

const KNOWN = { EVSKat: CATEGORIES, Zupanija: COUNTIES };

type Props = {
  unknown: readonly UnknownValue[];
  decisions: Decisions;
  onDecide: (key: string, decision: Decision) => void;
};

/** Unknown categories and counties: as what each is imported, and its confirmation. */
export function UnknownValues({ unknown, decisions, onDecide }: Props) {
  const hidden = unknown.length - VALUES_LIMIT;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            {text.unknownHeads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unknown.slice(0, VALUES_LIMIT).map((one) => {
            const key = keyOf(one);
            const decision = decisions.get(key) ?? { value: one.value, isConfirmed: false };
            return <ValueRow key={key} one={one} decision={decision} onDecide={(next) => onDecide(key, next)} />;
          })}
        </tbody>
      </table>
      {hidden > 0 && <p className={classes.more}>{text.moreUnknown(hidden)}</p>}
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
      <td className={classes.column}>{column}</td>
      <td>
        <span className={classes.value} data-empty={value === '' || undefined}>
          {shown}
        </span>
      </td>
      <td className={look.whole}>{countOf(lines.length, text.rowForms)}</td>
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
        {others} <span className={classes.lines}>{text.lines(lines.slice(0, LINES_LIMIT), lines.length)}</span>
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
