import { flushSync } from 'react-dom';
import classes from './FormErrors.module.css';

type Props = {
  /** The specified sentence, or the server's. */
  title: string;
  /** Fields at fault: where they are, what they are called, what is wrong. */
  fields?: { id: string; label: string }[];
  /** Brings a field into sight that may be hidden, before it is focused. */
  onReveal?: (id: string) => void;
};

/** Summary over a form that was refused, with a way to each field at fault. */
export function FormErrors({ title, fields = [], onReveal }: Props) {
  return (
    <div className={classes.note} role="alert">
      <p className={classes.title}>{title}</p>
      {fields.length > 0 && (
        <p className={classes.fields}>
          {fields.map(({ id, label }) => (
            <button key={id} type="button" className={classes.link} onClick={() => focusField(id, onReveal)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function focusField(id: string, onReveal?: (id: string) => void): void {
  if (onReveal) flushSync(() => onReveal(id));
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
