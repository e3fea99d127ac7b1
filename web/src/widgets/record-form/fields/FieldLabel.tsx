import { recordFormText as text } from '../record-form.text.ts';
import classes from './FieldLabel.module.css';

/** The label of a field, and whether it is optional. */
export function FieldLabel({ label, isOptional = false }: { label: string; isOptional?: boolean | undefined }) {
  if (!isOptional) return label;
  return (
    <>
      {label} <span className={classes.optional}>{text.optional}</span>
    </>
  );
}
