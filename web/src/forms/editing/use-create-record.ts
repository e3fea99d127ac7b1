import { useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { listOf, previewOf, type RecordForm, type RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import type { Created, EditorQueries } from '../record-queries.ts';
import { useRedirectAfter } from './after-write.ts';
import { takeFields } from './draft.ts';
import { useFormState } from './use-form-state.ts';

type Options<Draft extends object, Row extends RecordRow, Create, Update> = {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  /** The record to translate. */
  original?: Row | undefined;
};

/** A record that is being created, or the translation of one. */
export function useCreateRecord<Draft extends object, Row extends RecordRow, Create, Update>({
  form,
  queries,
  original,
}: Options<Draft, Row, Create, Update>): OpenRecord<Draft, Row> {
  const record = original ? `${form.kind}/new/${original.id}` : `${form.kind}/new`;
  const [empty] = useState(() => ({
    draft: original ? translationOf(form, original) : form.empty,
    version: undefined,
  }));
  const fields = useFormState({ form, record, initial: empty });
  const { drafts, state } = fields;
  const create = queries.useCreate();
  const toasts = useToasts();
  const [created, setCreated] = useState<Created>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [isSaving, setIsSaving] = useState(false);
  const { messageMs = SUCCESS_TOAST_MS, goTo = listOf(form).path, goAfterMs } = form.after?.create ?? {};
  useRedirectAfter(created !== undefined && goAfterMs !== undefined, goTo, goAfterMs ?? 0);

  const send = async (draft: Draft, onCreated: (answer: Created) => void) => {
    setIsSaving(true);
    try {
      const answer = await create.mutateAsync({
        input: form.toCreate(draft, original),
        idempotencyKey: drafts.createKey,
      });
      setSavedAt(new Date());
      drafts.markSaved({ draft, version: undefined });
      toasts.success(answer.message, messageMs);
      onCreated(answer);
    } catch (error) {
      fields.refuse(error, draft);
    } finally {
      setIsSaving(false);
    }
  };
  const saveThen = (onCreated: (answer: Created) => void) => {
    const draft = fields.takeValid();
    if (draft === undefined || isSaving || created !== undefined) return;
    toasts.clearErrors();
    void send(draft, onCreated);
  };
  return {
    ...state,
    form,
    queries,
    drafts,
    row: undefined,
    isLocked: isSaving || created !== undefined,
    save: () => saveThen(setCreated),
    isSaving,
    hasFailed: state.refusal !== undefined,
    savedAt,
    publication: created && form.publication?.(drafts.base.draft, created),
    getPreview: previewOf(form, drafts.readLatest, undefined),
    editing: undefined,
    creating: {
      created,
      original,
      saveAndAdd: () =>
        saveThen(() => {
          drafts.rebase(empty, takeFields(empty.draft, drafts.readLatest(), form.createNext?.kept ?? []));
          fields.clear();
        }),
    },
  };
}

/** The draft of a translation: the fields that the form copies from the original, in the other language. */
function translationOf<Draft extends object, Row extends RecordRow>(
  form: Pick<RecordForm<Draft, Row, unknown, unknown>, 'empty' | 'translation' | 'fromRecord'>,
  original: Row,
): Draft {
  const draft = takeFields(form.empty, form.fromRecord(original), form.translation?.kept ?? []);
  return original.language === undefined ? draft : { ...draft, language: otherLanguage(original.language) };
}
