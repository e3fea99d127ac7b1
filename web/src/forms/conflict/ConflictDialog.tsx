import { Button, Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import { FieldChange } from '../comparison/FieldChange.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { changedFields, takeFields } from '../editing/draft.ts';
import type { RecordConflict } from '../editing/use-save-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './ConflictDialog.module.css';

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
      <p className={look.quiet}>
        {who}, {when}. {conflicts.length === 0 ? text.differentFields : text.collisions}
      </p>
      {conflicts.map((field, index) => (
        <Collision
          key={field}
          form={form}
          field={field}
          who={who}
          base={base}
          mine={merged}
          theirs={theirs}
          chosen={chosen[field]}
          onChoose={(side) => setChosen((sides) => ({ ...sides, [field]: side }))}
          isFirst={index === 0}
        />
      ))}
      <Joined form={form} conflict={conflict} who={who} />
      <div className={`${look.line} ${classes.foot}`}>
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

type CollisionProps<Draft extends object> = {
  form: FormDefinition<Draft>;
  field: keyof Draft;
  who: string;
  base: Draft;
  mine: Draft;
  theirs: Draft;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  isFirst: boolean;
};

function Collision<Draft extends object>(props: CollisionProps<Draft>) {
  const { form, field, who, base, mine, theirs, chosen, onChoose, isFirst } = props;
  const sides = { mine: { label: text.mine, value: mine }, theirs: { label: who, value: theirs } };
  return (
    <Radio.Group
      className={classes.field}
      label={form.fields[field].label}
      description={chosen ? text.stays(sides[chosen].label) : text.choose}
      classNames={{ description: chosen ? look.pale : `${look.red} ${look.strong}` }}
      inputWrapperOrder={['label', 'description', 'input']}
      value={chosen ?? null}
      onChange={(side) => onChoose(side as Side)}
    >
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <Radio value={side} label={sides[side].label} data-autofocus={(isFirst && side === 'mine') || undefined} />
            <FieldChange form={form} field={field} before={base} after={sides[side].value} />
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
            <dd>
              <FieldChange form={form} field={field} before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
