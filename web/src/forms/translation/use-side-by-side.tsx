import { parseJsonText } from '@baklja/contract/json-text';
import { editorPath, hasAbility } from '@baklja/contract/kinds';
import { translationProgress } from '@baklja/contract/records/translation-progress';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import { focusField } from '#web/ui/messages/FormErrors.tsx';
import { fieldId, type RecordRow, translationKey } from '../define-record-form.ts';
import { isSameDraft, takeFields } from '../editing/draft.ts';
import { useSettled } from '../editing/use-settled.ts';
import { type AnyDraft, type OpenRecord, useRecord } from '../open-record.ts';
import type { PublishCheck } from '../publish-checks/run-checks.ts';
import { COMPARE_ID, OriginalSection, RecordTranslation, recordKey, useComparing } from './RecordTranslation.tsx';
import { SideBySidePane } from './SideBySidePane.tsx';
import { translationText } from './translation.text.ts';
import type { TranslationState } from './untranslated.ts';

/** What a panel shows about the other language, and what it advises. */
export type PanelTranslation = { translation: ReactNode; untranslated: PublishCheck | undefined };

type Translation = {
  /** The record in the other language next to the form; undefined while it is not compared. */
  pane: ReactNode | undefined;
  panel: PanelTranslation;
  /** What is not translated yet; undefined while no other record is compared. */
  progress: TranslationState | undefined;
  /** Copies the texts of the original into the empty ones of its new translation; undefined if there are none. */
  copyMissing: (() => void) | undefined;
};

export function useSideBySide(): Translation {
  const record = useRecord();
  const { form, row, creating } = record;
  const { kind } = form;
  const [isComparing, setComparing] = useComparing();
  const original = creating?.original;
  const [isOriginalShown, setIsOriginalShown] = useState(original !== undefined);
  const otherKey = row && translationKey(kind, row);
  const read = useQuery({ ...record.queries.one(otherKey ?? ''), enabled: otherKey !== undefined }).data;
  const other = original ?? (otherKey === undefined ? undefined : read);
  const isBeside = original !== undefined || isComparing;
  // Of two records the later one is the translation.
  const isTranslation = other !== undefined && (row === undefined || row.id > other.id);
  const state = useProgress(record, other, { isBeside, isTranslation });
  const progress = isBeside ? state : undefined;
  const untranslated = isTranslation ? adviceOf(state) : undefined;
  const copyMissing = original && copyOfMissing(record, original);
  const language = original?.language ?? (row?.language && otherLanguage(row.language));
  if (!hasAbility(kind, 'translation') || language === undefined) return { ...NO_TRANSLATION, progress };
  const [isShown, show] = original ? [isOriginalShown, setIsOriginalShown] : [isComparing, setComparing];
  const key = original ? recordKey(kind, original) : row && translationKey(kind, row);
  const pane = isShown && key !== undefined && (
    <SideBySidePane otherKey={key} language={language} onCopyText={copyMissing} onClose={() => show(false)} />
  );
  const section =
    original && key !== undefined ? (
      <OriginalSection
        title={original.title ?? ''}
        language={language}
        to={editorPath(kind, key)}
        isComparing={isShown}
        onCompare={show}
      />
    ) : (
      row?.language && <RecordTranslation row={row} language={row.language} progress={state} />
    );
  return { pane: pane || undefined, panel: { translation: section, untranslated }, progress, copyMissing };
}

const NO_TRANSLATION = {
  pane: undefined,
  panel: { translation: undefined, untranslated: undefined },
  copyMissing: undefined,
};

function adviceOf(state: TranslationState | undefined): PublishCheck | undefined {
  if (!state || state.left.length === 0) return undefined;
  const { left, all, language } = state;
  const isMissing = left.some((unit) => unit.isMissing);
  const said = translationText.untranslated(left.length, all, { language, isMissing });
  return { key: 'untranslated', text: said, place: { field: COMPARE_ID } };
}

/** Only what is empty in the form is copied. */
function copyOfMissing({ form, draft, change }: OpenRecord, original: RecordRow): Translation['copyMissing'] {
  const source = form.fromRecord(original);
  const isEmpty = (one: AnyDraft, field: string) => isSameDraft(form, takeFields(form.empty, one, [field]), form.empty);
  const texts = (form.translation?.texts ?? []).filter((field) => isEmpty(draft, field) && !isEmpty(source, field));
  if (texts.length === 0) return undefined;
  return () => {
    change(takeFields<AnyDraft>({}, source, texts));
    // The button disappears; the translation begins with its title.
    focusField(fieldId(form.kind, 'title'));
  };
}

/** Next to the original it follows the keyboard, else it waits for a pause. */
function useProgress(
  { form, row, ...record }: OpenRecord,
  other: RecordRow | undefined,
  { isBeside, isTranslation }: { isBeside: boolean; isTranslation: boolean },
) {
  const settled = useSettled(record.draft, ADVICE_AFTER_MS);
  const draft = isBeside ? record.draft : settled;
  const sameTexts = row?.same_texts;
  return useMemo((): TranslationState | undefined => {
    if (!other?.language || !form.translation) return undefined;
    const { units } = form.translation;
    const [own, others] = [units(draft), units(form.fromRecord(other))];
    const [translation, original] = isTranslation ? [own, others] : [others, own];
    const kept = parseJsonText(sameTexts ?? '[]') as string[];
    return { ...translationProgress(translation, original, kept), language: other.language };
  }, [form, draft, other, isTranslation, sameTexts]);
}
