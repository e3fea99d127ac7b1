import type { Unit } from '@baklja/contract/records/translation-progress';
import { Fragment, type ReactNode } from 'react';
import { focusField } from '#web/ui/messages/FormErrors.tsx';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import { fieldId, findProblems } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import { describeUntranslated } from '../translation/untranslated.ts';

type Parts = {
  saveState: SaveState;
  missing: ReturnType<typeof missingFields>;
  progress: { left: readonly Unit[] } | undefined;
  onReveal: (id: string) => void;
};

/** What the save bar of a page says: a failed save first, then what is missing, then what is not translated. */
export function pageState(record: OpenRecord, { saveState, missing, progress, onReveal }: Parts): SaveState {
  if (saveState.isImportant) return saveState;
  if (missing.length > 0) {
    return {
      kind: 'empty',
      text: record.creating && record.isDirty ? text.notYetSaved : saveState.text,
      detail: <MissingFields fields={missing} onReveal={onReveal} />,
      isImportant: true,
    };
  }
  const link = publicLink(record, saveState.kind === 'full');
  if (progress && progress.left.length > 0) {
    const untranslated = describeUntranslated(progress.left);
    const detail = (
      <>
        {untranslated}
        {link && <> {link}</>}
      </>
    );
    return { ...saveState, detail, isImportant: true };
  }
  return { detail: link, ...saveState };
}

/** What a record without a title needs before it can be saved. Empty with a title: then the save says it. */
export function missingFields({ form, draft, isLocked }: OpenRecord) {
  if (isLocked || String(draft['title']).length > 0) return [];
  return findProblems(form, draft).map(({ field, label }) => ({ id: fieldId(form.kind, field), label }));
}

/** The stored record on the public site; undefined where the public does not see it. */
function publicLink({ publication, editing }: OpenRecord, isSaved: boolean): ReactNode {
  if (!publication?.url || editing?.deletion.isDone) return undefined;
  return (
    <>
      {isSaved && publication.since && `${publication.since} · `}
      <a href={publication.url} target="_blank" rel="noopener">
        {text.openOnSite}
      </a>
    </>
  );
}

function MissingFields({ fields, onReveal }: { fields: Parts['missing']; onReveal: Parts['onReveal'] }) {
  return (
    <>
      {fields.length === 1 ? text.missingOne : text.missingMany}{' '}
      {fields.map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === fields.length - 1 ? ' i ' : ', ')}
          <button type="button" onClick={() => focusField(id, onReveal)}>
            {label}
          </button>
        </Fragment>
      ))}
      .
    </>
  );
}
