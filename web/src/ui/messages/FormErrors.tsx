import { flushSync } from 'react-dom';
import look from '#web/ui/look.module.css';
import classes from './FormErrors.module.css';

type Props = {
  /** The sentence from the specification or from the server. */
  title: string;
  /** Invalid fields: their element ids and their labels. */
  fields?: { id: string; label: string; message?: string }[];
  /** Brings a hidden field into view before it gets the focus. */
  onReveal?: (id: string) => void;
};

/**
 * Why a form was rejected, with a link to each invalid field. The sentence is the link where the one invalid field says
 * the same.
 */
export function FormErrors({ title, fields = [], onReveal }: Props) {
  const isSaid = fields.length === 1 && fields[0]?.message === title;
  return (
    <div className={classes.note} role="alert">
      {!isSaid && <p className={look.strong}>{title}</p>}
      {fields.length > 0 && (
        <p className={classes.fields}>
          {fields.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={`${look.underlined} ${classes.link}`}
              onClick={() => focusField(id, onReveal)}
            >
              {isSaid ? title : label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Focuses a field of a form, after `onReveal` made it visible. */
export function focusField(id: string, onReveal?: (id: string) => void): void {
  if (onReveal) flushSync(() => onReveal(id));
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
