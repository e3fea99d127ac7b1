import { recordFormText as text } from '../record-form.text.ts';
import classes from './FieldLabel.module.css';

/** The name of a field, and that it may stay empty. */
export function FieldLabel({ label, isOptional = false }: { label: string; isOptional?: boolean | undefined }) {
  if (!isOptional) return label;
  return (
    <>
      {label} <span className={classes.optional}>{text.optional}</span>
    </>
  );
}
