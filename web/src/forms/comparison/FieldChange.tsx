import type { ReactNode } from 'react';
import look from '#web/ui/look.module.css';
import type { FormDefinition } from '../define-record-form.ts';
import classes from './Comparison.module.css';
import { changedPictures } from './changed-pictures.ts';
import { MarkedPictures } from './MarkedPictures.tsx';
import { MarkedText, type Side } from './MarkedText.tsx';

type Props<Draft extends object> = {
  form: Pick<FormDefinition<Draft>, 'fields'>;
  field: keyof Draft;
  before: Draft;
  after: Draft;
  /** One side of a comparison in two columns; both in one text when absent. */
  side?: Side;
};

/** How a field changed: words, other values as their field describes them, and pictures. */
export function FieldChange<Draft extends object>({ form, field, before, after, side }: Props<Draft>) {
  const { words, pictures, sentence } = changeOf({ form, field, before, after });
  return (
    <div className={classes.text}>
      {sentence !== undefined && <span className={`${look.note} ${classes.formatting}`}>{sentence}</span>}
      {words && <MarkedText {...words} side={side} />}
      {pictures && <MarkedPictures {...pictures} side={side} />}
    </div>
  );
}

/** What a comparison of a field shows. `sentence` is in place of values that look the same. */
function changeOf<Draft extends object>({ form, field, before, after }: Omit<Props<Draft>, 'side'>) {
  const { isSecret, pictures: picturesOf } = form.fields[field];
  const sides = { before: describeField(form, field, before), after: describeField(form, field, after) };
  const pictures = picturesOf && { before: picturesOf(before[field]), after: picturesOf(after[field]) };
  const changed = pictures && changedPictures(pictures.before, pictures.after);
  const hasPictures = changed !== undefined && (changed.changes.length > 0 || changed.isReordered);
  const isSame = sides.before === sides.after;
  return {
    words: isSame ? undefined : sides,
    pictures: hasPictures ? pictures : undefined,
    sentence: !isSame || hasPictures ? undefined : isSecret ? SECRET : FORMATTING,
  };
}

const SECRET = 'Promijenjeno; vrijednost se ovdje ne prikazuje.';
const FORMATTING = 'Riječi su iste; promijenjeni su oblikovanje ili poveznice.';

/** A field in a form that users can compare, without its pictures. Empty when it has no value. */
export function describeField<Draft extends object, F extends keyof Draft>(
  { fields }: Pick<FormDefinition<Draft>, 'fields'>,
  field: F,
  draft: Draft,
): ReactNode {
  const { describe, pictures } = fields[field];
  if (describe) return describe(draft[field]);
  return pictures ? '' : String(draft[field] ?? '');
}
