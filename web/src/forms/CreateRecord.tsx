import { hasAbility, kindRow, recordAddress } from '@baklja/contract/kinds';
import { capitalised } from '@baklja/contract/records/record-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { otherLanguage } from '#web/lib/languages.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { DRAFT_PARAM, tabOf } from '#web/lib/unsaved/drafts.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { useFormToReturnTo, useWordsForNew } from './create-and-return.ts';
import { listOf, previewOf, type RecordRow, titlesOf, translationKey } from './define-record-form.ts';
import { EditRecord, type EditRecordProps, RecordLoadState, RecordMissing } from './EditRecord.tsx';
import { useRedirectAfter } from './editing/after-write.ts';
import { takeFields } from './editing/draft.ts';
import { type KeptDrafts, useFormState } from './editing/use-form-state.ts';
import { type AnyDraft, type OpenRecord, RecordProvider } from './open-record.ts';
import { recordFormText as text } from './record-form.text.ts';
import type { Created } from './record-queries.ts';
import { useSaveAfterPictures } from './use-save-after-pictures.ts';

type Props<Draft extends object, Row extends RecordRow, Create, Update> = Omit<
  EditRecordProps<Draft, Row, Create, Update>,
  'recordKey'
>;

/** The props of any form: its types end at the border of this file. */
type AnyProps = Props<AnyDraft, RecordRow, unknown, unknown>;

/** Opens an empty record for its frame; `?prijevod=` names the record to translate. */
export function CreateRecord<Draft extends object, Row extends RecordRow, Create, Update>(
  typed: Props<Draft, Row, Create, Update>,
) {
  const props = typed as unknown as AnyProps;
  const { kind } = props.form;
  const [address] = useSearchParams();
  const draft = address.get(DRAFT_PARAM) ?? 'new';
  const key = hasAbility(kind, 'translation') ? address.get('prijevod') : null;
  if (key === null) return <EmptyRecord key={draft} {...props} title={titlesOf(kind).create} />;
  if (kindRow(kind).key === 'id' && !/^[1-9]\d{0,15}$/.test(key)) {
    return <RecordMissing form={props.form} title={text.noOriginal(kind)} />;
  }
  return <EmptyTranslation key={`${key} ${draft}`} {...props} originalKey={key} />;
}

export function RecordByKey<Draft extends object, Row extends RecordRow, Create, Update>({
  recordKey,
  ...props
}: Props<Draft, Row, Create, Update> & { recordKey: string | undefined }) {
  return recordKey === undefined ? <CreateRecord {...props} /> : <EditRecord {...props} recordKey={recordKey} />;
}

function EmptyTranslation(props: AnyProps & { originalKey: string }) {
  const { kind } = props.form;
  const title = text.translate(kind);
  useDocumentTitle(title);
  const query = useQuery(props.queries.one(props.originalKey));
  const original = useFirstRead(query.data);
  const translation = original && translationKey(kind, original);
  if (translation !== undefined) {
    return (
      <EmptyState
        title={text.hasTranslation(kind)}
        isScreen
        help={original?.translation_title ?? ''}
        actions={<TextLink to={recordAddress(kind, { key: translation })}>{text.openTranslation}</TextLink>}
      />
    );
  }
  if (original) return <EmptyRecord {...props} title={title} original={original} />;
  return (
    <RecordLoadState
      form={props.form}
      query={query}
      title={title}
      missing={text.noOriginal(kind)}
      skeleton={props.skeleton}
    />
  );
}

function EmptyRecord({ form, queries, title, original, children }: AnyProps & { title: string; original?: RecordRow }) {
  useDocumentTitle(title);
  const record = useCreateRecord(form, queries, original);
  useNamedDraft(record.drafts);
  useNameForNew(record);
  return <RecordProvider record={useSaveAfterPictures(record)}>{children}</RecordProvider>;
}

function useNameForNew({ form, draft, change }: OpenRecord): void {
  const words = useWordsForNew();
  const { title } = kindRow(form.kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (words !== '' && draft[title] === '') change({ [title]: capitalised(words) });
  }, []);
}

function useNamedDraft({ kept, restoreKept }: KeptDrafts<AnyDraft>): void {
  const [address] = useSearchParams();
  const name = address.get(DRAFT_PARAM);
  const named = kept.find(({ key }) => tabOf(key) === name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (named) restoreKept(named);
  }, []);
}

/** As it was first read, undefined before: a saved translation changes its original, and the form must stay. */
function useFirstRead<Row>(row: Row | undefined): Row | undefined {
  const [first, setFirst] = useState(row);
  if (first === undefined && row !== undefined) setFirst(row);
  return first ?? row;
}

function useCreateRecord(
  form: AnyProps['form'],
  queries: AnyProps['queries'],
  original: RecordRow | undefined,
): OpenRecord {
  const record = original ? `${form.kind}/new/${original.id}` : `${form.kind}/new`;
  const [empty] = useState(() => ({
    draft: original ? translationOf(form, original) : form.empty,
    version: undefined,
  }));
  const fields = useFormState({ form, record, initial: empty });
  const { drafts, state } = fields;
  const create = queries.useCreate();
  const toasts = useToasts();
  const navigate = useNavigate();
  const formToReturnTo = useFormToReturnTo();
  const [created, setCreated] = useState<Created>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [isSaving, setIsSaving] = useState(false);
  const { messageMs = SUCCESS_TOAST_MS, goTo = listOf(form).path, goAfterMs } = form.after?.create ?? {};
  // A translation goes on next to its original.
  useRedirectAfter(created !== undefined && goAfterMs !== undefined && !original, goTo, goAfterMs ?? 0);

  const send = async (draft: AnyDraft, onCreated: (answer: Created) => void) => {
    setIsSaving(true);
    try {
      const answer = await create.mutateAsync({
        input: form.toCreate(draft, original),
        idempotencyKey: drafts.createKey,
      });
      setSavedAt(new Date());
      drafts.markSaved({ draft, version: undefined });
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
  const saveAndOpen = () =>
    saveThen((answer) => {
      toasts.success(answer.message, messageMs);
      setCreated(answer);
    });
  const saveAndAdd = () =>
    saveThen(({ id, alias, message }) => {
      const open = () => void navigate(recordAddress(form.kind, { id, key: alias ?? id }));
      toasts.success(message, messageMs, { text: text.openSaved, onClick: open });
      drafts.rebase(empty, takeFields(empty.draft, drafts.readLatest(), form.createNext?.kept ?? []));
      fields.clear();
    });
  const isAlwaysNext = form.createNext !== undefined && form.createNext.text === undefined && !formToReturnTo;
  return {
    ...state,
    form,
    queries,
    drafts,
    row: undefined,
    isLocked: isSaving || created !== undefined,
    save: isAlwaysNext ? saveAndAdd : saveAndOpen,
    isSaving,
    hasFailed: state.refusal !== undefined,
    savedAt,
    publication: created && form.publication?.(drafts.base.draft, created, undefined),
    getPreview: previewOf(form, drafts.readLatest, undefined),
    editing: undefined,
    creating: {
      created,
      original,
      saveAndAdd,
    },
  };
}

/** The draft of a translation: the fields that the form copies from the original, in the other language. */
function translationOf(form: AnyProps['form'], original: RecordRow): AnyDraft {
  const draft = takeFields(form.empty, form.fromRecord(original), form.translation?.kept ?? []);
  return original.language === undefined ? draft : { ...draft, language: otherLanguage(original.language) };
}
