import type { Language } from '@baklja/contract/fields';
import { editorPath, hasAbility } from '@baklja/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { type RecordRow, translationKey } from '../define-record-form.ts';
import { isSameDraft, takeFields } from '../editing/draft.ts';
import { type AnyDraft, type OpenRecord, useRecord } from '../open-record.ts';
import { OriginalSection, RecordTranslation, recordKey, useComparing } from './RecordTranslation.tsx';
import { SideBySidePane } from './SideBySidePane.tsx';
import { findUntranslated, type Unit, withWords } from './untranslated.ts';

type Translation = {
  /** The record in the other language next to the form; undefined while it is not compared. */
  pane: ReactNode | undefined;
  section: ReactNode | undefined;
  /** What is not translated yet; undefined while no other record is compared. */
  progress: { left: readonly Unit[]; all: number; language: Language } | undefined;
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
  const otherKey = row && isComparing ? translationKey(kind, row) : undefined;
  const compared = useQuery({ ...record.queries.one(otherKey ?? ''), enabled: otherKey !== undefined }).data;
  const progress = useProgress(record, original ?? (otherKey === undefined ? undefined : compared));
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
      row?.language && <RecordTranslation row={row} language={row.language} />
    );
  return { pane: pane || undefined, section, progress, copyMissing };
}

const NO_TRANSLATION = { pane: undefined, section: undefined, copyMissing: undefined };

/** Only what is empty in the form is copied. */
function copyOfMissing({ form, draft, change }: OpenRecord, original: RecordRow): Translation['copyMissing'] {
  const source = form.fromRecord(original);
  const isEmpty = (one: AnyDraft, field: string) => isSameDraft(form, takeFields(form.empty, one, [field]), form.empty);
  const texts = (form.translation?.texts ?? []).filter((field) => isEmpty(draft, field) && !isEmpty(source, field));
  return texts.length > 0 ? () => change(takeFields<AnyDraft>({}, source, texts)) : undefined;
}

function useProgress({ form, draft }: OpenRecord, other: RecordRow | undefined): Translation['progress'] {
  return useMemo(() => {
    if (!other?.language || !form.translation) return undefined;
    const { units } = form.translation;
    const present = withWords(units(draft));
    const left = findUntranslated(present, withWords(units(form.fromRecord(other))));
    return { left, all: present.length, language: other.language };
  }, [form, draft, other]);
}
