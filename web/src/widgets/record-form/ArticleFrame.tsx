import type { Language } from '@baklja/contract/fields';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { Button, CloseButton, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import { langOf } from '#web/lib/languages.ts';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import { PreviewButton } from '#web/widgets/preview/PreviewButton.tsx';
import classes from './ArticleFrame.module.css';
import { fieldId, findProblems, type RecordRow } from './define-record-form.ts';
import { useCreatedAt } from './editing/use-created-at.ts';
import { Crumb, screenTitleOf } from './frame/Crumb.tsx';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { MissingFields } from './frame/MissingFields.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { RevealProvider } from './frame/reveal.ts';
import { SaveButton } from './frame/SaveButton.tsx';
import { saveErrorOf } from './frame/SaveError.tsx';
import { SavingOverlay } from './frame/SavingOverlay.tsx';
import { useFocusThroughLock } from './frame/use-focus-through-lock.ts';
import { useLeaving } from './frame/use-leaving.ts';
import { useOpenCreated } from './frame/use-open-created.ts';
import { usePanelPlace } from './frame/use-panel-place.ts';
import { useRedirectAfterDeletion } from './frame/use-redirect-after.ts';
import { useSaveState } from './frame/use-save-state.tsx';
import { useSideBySide } from './frame/use-side-by-side.tsx';
import type { FieldsOf, OpenRecord } from './open-record.ts';
import { recordFormText as text } from './record-form.text.ts';

/** Fields that every article has. */
type Article = { title: string; language: Language };

type Props<Draft extends Article, Row extends RecordRow> = {
  record: OpenRecord<Draft, Row>;
  titleMaxLength: number;
  /** Further identification of the record below the title: its address, its id. */
  titleFoot?: ReactNode;
  /**
   * The publishing fields: at the right, on a phone a sheet. `translation` is its section about the other language.
   */
  panel: (translation: ReactNode) => ReactNode;
  /** Shown while the record is being created. */
  savingText: string;
  /** Without a title saving is disabled, and the save bar says why. */
  needsTitle?: boolean;
  /** The texts of the article. */
  children: ReactNode;
};

/** The frame of an article: the texts on the left, the publishing panel on the right, the save bar at the foot. */
export function ArticleFrame<Draft extends Article, Row extends RecordRow>(props: Props<Draft, Row>) {
  const { record, savingText } = props;
  const { form, isLocked } = record;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  // The texts show first, then the panel.
  const hasPanel = useDeferredValue(true, false);
  const panel = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const { pane, section } = useSideBySide(record);
  const panelPlace = usePanelPlace(pane !== undefined);
  useHotkeys([['mod+S', () => !isLocked && record.save()]], [], true);
  useFocusThroughLock(isLocked);
  useRedirectAfterDeletion(record);
  const leaving = useLeaving(record);
  useOpenCreated(record, leaving.isSavingFirst);
  const reveal = useCallback((element: Element | null) => {
    setIsPanelOpen(panel.current?.contains(element) ?? false);
  }, []);
  const revealField = (id: string) => reveal(document.getElementById(id));
  const missing = props.needsTitle ? missingFields(record) : [];
  const saveState = useSaveState(record);
  const saveBarState =
    missing.length === 0 || saveState.isImportant
      ? { detail: publicLink(record), ...saveState }
      : {
          kind: 'empty' as const,
          text: record.creating && record.isDirty ? text.notYetSaved : saveState.text,
          detail: <MissingFields fields={missing} onReveal={revealField} />,
          isImportant: true,
        };
  const closePanel = () => {
    setIsPanelOpen(false);
    panelButton.current?.focus();
  };
  return (
    <div className={classes.form} data-panel={panelPlace} data-side-by-side={pane !== undefined || undefined}>
      <div className={classes.columns}>
        {pane}
        <fieldset className={classes.fields} disabled={isLocked}>
          <div className={classes.sheet} data-full-screen-host>
            <div className={classes.measure}>
              <div className={classes.head}>
                <Crumb record={record} />
                {/* The crumb shows the name of the screen; screen readers need it as a heading. */}
                <h1 className={classes.heading}>{screenTitleOf(record)}</h1>
                <RecordPresenceNote record={record} />
              </div>
              <KeptDraftNotice form={form} drafts={record.drafts} />
              <DeletedElsewhere record={record} />
              <TitleField record={record} maxLength={props.titleMaxLength} foot={props.titleFoot} />
              {props.children}
            </div>
          </div>
          <aside
            ref={panel}
            className={classes.panel}
            data-open={isPanelOpen || undefined}
            aria-label={text.panelLabel}
          >
            {isPanelOpen && (
              <div className={classes.panelHead}>
                <h2>{text.panel}</h2>
                <CloseButton ref={takeFocus} aria-label={text.close} onClick={closePanel} />
              </div>
            )}
            <RevealProvider value={reveal}>{hasPanel && props.panel(section)}</RevealProvider>
          </aside>
        </fieldset>
      </div>
      <SaveBar state={saveBarState} error={saveErrorOf(record, revealField)}>
        <Button
          ref={panelButton}
          className={classes.panelButton}
          aria-expanded={isPanelOpen}
          onClick={() => setIsPanelOpen(!isPanelOpen)}
        >
          {text.panel}
        </Button>
        <Actions record={record} isComplete={missing.length === 0} />
      </SaveBar>
      {record.creating && record.isSaving && <SavingOverlay text={savingText} />}
      <RecordDialogs record={record} leaving={leaving} />
    </div>
  );
}

/** The stored record on the public site; undefined where the public does not see it. */
function publicLink<Draft extends object, Row extends RecordRow>({ publication, editing }: OpenRecord<Draft, Row>) {
  if (!publication?.url || editing?.deletion.isDone) return undefined;
  return (
    <a href={publication.url} target="_blank" rel="noopener">
      {text.openOnSite}
    </a>
  );
}

/** What a record without a title needs before it can be saved. Empty with a title: then the save says it. */
function missingFields<Draft extends Article, Row extends RecordRow>({
  form,
  draft,
  isLocked,
}: OpenRecord<Draft, Row>) {
  if (isLocked || draft.title.length > 0) return [];
  return findProblems(form, draft).map(({ field, label }) => ({ id: fieldId(form.kind, field), label }));
}

/** Preview and save; a record that was just created has a link to its editor instead of the save button. */
function Actions<Draft extends Article, Row extends RecordRow>({
  record,
  isComplete,
}: {
  record: OpenRecord<Draft, Row>;
  isComplete: boolean;
}) {
  const { form, row, creating, editing, isDirty } = record;
  const created = creating?.created;
  const createdAt = useCreatedAt();
  // The save button comes back with the first change.
  const isJustCreated = createdAt !== undefined && createdAt.getTime() === record.savedAt?.getTime() && !isDirty;
  const key = created ? (created.alias ?? created.id) : (row?.alias ?? row?.id);
  const isGone = editing?.deletion.isDone ?? false;
  return (
    <>
      {record.getPreview && !isGone && (
        <PreviewButton getRecord={record.getPreview} id={row?.id ?? created?.id} isUnsaved={isDirty} />
      )}
      {key !== undefined && (created || isJustCreated) && !isGone ? (
        <Button
          component={Link}
          ref={takeFocus}
          to={editorPath(form.kind, key)}
          variant="filled"
          leftSection={<IconPencil aria-hidden />}
        >
          {KINDS[form.kind].screens.edit.title}
        </Button>
      ) : (
        <SaveButton
          onSave={record.save}
          isSaving={record.isSaving}
          isDisabled={isGone || !isComplete}
          isWaiting={record.waits !== undefined}
        />
      )}
    </>
  );
}

type TitleProps<Draft extends Article> = { record: FieldsOf<Draft>; maxLength: number; foot?: ReactNode };

function TitleField<Draft extends Article>({
  record: { form, draft, change, problems },
  maxLength,
  foot,
}: TitleProps<Draft>) {
  return (
    <div className={classes.titleBlock} data-full-screen-keep>
      <Textarea
        id={fieldId(form.kind, 'title')}
        aria-label="Naslov"
        lang={langOf(draft.language)}
        placeholder="Naslov"
        autosize
        minRows={1}
        maxLength={maxLength}
        classNames={{ input: classes.title }}
        value={draft.title}
        error={problems.find(({ field }) => field === 'title')?.message}
        onChange={(event) => {
          const title: Partial<Article> = { title: event.currentTarget.value.replace(/[\r\n]+/g, ' ') };
          change(title as Partial<Draft>);
        }}
      />
      {foot}
    </div>
  );
}
