import { Button, Radio } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { takeFields } from '../editing/draft.ts';
import type { RecordConflict } from '../editing/use-save-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './ConflictDialog.module.css';

type Props<Draft extends object> = {
  form: FormDefinition<Draft>;
  conflict: RecordConflict<Draft>;
  onResolve: (chosen: Draft) => void;
  onCancel: () => void;
};

/**
 * Resolves a conflict between two users: shows both values of every field that both changed, side by side. Fields that
 * only one of them changed are merged without asking.
 */
export function ConflictDialog<Draft extends object>({ form, conflict, onResolve, onCancel }: Props<Draft>) {
  const { merged, conflicts, theirs, saved } = conflict;
  const [taken, setTaken] = useState<readonly (keyof Draft & string)[]>([]);
  const who = saved.name ?? 'Netko drugi';
  const when = `${formatListDate(saved.at)} u ${formatTime(new Date(saved.at))}`;
  const choose = (field: keyof Draft & string, isTheirs: boolean) =>
    setTaken((fields) => [...fields.filter((other) => other !== field), ...(isTheirs ? [field] : [])]);
  return (
    <StackedModal onClose={onCancel} size={920} title={text.conflict(form.kind)} closeOnClickOutside={false}>
      <p className={classes.help}>
        {conflicts.length === 0
          ? `${who}, ${when}. Mijenjali ste različita polja, pa se obje promjene mogu zadržati.`
          : `${who}, ${when}. Odaberite što ostaje; ništa se ne sprema dok ne odlučite.`}
      </p>
      {conflicts.map((field) => (
        <Radio.Group
          key={field}
          className={classes.field}
          label={form.fields[field].label}
          value={taken.includes(field) ? 'theirs' : 'mine'}
          onChange={(side) => choose(field, side === 'theirs')}
        >
          <div className={classes.sides}>
            <Side value="mine" label="Vaše" text={describeField(form, field, merged)} />
            <Side value="theirs" label={who} text={describeField(form, field, theirs)} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button onClick={onCancel}>{text.backToForm(form.kind)}</Button>
        <Button variant="filled" onClick={() => onResolve(takeFields(merged, theirs, taken))}>
          {conflicts.length === 0 ? 'Spremi obje promjene' : 'Spremi odabrano'}
        </Button>
      </div>
    </StackedModal>
  );
}

function Side({ value, label, text: content }: { value: string; label: string; text: ReactNode }) {
  return (
    <div className={classes.side}>
      <Radio value={value} label={label} />
      <div className={classes.text}>{content === '' ? '(prazno)' : content}</div>
    </div>
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
