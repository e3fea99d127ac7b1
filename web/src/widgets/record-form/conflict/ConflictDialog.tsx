import { Button, Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { changedFields, takeFields } from '../editing/draft.ts';
import type { RecordConflict } from '../editing/use-save-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './ConflictDialog.module.css';
import { MarkedText } from './MarkedText.tsx';

export type ConflictProps<Draft extends object> = {
  form: FormDefinition<Draft>;
  conflict: RecordConflict<Draft>;
  onResolve: (chosen: Draft) => void;
  onCancel: () => void;
};

type Side = 'mine' | 'theirs';

/**
 * Resolves a conflict between two users. Both sides of every field that both changed are marked against the version
 * from which both started, and one has to be chosen. Fields and blocks of a text that only one of them changed are
 * joined and listed.
 */
export function ConflictDialog<Draft extends object>({ form, conflict, onResolve, onCancel }: ConflictProps<Draft>) {
  const { base, merged, conflicts, theirs, saved } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<keyof Draft, Side>>>({});
  const who = saved.name ?? text.someoneElse;
  const when = `${formatListDate(saved.at)} u ${formatTime(new Date(saved.at))}`;
  const decided = conflicts.filter((field) => chosen[field] !== undefined);
  const isDecided = decided.length === conflicts.length;
  const resolve = () => {
    const taken = conflicts.filter((field) => chosen[field] === 'theirs');
    onResolve(takeFields(merged, theirs, taken));
  };
  return (
    <StackedModal
      onClose={onCancel}
      size={1040}
      title={text.conflict(form.kind)}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <p className={classes.help}>
        {who}, {when}. {conflicts.length === 0 ? text.differentFields : text.collisions}
      </p>
      {conflicts.map((field, index) => (
        <Collision
          key={field}
          label={form.fields[field].label}
          isSecret={form.fields[field].isSecret}
          who={who}
          base={describeField(form, field, base)}
          mine={describeField(form, field, merged)}
          theirs={describeField(form, field, theirs)}
          chosen={chosen[field]}
          onChoose={(side) => setChosen((sides) => ({ ...sides, [field]: side }))}
          isFirst={index === 0}
        />
      ))}
      <Joined form={form} conflict={conflict} who={who} />
      <div className={classes.foot}>
        <p role="status">{conflicts.length > 0 && text.decided(decided.length, conflicts.length)}</p>
        <Button onClick={onCancel} data-autofocus={conflicts.length === 0 || undefined}>
          {text.backToForm(form.kind)}
        </Button>
        <Button variant="filled" disabled={!isDecided} onClick={resolve}>
          {conflicts.length === 0 ? text.saveBoth : text.saveChosen}
        </Button>
      </div>
    </StackedModal>
  );
}

type CollisionProps = {
  label: string;
  isSecret: boolean | undefined;
  who: string;
  base: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  isFirst: boolean;
};

function Collision({ label, isSecret, who, base, mine, theirs, chosen, onChoose, isFirst }: CollisionProps) {
  const sides = { mine: { label: text.mine, value: mine }, theirs: { label: who, value: theirs } };
  return (
    <Radio.Group
      className={classes.field}
      label={label}
      description={chosen ? text.stays(sides[chosen].label) : text.choose}
      classNames={{ description: chosen ? classes.chosen : classes.open }}
      inputWrapperOrder={['label', 'description', 'input']}
      value={chosen ?? null}
      onChange={(side) => onChoose(side as Side)}
    >
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <Radio value={side} label={sides[side].label} data-autofocus={(isFirst && side === 'mine') || undefined} />
            <div className={classes.text}>
              <MarkedText before={base} after={sides[side].value} isSecret={isSecret} />
            </div>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}

type JoinedProps<Draft extends object> = Pick<ConflictProps<Draft>, 'form' | 'conflict'> & { who: string };

/** What was joined without a question, with its side. A text that both changed has what each side changed in it. */
function Joined<Draft extends object>({ form, conflict, who }: JoinedProps<Draft>) {
  const { base, merged, theirs, conflicts } = conflict;
  const changes = (before: Draft, after: Draft, side: string) => {
    return { fields: changedFields(form, after, before), before, after, side };
  };
  const sides = [changes(base, theirs, who), changes(theirs, merged, text.mine.toLocaleLowerCase('hr'))];
  const joined = changedFields(form, merged, base)
    .filter((field) => !conflicts.includes(field))
    .flatMap((field) => sides.filter(({ fields }) => fields.includes(field)).map((side) => ({ field, ...side })));
  if (joined.length === 0) return null;
  return (
    <section className={classes.joined} aria-label={text.joined}>
      <h3>
        <IconCheck size={16} aria-hidden /> {text.joined}
      </h3>
      <dl>
        {joined.map(({ field, side, before, after }) => (
          <div key={`${field} ${side}`} className={classes.change}>
            <dt>
              {form.fields[field].label}, {side}
            </dt>
            <dd className={classes.text}>
              <MarkedText
                before={describeField(form, field, before)}
                after={describeField(form, field, after)}
                isSecret={form.fields[field].isSecret}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A field in a form that users can compare. Empty when it has no value. */
export function describeField<Draft extends object, F extends keyof Draft>(
  { fields }: Pick<FormDefinition<Draft>, 'fields'>,
  field: F,
  draft: Draft,
): ReactNode {
  const { describe = (value: Draft[F]) => String(value ?? '') } = fields[field];
  return describe(draft[field]);
}
