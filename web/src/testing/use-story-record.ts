import { useState } from 'react';
import type { RecordForm, RecordRow } from '#web/forms/define-record-form.ts';
import type { OpenRecord } from '#web/forms/open-record.ts';
import type { EditorQueries } from '#web/forms/record-queries.ts';

/** How a story describes its record. */
export type StoryState<Draft extends object, Row extends RecordRow> = Partial<
  Omit<OpenRecord<Draft, Row>, 'form' | 'queries' | 'draft'>
> & {
  draft: Draft;
};

const nothing = () => {};

/** An open record in one state, for a story; it keeps what is typed into it. With a `row` it is an existing record. */
export function useStoryRecord<Draft extends object, Row extends RecordRow, Create, Update>(
  form: RecordForm<Draft, Row, Create, Update>,
  queries: EditorQueries<Row, Create, Update>,
  { draft: initial, row, ...state }: StoryState<Draft, Row>,
): OpenRecord<Draft, Row> {
  const [draft, setDraft] = useState(initial);
  return {
    form,
    queries,
    draft,
    change: (fields) => setDraft((current) => ({ ...current, ...fields })),
    problems: [],
    leaveField: nothing,
    refusal: undefined,
    refusals: 0,
    waits: undefined,
    isDirty: false,
    isLocked: false,
    drafts: {
      base: { draft: initial, version: row?.version },
      kept: [],
      restoreKept: nothing,
      discardKept: nothing,
      name: 'story',
      isKeeping: true,
      keptAt: undefined,
    },
    row,
    save: nothing,
    isSaving: false,
    hasFailed: false,
    publication: undefined,
    savedAt: undefined,
    getPreview: undefined,
    editing: row && {
      version: row.version,
      reload: async () => {},
      saveDraft: async () => undefined,
      conflict: undefined,
      resolveConflict: nothing,
      leaveConflict: nothing,
      isDeletedElsewhere: false,
      restoreAndSave: nothing,
      deletion: {
        isAsking: false,
        ask: nothing,
        cancel: nothing,
        confirm: nothing,
        isPending: false,
        error: undefined,
        isDone: false,
      },
    },
    creating: row ? undefined : { created: undefined, original: undefined, saveAndAdd: nothing },
    ...state,
  };
}
