import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { ApiError } from './api-client.ts';

/** What is wrong with each field, in the order of the form; true where a message of the form says it. */
export type Problems<Values> = { [Field in keyof Values]?: string | true | undefined };

type Options<Values> = {
  initial: Values;
  /** Nothing is sent while it finds a problem; the first such field gets the focus. */
  findProblems?: (values: Values) => Problems<Values>;
  /** Rejects with the reason why the values were not taken. What was typed stays. */
  send: (values: Values) => unknown;
  /** What was sent has succeeded, and the form is about to disappear: nothing more is sent. */
  isDone?: boolean;
};

export type SmallForm<Values extends object> = ReturnType<typeof useSmallForm<Values>>;

/** A form that is no record; fields are found by `name`. `fault` is a failure that names no field. */
export function useSmallForm<Values extends object>(options: Options<Values>) {
  const { initial, findProblems, send, isDone = false } = options;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [fault, setFault] = useState<Error>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<Element>(null);
  const isBusy = isSending || isDone;

  const clear = () => {
    setProblems({});
    setFault(undefined);
  };
  const change = (part: Partial<Values>) => {
    setValues((all) => ({ ...all, ...part }));
    clear();
  };
  const fieldNamed = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const refuse = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors.filter(({ field }) => fieldNamed(field)) : [];
    const [first] = errors;
    if (!first) return setFault(error instanceof Error ? error : new Error(String(error)));
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])) as Problems<Values>);
    const field = fieldNamed(first.field);
    field?.focus();
    field?.select();
  };
  const run = async (work: () => unknown) => {
    if (isBusy) return;
    setIsSending(true);
    clear();
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the tree of React, a dialog may be inside another form.
    event.stopPropagation();
    form.current = event.currentTarget;
    if (isBusy) return;
    const found = findProblems?.(values) ?? {};
    const wrong = Object.entries(found).find(([, problem]) => problem !== undefined);
    setProblems(found);
    setFault(undefined);
    if (wrong) fieldNamed(wrong[0])?.focus();
    else void run(() => send(values));
  };
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      const { value } = event.currentTarget;
      setValues((all) => ({ ...all, [name]: value }));
      clear();
    },
  });
  return {
    values,
    problems,
    fault,
    isBusy,
    change,
    field,
    run,
    props: { onSubmit: submit, noValidate: true },
  };
}
