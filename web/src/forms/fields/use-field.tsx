import { type Kind, recordAddress } from '@baklja/contract/kinds';
import { inGender } from '@baklja/contract/records/record-words';
import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type FormDefinition, fieldId } from '../define-record-form.ts';
import type { FieldProblem } from '../editing/draft.ts';
import { useRecord } from '../open-record.ts';
import { FieldLabel } from './FieldLabel.tsx';

/** The names of the draft's fields that hold a value of this type. */
export type FieldOf<Draft, Value> = { [F in keyof Draft]-?: Draft[F] extends Value ? F : never }[keyof Draft] & string;

/** The props of a field of the open record: its form and its name there; `help` is below it. */
export type FieldProps<Draft extends object, Value> = {
  form: FormDefinition<Draft>;
  name: FieldOf<Draft, Value>;
  help?: ReactNode;
  isOptional?: boolean;
};

/** Id, name, value and problem of a field of the open record, and its setter. */
export function useField<Draft extends object, F extends keyof Draft & string>(form: FormDefinition<Draft>, name: F) {
  const { draft, change, leaveField, isLocked, problems } = useRecord<Draft>();
  return {
    id: fieldId(form.kind, name),
    label: form.fields[name].label,
    value: draft[name],
    error: problemOf(
      form.kind,
      problems.find(({ field }) => field === name),
    ),
    isLocked,
    // The compiler cannot infer the type of one field from a name in a variable.
    set: (value: Draft[F]) => change({ [name]: value } as unknown as Partial<Draft>),
    leave: () => leaveField(name),
  };
}

type InputProps<Draft extends object, Value, F> = Omit<FieldProps<Draft, Value>, 'name'> & { name: F; label?: string };

/** The value of a field and its setter, and what the inputs of all kinds of values show. */
export function useInput<Draft extends object, Value, F extends FieldOf<Draft, Value>>(
  props: InputProps<Draft, Value, F>,
) {
  const { form, name, help, isOptional } = props;
  const { id, label, value, error, isLocked, set, leave } = useField(form, name);
  const shownLabel = <FieldLabel label={props.label ?? label} isOptional={isOptional} />;
  return { value, set, input: { id, label: shownLabel, description: help, error, disabled: isLocked, onBlur: leave } };
}

/** The problem of a field, with a link to the record that has its value already. */
function problemOf(kind: Kind, problem: FieldProblem | undefined): ReactNode {
  if (problem?.id === undefined) return problem?.message;
  return (
    <>
      {problem.message}{' '}
      <TextLink to={recordAddress(kind, { key: problem.id })}>{inGender(kind, 'Otvori ga', 'Otvori je')}</TextLink>
    </>
  );
}
