import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StackedModal } from '#web/ui/StackedModal.tsx';
import classes from '../ConflictDialog.module.css';
import { type Merge, takeFields } from '../merge-drafts.ts';

type Props<Draft extends object> = {
  /** What happened, with the kind of record in its words. */
  title: string;
  /** Names the way back to the form. */
  backText: string;
  conflict: Merge<Draft> & { theirs: Draft };
  /** Who saved the other version, when that is known, and when. */
  saved: { name: string | undefined; at: string };
  fieldName: (field: keyof Draft & string) => string;
  /** A field as plain text that two people can compare. Empty when there is nothing in it. */
  describeField: (field: keyof Draft & string, draft: Draft) => string;
  onResolve: (chosen: Draft) => void;
  onCancel: () => void;
};

/**
 * Two people saved one record: both texts of every field that both changed, side by side, and the choice. Fields that
 * only one of them changed are joined without asking.
 */
export function ConflictDialog<Draft extends object>(props: Props<Draft>) {
  const { merged, conflicts, theirs } = props.conflict;
  const [taken, setTaken] = useState<readonly (keyof Draft & string)[]>([]);
  const who = props.saved.name ?? 'Netko drugi';
  const when = `${formatListDate(props.saved.at)} u ${formatTime(new Date(props.saved.at))}`;
  const choose = (field: keyof Draft & string, isTheirs: boolean) =>
    setTaken((fields) => [...fields.filter((other) => other !== field), ...(isTheirs ? [field] : [])]);
  return (
    <StackedModal onClose={props.onCancel} size={920} title={props.title} closeOnClickOutside={false}>
      <p className={classes.help}>
        {conflicts.length === 0
          ? `${who}, ${when}. Mijenjali ste različita polja, pa se obje promjene mogu zadržati.`
          : `${who}, ${when}. Odaberite što ostaje; ništa se ne sprema dok ne odlučite.`}
      </p>
      {conflicts.map((field) => (
        <Radio.Group
          key={field}
          className={classes.field}
          label={props.fieldName(field)}
          value={taken.includes(field) ? 'theirs' : 'mine'}
          onChange={(side) => choose(field, side === 'theirs')}
        >
          <div className={classes.sides}>
            <Side value="mine" label="Vaše" text={props.describeField(field, merged)} />
            <Side value="theirs" label={who} text={props.describeField(field, theirs)} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button onClick={props.onCancel}>{props.backText}</Button>
        <Button variant="filled" onClick={() => props.onResolve(takeFields(merged, theirs, taken))}>
          {conflicts.length === 0 ? 'Spremi obje promjene' : 'Spremi odabrano'}
        </Button>
      </div>
    </StackedModal>
  );
}

function Side({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <div className={classes.side}>
      <Radio value={value} label={label} />
      <div className={classes.text}>{text === '' ? '(prazno)' : text}</div>
    </div>
  );
}
