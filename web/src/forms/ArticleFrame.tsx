import type { Language } from '@baklja/contract/fields';
import { recordAddress } from '@baklja/contract/kinds';
import {
  Box,
  Button,
  CloseButton,
  Flex,
  Loader,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCopyPlus, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, langOf, otherLanguage } from '#web/lib/languages.ts';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import classes from './ArticleFrame.module.css';
import { usePanelPlace } from './ArticleSkeleton.tsx';
import { fieldId, titlesOf } from './define-record-form.ts';
import { useCreatedAt, useOpenCreated, useRedirectAfterDeletion, useWasSheetOpen } from './editing/after-write.ts';
import { Crumb, screenTitleOf } from './frame/Crumb.tsx';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { RevealProvider } from './frame/reveal.ts';
import { useFocusThroughLock } from './frame/use-focus-through-lock.ts';
import { useLeaving } from './frame/use-record-frame.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { useRecordHistory } from './history/use-record-history.tsx';
import { useRecord } from './open-record.ts';
import page from './PageFrame.module.css';
import { PreviewButton } from './preview/PreviewButton.tsx';
import { recordFormText as text } from './record-form.text.ts';
import { articleState, missingFields } from './saving/article-state.tsx';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';
import { useSaveState } from './saving/use-save-state.tsx';
import { findUnit, focusUnit, TranslationProgress, useUntranslatedMarks } from './translation/TranslationProgress.tsx';
import { translationText } from './translation/translation.text.ts';
import type { Unit } from './translation/untranslated.ts';
import { useSideBySide } from './translation/use-side-by-side.tsx';

type Props = {
  titleMaxLength: number;
  /** Further identification of the record below the title: its address, its id. */
  titleFoot?: ReactNode;
  /**
   * The publishing fields: at the right, on a phone a sheet. `translation` is its section about the other language.
   */
  panel: (translation: ReactNode) => ReactNode;
  /** Names of the panel, where it does not publish: of its button, and of its region. */
  panelTexts?: { button: string; label: string };
  /** Shown while the record is being created. */
  savingText: string;
  /** Without a title saving is disabled, and the save bar says why. */
  needsTitle?: boolean;
  /** The texts of the article. */
  children: ReactNode;
};

/** The frame of an article: the texts on the left, the publishing panel on the right, the save bar at the foot. */
export function ArticleFrame(props: Props) {
  const record = useRecord();
  const { language } = useRecord<Article>().draft;
  const { savingText, panelTexts = { button: text.panel, label: text.panelLabel } } = props;
  const { isLocked } = record;
  const [isPanelOpen, setIsPanelOpen] = useState(useWasSheetOpen());
  // The texts show first, then the panel.
  const hasPanel = useDeferredValue(true, false);
  const panel = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const { pane, section, progress, copyMissing } = useSideBySide();
  const [isOriginal, setIsOriginal] = useState(false);
  const texts = useRef<HTMLFieldSetElement>(null);
  useUntranslatedMarks(texts, progress?.left ?? NOTHING);
  const panelPlace = usePanelPlace(pane !== undefined);
  const isSheetOpen = isPanelOpen && panelPlace === 'sheet';
  useHotkeys([['mod+S', () => !isLocked && record.save()]], [], true);
  useFocusThroughLock(isLocked);
  useRedirectAfterDeletion();
  const leaving = useLeaving();
  const history = useRecordHistory();
  useOpenCreated(leaving.isSavingFirst, isSheetOpen);
  const reveal = useCallback((element: Element | null) => {
    setIsPanelOpen(panel.current?.contains(element) ?? false);
  }, []);
  const jump = (unit: Unit) => {
    setIsOriginal(false);
    const element = findUnit(texts.current, unit);
    if (!element) return;
    flushSync(() => reveal(element));
    focusUnit(element);
  };
  const revealField = (id: string) => reveal(document.getElementById(id));
  const missing = props.needsTitle ? missingFields(record) : [];
  const saveState = useSaveState();
  const saveBarState = articleState(record, { saveState, missing, progress, onReveal: revealField });
  const closePanel = () => {
    setIsPanelOpen(false);
    panelButton.current?.focus();
  };
  return (
    <div
      className={`${page.form} ${classes.form}`}
      data-panel={panelPlace}
      data-side-by-side={pane !== undefined || undefined}
    >
      {pane !== undefined && (
        <SegmentedControl
          hiddenFrom="sm"
          mt="sm"
          mx="md"
          fullWidth
          aria-label={translationText.sides}
          value={isOriginal ? 'original' : 'translation'}
          onChange={(side) => setIsOriginal(side === 'original')}
          data={[
            {
              value: 'original',
              label: record.creating ? translationText.original : LANGUAGE_NAMES[otherLanguage(language)],
            },
            {
              value: 'translation',
              label: record.creating ? translationText.translationSide : LANGUAGE_NAMES[language],
            },
          ]}
        />
      )}
      <div className={classes.columns} data-side={isOriginal ? 'original' : 'translation'}>
        {pane}
        <Box component="fieldset" ref={texts} className={classes.fields} display="contents" disabled={isLocked}>
          <div className={classes.sheet} data-full-screen-host>
            <Box maw="var(--w-measure)" mx="auto">
              <Flex wrap="wrap" align="center" justify="space-between" columnGap="md">
                <Crumb />
                {/* The crumb shows the name of the screen; screen readers need it as a heading. */}
                <VisuallyHidden component="h1">{screenTitleOf(record)}</VisuallyHidden>
                <RecordPresenceNote />
                {progress && (record.creating || progress.left.length > 0) && (
                  <TranslationProgress left={progress.left} all={progress.all} onJump={jump} />
                )}
                {copyMissing && (
                  <Button
                    hiddenFrom="sm"
                    fullWidth
                    mt="xs"
                    leftSection={<IconCopyPlus aria-hidden />}
                    onClick={copyMissing}
                  >
                    {translationText.copyText}
                  </Button>
                )}
              </Flex>
              <KeptDraftNotice />
              <DeletedElsewhere />
              <TitleField maxLength={props.titleMaxLength} foot={props.titleFoot} />
              {props.children}
            </Box>
          </div>
          <aside
            ref={panel}
            className={classes.panel}
            data-open={isSheetOpen || undefined}
            aria-label={panelTexts.label}
          >
            {isSheetOpen && (
              <Flex justify="space-between" align="center" mb="xs" py={4} className={classes.panelHead}>
                <Title order={2} lh={1}>
                  {panelTexts.button}
                </Title>
                <CloseButton ref={takeFocus} aria-label={text.close} onClick={closePanel} />
              </Flex>
            )}
            <RevealProvider value={reveal}>{hasPanel && props.panel(section)}</RevealProvider>
          </aside>
        </Box>
      </div>
      <SaveBar state={saveBarState} error={saveErrorOf(record, revealField)}>
        {panelPlace === 'sheet' && (
          <Button
            ref={panelButton}
            className={classes.panelButton}
            aria-expanded={isSheetOpen}
            onClick={() => setIsPanelOpen(!isSheetOpen)}
          >
            {panelTexts.button}
          </Button>
        )}
        <HistoryButton history={history} />
        <Actions isComplete={missing.length === 0} />
      </SaveBar>
      {record.creating && record.isSaving && <SavingOverlay text={savingText} />}
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </div>
  );
}

const NOTHING: readonly Unit[] = [];

function Actions({ isComplete }: { isComplete: boolean }) {
  const record = useRecord();
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
          to={recordAddress(form.kind, { key })}
          variant="filled"
          leftSection={<IconPencil aria-hidden />}
        >
          {titlesOf(form.kind).edit}
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

/** Covers the form while a new record is saved; the form stays below it, so that typed content is not lost. */
function SavingOverlay({ text }: { text: string }) {
  return (
    <Stack
      pos="fixed"
      inset={0}
      align="center"
      justify="center"
      gap="md"
      bg="color-mix(in srgb, var(--paper) 88%, transparent)"
      style={{ zIndex: 200 }}
      role="status"
    >
      <Loader color="var(--ink)" aria-hidden />
      <Text ff="heading" fz={24} fw={500} lh={1.2}>
        {text}
      </Text>
    </Stack>
  );
}

type Article = { title: string; language: Language };

function TitleField({ maxLength, foot }: { maxLength: number; foot?: ReactNode }) {
  const { form, draft, change, problems } = useRecord<Article>();
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
          change({ title: event.currentTarget.value.replace(/[\r\n]+/g, ' ') });
        }}
      />
      {foot}
    </div>
  );
}
