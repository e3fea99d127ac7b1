import look from '#web/ui/look.module.css';
import { recordFormText as text } from '../record-form.text.ts';

/** The label of a field, and whether it is optional. */
export function FieldLabel({ label, isOptional = false }: { label: string; isOptional?: boolean | undefined }) {
  if (!isOptional) return label;
  return (
    <>
      {label} <span className={`${look.pale} ${look.regular}`}>{text.optional}</span>
    </>
  );
}
