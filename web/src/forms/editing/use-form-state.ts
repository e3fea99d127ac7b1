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
  const [refusals, setRefusals] = useState(0);
  const [waits, setWaits] = useState<Wait>();
  /** Tries in a row that had to wait. */
  const waited = useRef(0);
  const { draft } = drafts;

  const found = findProblems(form, draft, drafts.base.draft);
  const stillAnswered = refused ? refused.answered.filter(({ field }) => isUnchanged(field, refused.sent, draft)) : [];
  const problems = [...stillPresent(shown, found), ...stillAnswered];

  /** Goes as soon as the fields that it is about are corrected. */
  const describeRefusal = (): string | undefined => {
    if (!refused) return undefined;
    const { message, checks, answered } = refused;
    const isAboutFields = checks.length + answered.length > 0;
    if (isAboutFields && stillPresent(checks, found).length + stillAnswered.length === 0) return undefined;
    return message ?? describeProblems(form, { problems, draft, isUpdate });
  };

  /** The draft that can be sent; undefined when it is invalid, in which case the form shows why. */
  const takeValid = (): Draft | undefined => {
    const typed = drafts.readLatest();
    const checks = findProblems(form, typed, drafts.base.draft);
    setShown(checks);
    setRefused(checks.length > 0 ? { sent: typed, checks, answered: [] } : undefined);
    setWaits(undefined);
    if (checks.length === 0) return typed;
    setRefusals((count) => count + 1);
    return undefined;
  };
  const refuse = (error: unknown, sent: Draft) => {
    const failure = error instanceof Error ? error : new Error(String(error));
    const reason = failure instanceof ApiError ? reasonToWait(failure) : undefined;
    setWaits(reason && { for: reason, afterMs: pauseOf(failure, waited.current) });
    waited.current = reason ? waited.current + 1 : 0;
    const answered = failure instanceof ApiError ? problemsOf(form, failure) : [];
    const message = form.describeFailure?.(failure, isUpdate) ?? failure.message;
    setRefused({ sent, message, checks: [], answered });
    setRefusals((count) => count + 1);
  };
  const setRefusal = (message: string | undefined) =>
    setRefused(message === undefined ? undefined : { sent: draft, message, checks: [], answered: [] });
  const leaveField = (field: keyof Draft & string) => {
    // In a new form that is still empty, or is empty again, nothing is missing yet.
    if (!isUpdate && !drafts.isDirty) return;
    const own = findProblems(form, drafts.readLatest(), drafts.base.draft).filter((problem) => problem.field === field);
    setShown((present) => [...present.filter((problem) => problem.field !== field), ...own]);
  };
  const clear = () => {
    setShown([]);
    setRefused(undefined);
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
      refusal: describeRefusal(),
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

/** `checks` were found before anything was sent; `answered` and `message` are the answer of the server. */
type Refused<Draft> = {
  sent: Draft;
  message?: string;
  checks: readonly FieldProblem[];
  answered: readonly FieldProblem[];
};

function problemsOf<Draft extends object>({ fields }: FormDefinition<Draft>, { errors }: ApiError): FieldProblem[] {
  return errors.flatMap(({ field, ...problem }) => {
    const definition = field in fields ? fields[field as keyof Draft] : undefined;
    if (!definition) return [];
    const { label, summaryLabel = inSentence(label) } = definition;
    return [{ field, label: summaryLabel, ...problem }];
  });
}

function isUnchanged<Draft extends object>(field: string, sent: Draft, draft: Draft): boolean {
  return draft[field as keyof Draft] === sent[field as keyof Draft];
}
