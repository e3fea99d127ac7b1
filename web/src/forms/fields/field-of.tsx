import { recordAddress } from '@baklja/contract/kinds';
import { inGender } from '@baklja/contract/records/record-words';
import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/TextLink.tsx';
import { fieldId } from '../define-record-form.ts';
import type { FieldsOf } from '../open-record.ts';

/** The names of the draft's fields that hold a value of this type. */
export type FieldOf<Draft, Value> = { [F in keyof Draft]-?: Draft[F] extends Value ? F : never }[keyof Draft] & string;

/** The props of a field: `help` is below it. */
export type FieldProps<Draft extends object, Value> = {
  record: FieldsOf<Draft>;
  name: FieldOf<Draft, Value>;
  help?: ReactNode;
  isOptional?: boolean;
};

/** Id, name, value and problem of a field, and its setter. */
export function fieldOf<Draft extends object, F extends keyof Draft & string>(record: FieldsOf<Draft>, name: F) {
  const { form, draft, change, leaveField, isLocked } = record;
  return {
    id: fieldId(form.kind, name),
    label: form.fields[name].label,
    value: draft[name],
    error: problemOf(record, name),
    isLocked,
    // The compiler cannot infer the type of one field from a name in a variable.
    set: (value: Draft[F]) => change({ [name]: value } as unknown as Partial<Draft>),
    leave: () => leaveField(name),
  };
}

/** The problem of a field, with a link to the record that has its value already. */
function problemOf<Draft extends object>({ form, problems }: FieldsOf<Draft>, name: string): ReactNode {
  const problem = problems.find(({ field }) => field === name);
  if (problem?.id === undefined) return problem?.message;
  return (
    <>
      {problem.message}{' '}
      <TextLink to={recordAddress(form.kind, { key: problem.id })}>
        {inGender(form.kind, 'Otvori ga', 'Otvori je')}
      </TextLink>
    </>
  );
}
