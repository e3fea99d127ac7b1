import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { SAVE_AGAIN_MS } from '#web/lib/timings.ts';
import {
  describeProblems,
  type EditForm,
  type FormDefinition,
  findProblems,
  inSentence,
  type RecordRow,
} from '../define-record-form.ts';
import { type FieldProblem, stillPresent } from './draft.ts';
import { type Base, type DraftState, useDraft } from './use-draft.ts';

/** The parts of the form that a field needs. */
export type FormState<Draft extends object> = {
  form: FormDefinition<Draft>;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  problems: readonly FieldProblem[];
  /** The user has left the field: it shows its problems from this point on. */
  leaveField: (field: keyof Draft & string) => void;
  /** Sentence above the form when it was rejected. */
  refusal: string | undefined;
  refusals: number;
  /** What a rejected save waits for; it is then repeated by itself. The server does not have it. */
  waits: Wait | undefined;
  isDirty: boolean;
};

/** `room`: the server is full, until an administrator makes room. */
export type WaitsFor = 'network' | 'server' | 'room' | 'log-in';

/** `afterMs` is the pause before the next try, unless the reason ends earlier. */
export type Wait = { for: WaitsFor; afterMs: number };

type Options<Draft extends object, Row extends RecordRow, Update> = {
  form: EditForm<Draft, Row, Update>;
  record: string;
  initial: Base<Draft>;
};

/** A draft with its problems: the common part of creating and changing a record. */
export function useFormState<Draft extends object, Row extends RecordRow, Update>(
  options: Options<Draft, Row, Update>,
) {
  const { form, initial } = options;
  const isUpdate = initial.version !== undefined;
  const drafts = useDraft({ shape: form, record: options.record, initial });
  const [shown, setShown] = useState<readonly FieldProblem[]>([]);
  const [refused, setRefused] = useState<Refused<Draft>>();
  const [refusal, setRefusal] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [waits, setWaits] = useState<Wait>();
  /** Tries in a row that had to wait. */
  const waited = useRef(0);
  const { draft } = drafts;

  const problems = [
    ...stillPresent(shown, findProblems(form, draft, drafts.base.draft)),
    ...stillRefused(refused, draft),
  ];
  const isCorrected = problems.length === 0 && shown.length + (refused?.problems.length ?? 0) > 0;

  /** The draft that can be sent; undefined when it is invalid, in which case the form shows why. */
  const takeValid = (): Draft | undefined => {
    const typed = drafts.readLatest();
    const found = findProblems(form, typed, drafts.base.draft);
    setShown(found);
    setRefused(undefined);
    setWaits(undefined);
    setRefusal(found.length > 0 ? describeProblems(form, { problems: found, draft: typed, isUpdate }) : undefined);
    if (found.length === 0) return typed;
    setRefusals((count) => count + 1);
    return undefined;
  };
  const refuse = (error: unknown, sent: Draft) => {
    const failure = error instanceof Error ? error : new Error(String(error));
    const reason = failure instanceof ApiError ? reasonToWait(failure) : undefined;
    setWaits(reason && { for: reason, afterMs: pauseOf(failure, waited.current) });
    waited.current = reason ? waited.current + 1 : 0;
    setRefusal(form.describeFailure?.(failure, isUpdate) ?? failure.message);
    setRefusals((count) => count + 1);
    if (failure instanceof ApiError) setRefused({ sent, problems: problemsOf(form, failure) });
  };
  const leaveField = (field: keyof Draft & string) => {
    // In a new form that is still empty, or is empty again, nothing is missing yet.
    if (!isUpdate && !drafts.isDirty) return;
    const found = findProblems(form, drafts.readLatest(), drafts.base.draft).filter(
      (problem) => problem.field === field,
    );
    setShown((present) => [...present.filter((problem) => problem.field !== field), ...found]);
  };
  const clear = () => {
    setShown([]);
    setRefused(undefined);
    setRefusal(undefined);
    setWaits(undefined);
    waited.current = 0;
  };
  return {
    state: {
      form,
      draft,
      change: drafts.change,
      problems,
      leaveField,
      refusal: isCorrected ? undefined : refusal,
      refusals,
      waits,
      isDirty: drafts.isDirty,
    } satisfies FormState<Draft>,
    drafts,
    takeValid,
    refuse,
    setRefusal,
    clear,
  };
}

/** Undefined where a repetition would not help. */
function reasonToWait({ status, code, needsLogIn }: ApiError): WaitsFor | undefined {
  if (needsLogIn) return 'log-in';
  if (status === 0) return 'network';
  if (status === 507) return 'room';
  // Another server answered: its page is not the answer of the application.
  const isForeign = status >= 500 && code === 'no-answer';
  if (isForeign || [502, 503, 504].includes(status)) return 'server';
  return undefined;
}

function pauseOf(failure: Error, waited: number): number {
  const asked = failure instanceof ApiError ? failure.retryAfterMs : undefined;
  return asked ?? SAVE_AGAIN_MS[waited] ?? Math.max(...SAVE_AGAIN_MS);
}

/** The part that stores and offers drafts. */
export type KeptDrafts<Draft extends object> = Pick<
  DraftState<Draft>,
  'base' | 'kept' | 'restoreKept' | 'discardKept' | 'isKeeping' | 'keptAt' | 'name'
>;

type Refused<Draft> = { sent: Draft; problems: readonly FieldProblem[] };

function problemsOf<Draft extends object>({ fields }: FormDefinition<Draft>, { errors }: ApiError): FieldProblem[] {
  return errors.flatMap(({ field, ...problem }) => {
    const definition = field in fields ? fields[field as keyof Draft] : undefined;
    if (!definition) return [];
    const { label, summaryLabel = inSentence(label) } = definition;
    return [{ field, label: summaryLabel, ...problem }];
  });
}

function stillRefused<Draft extends object>(
  refused: Refused<Draft> | undefined,
  draft: Draft,
): readonly FieldProblem[] {
  if (!refused) return [];
  return refused.problems.filter(({ field }) => draft[field as keyof Draft] === refused.sent[field as keyof Draft]);
}
