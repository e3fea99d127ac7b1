import type { Kind } from '@baklja/contract/kinds';
import { FormErrors } from '#web/ui/messages/FormErrors.tsx';
import { fieldId } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';

type Saved = Pick<OpenRecord, 'problems' | 'refusal' | 'waits' | 'isSaving'> & { form: { kind: Kind } };

/** Why the last save failed, with a link to each invalid field. Undefined while the save waits and repeats itself. */
export function saveErrorOf({ form, problems, refusal, waits, isSaving }: Saved, onReveal?: (id: string) => void) {
  if (refusal === undefined || waits || isSaving) return undefined;
  const fields = problems.map(({ field, label, message }) => ({ id: fieldId(form.kind, field), label, message }));
  return <FormErrors title={refusal} fields={fields} {...(onReveal && { onReveal })} />;
}
