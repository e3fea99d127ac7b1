import type { Language } from '@baklja/contract/fields';
import { recordAddress } from '@baklja/contract/kinds';
import type { Unit } from '@baklja/contract/records/translation-progress';
import {
  Anchor,
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
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { IconArrowLeft, IconCopyPlus, IconEye, IconPencil } from '#web/lib/icons.ts';
import { LANGUAGE_NAMES, langOf, otherLanguage } from '#web/lib/languages.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import { BarMenu } from './BarMenu.tsx';
import { fieldId, listOf, titlesOf } from './define-record-form.ts';
import { useCreatedAt, useOpenCreated, usePlaceOfCreated, useRedirectAfterDeletion } from './editing/after-write.ts';
import { placeOfFocus } from './editing/focus-place.ts';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RevealProvider } from './frame/reveal.ts';
import { usePanel } from './frame/use-panel.ts';
import { useRecordFrame } from './frame/use-record-frame.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { type RecordHistory, useRecordHistory } from './history/use-record-history.tsx';
import { type OpenRecord, useRecord } from './open-record.ts';
import classes from './PageFrame.module.css';
import { RecordPresence } from './presence/RecordPresence.tsx';
import { usePreview } from './preview/use-preview.tsx';
import { recordFormText as text } from './record-form.text.ts';
import { missingFields, pageState } from './saving/page-state.tsx';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';
import { findUnit, focusUnit, TranslationProgress, useUntranslatedMarks } from './translation/TranslationProgress.tsx';
import { translationText } from './translation/translation.text.ts';
import { type PanelTranslation, useSideBySide } from './translation/use-side-by-side.tsx';

type Props = {
  /** The name of the record, where it says more than the name of the screen; `note` follows it. */
  title?: string;
  note?: string;
  /** The title is a field of the form instead, for articles. */
  titleField?: TitleField;
  /** At the right, below the form in a narrow window. A wide rail gets all the free room. */
  rail?: ReactNode;
  isRailWide?: boolean;
  /** Further fields at the right, in a narrow window a sheet. `translation` is about the other language. */
  panel?: (translation: PanelTranslation) => ReactNode;
  /** Names of a panel that does not publish: of its button, and of its region. */
  panelTexts?: { button: string; label: string };
  children: ReactNode;
};

type TitleField = {
  maxLength: number;
  /** Further identification of the record below the title: its address, its id. */
  foot?: ReactNode;
  /** Without a title saving is disabled, and the save bar says why. */
  isNeeded?: boolean;
  savingText: string;
};

/** A record on a page: its fields, facts or further fields at the right, and the save bar at the foot. */
export function PageFrame(props: Props) {
  const { titleField, rail, isRailWide = false, panelTexts = { button: text.panel, label: text.panelLabel } } = props;
  const record = useRecord();
  const { form, creating, isLocked } = record;
  const body = useRef<HTMLFieldSetElement>(null);
  const { pane, panel: translation, progress, copyMissing } = useSideBySide();
  const [isOriginal, setIsOriginal] = useState(false);
  const panel = usePanel(pane !== undefined);
  // The texts show first, then the panel.
  const hasPanel = useDeferredValue(true, false);
  useUntranslatedMarks(body, progress?.left ?? NOTHING);
  useRedirectAfterDeletion();
  const revealField = (id: string) => panel.reveal(document.getElementById(id));
  const { state, leaving, lastFocus } = useRecordFrame(body);
  useOpenCreated(leaving.isSavingFirst, () => ({
    isSheetOpen: panel.isOpen,
    isComparing: pane !== undefined,
    paneTop: body.current?.previousElementSibling?.scrollTop ?? 0,
    focus: placeOfFocus(lastFocus.current),
  }));
  usePlaceOfCreated(body);
  const history = useRecordHistory();
  const missing = titleField?.isNeeded ? missingFields(record) : [];
  const isPhone = useIsPhone();
  const presence = <RecordPresence />;
  const jump = (unit: Unit) => {
    setIsOriginal(false);
    const element = findUnit(form, body.current, unit);
    if (!element) return;
    flushSync(() => panel.reveal(element));
    focusUnit(element);
  };
  return (
    <div className={classes.page} data-panel={panel.place} data-side-by-side={pane !== undefined || undefined}>
      {pane !== undefined && <SideSwitch isOriginal={isOriginal} onChange={setIsOriginal} />}
      <div
        className={classes.columns}
        data-side={isOriginal ? 'original' : 'translation'}
        data-right={props.panel ? 'panel' : rail === undefined ? undefined : isRailWide ? 'wide' : 'facts'}
      >
        {pane}
        <Box component="fieldset" ref={body} className={classes.fields} display="contents" disabled={isLocked}>
          <div className={classes.sheet} data-full-screen-host>
            <Stack gap={titleField ? 0 : 'md'} maw={titleField ? 'var(--w-measure)' : 808} mx={titleField && 'auto'}>
              <Flex wrap="wrap" align="center" justify="space-between" columnGap="md">
                <Crumb />
                {!isPhone && presence}
                {progress && (creating || progress.left.length + progress.same.length > 0) && (
                  <TranslationProgress {...progress} onJump={jump} />
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
              {titleField === undefined && (
                <PageTitle title={props.title} note={props.note}>
                  {isPhone && presence}
                </PageTitle>
              )}
              <KeptDraftNotice />
              <DeletedElsewhere />
              {titleField && <TitleInput {...titleField}>{isPhone && presence}</TitleInput>}
              {props.children}
            </Stack>
          </div>
          {rail !== undefined && (
            <Flex component="aside" direction="column" gap="lg" className={classes.rail}>
              {rail}
            </Flex>
          )}
          {props.panel && (
            <aside
              ref={panel.element}
              className={classes.panel}
              data-open={panel.isOpen || undefined}
              aria-label={panelTexts.label}
            >
              {panel.isOpen && (
                <Flex justify="space-between" align="center" mb="xs" py={4} className={classes.panelHead}>
                  <Title order={2} lh={1}>
                    {panelTexts.button}
                  </Title>
                  <CloseButton ref={takeFocus} aria-label={text.close} onClick={panel.close} />
                </Flex>
              )}
              <RevealProvider value={panel.reveal}>{hasPanel && props.panel(translation)}</RevealProvider>
            </aside>
          )}
        </Box>
      </div>
      <SaveBar
        state={pageState(record, { saveState: state, missing, progress, onReveal: revealField })}
        error={saveErrorOf(record, revealField)}
      >
        {props.panel && panel.place === 'sheet' && (
          <Button
            ref={panel.button}
            className={classes.panelButton}
            aria-expanded={panel.isOpen}
            onClick={() => (panel.isOpen ? panel.close() : panel.open())}
          >
            {panelTexts.button}
          </Button>
        )}
        {creating && form.createNext?.text && (
          <Button onClick={creating.saveAndAdd} disabled={isLocked}>
            {form.createNext.text}
          </Button>
        )}
        <OtherActions history={history} />
        <Actions hasLink={titleField !== undefined} isComplete={missing.length === 0} />
      </SaveBar>
      {titleField && creating && record.isSaving && <SavingOverlay text={titleField.savingText} />}
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </div>
  );
}

const NOTHING: readonly Unit[] = [];

function SideSwitch({ isOriginal, onChange }: { isOriginal: boolean; onChange: (isOriginal: boolean) => void }) {
  const { creating, draft } = useRecord<Article>();
  const { language } = draft;
  const original = creating ? translationText.original : LANGUAGE_NAMES[otherLanguage(language)];
  const translation = creating ? translationText.translationSide : LANGUAGE_NAMES[language];
  return (
    <SegmentedControl
      hiddenFrom="sm"
      mt="sm"
      mx="md"
      fullWidth
      aria-label={translationText.sides}
      value={isOriginal ? 'original' : 'translation'}
      onChange={(side) => onChange(side === 'original')}
      data={[
        { value: 'original', label: original },
        { value: 'translation', label: translation },
      ]}
    />
  );
}

function Crumb() {
  const record = useRecord();
  const { path, title } = listOf(record.form, record.row);
  return (
    <Flex
      component="p"
      className={classes.crumb}
      align="center"
      gap="xs"
      mih={24}
      c="dimmed"
      fz={{ base: 'md', sm: 'sm' }}
      data-screen-name
    >
      <IconArrowLeft aria-hidden />
      <Anchor component={Link} to={path} c="quiet" underline="hover">
        {title}
      </Anchor>
      <span aria-hidden>/</span>
      <span>{screenTitleOf(record)}</span>
    </Flex>
  );
}

function screenTitleOf({ form, creating }: OpenRecord) {
  const { create, edit } = titlesOf(form.kind);
  if (creating?.original) return text.translate(form.kind);
  return creating ? create : edit;
}

function PageTitle({ title, note, children }: Pick<Props, 'title' | 'note' | 'children'>) {
  const record = useRecord();
  return (
    <Flex wrap="wrap" align="baseline" columnGap="sm" pb="sm" style={{ borderBottom: '1.5px solid var(--ink)' }}>
      <Title miw={0} style={{ overflowWrap: 'anywhere' }}>
        {title ?? screenTitleOf(record)}
      </Title>
      {note !== undefined && (
        <Text span c="dimmed">
          {note}
        </Text>
      )}
      {children}
    </Flex>
  );
}

type Article = { title: string; language: Language };

function TitleInput({ maxLength, foot, children }: TitleField & Pick<Props, 'children'>) {
  const { form, draft, change, problems } = useRecord<Article>();
  const screenTitle = screenTitleOf(useRecord());
  return (
    <div className={classes.titleBlock} data-full-screen-keep>
      {/* The crumb shows the name of the screen; screen readers need it as a heading. */}
      <VisuallyHidden component="h1">{screenTitle}</VisuallyHidden>
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
      {children}
    </div>
  );
}

/** Povijest and Pregled; on a phone in a menu. */
function OtherActions({ history }: { history: RecordHistory | undefined }) {
  const { getPreview, row, creating, editing, isDirty } = useRecord();
  const preview = usePreview({ id: row?.id ?? creating?.created?.id, isUnsaved: isDirty });
  const openPreview = getPreview && !editing?.deletion.isDone ? () => preview.open(getPreview()) : undefined;
  const items = [
    ...(history ? [{ name: text.history, onClick: history.open }] : []),
    ...(openPreview ? [{ name: 'Pregled', onClick: openPreview }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Box display="contents" visibleFrom="sm">
        <HistoryButton history={history} />
        {openPreview && (
          <SaveBarButton icon={<IconEye aria-hidden />} aria-haspopup="dialog" onClick={openPreview}>
            Pregled
          </SaveBarButton>
        )}
      </Box>
      <BarMenu items={items} />
      {preview.dialog}
    </>
  );
}

/** An article that was just created also has a link to its editor, until the first change. */
function Actions({ hasLink, isComplete }: { hasLink: boolean; isComplete: boolean }) {
  const record = useRecord();
  const { form, row, creating, editing, isDirty, isLocked } = record;
  const created = creating?.created;
  const createdAt = useCreatedAt();
  const isJustCreated = createdAt !== undefined && createdAt.getTime() === record.savedAt?.getTime() && !isDirty;
  const key = created ? (created.alias ?? created.id) : (row?.alias ?? row?.id);
  const isGone = editing?.deletion.isDone ?? false;
  const isLinkShown = hasLink && key !== undefined && (created !== undefined || isJustCreated);
  return (
    <>
      {isLinkShown && !isGone && (
        <Button component={Link} to={recordAddress(form.kind, { key })} leftSection={<IconPencil aria-hidden />}>
          {titlesOf(form.kind).edit}
        </Button>
      )}
      <SaveButton
        onSave={record.save}
        isSaving={record.isSaving}
        isDisabled={(isLocked && !record.isSaving) || !isComplete}
        isWaiting={record.waits !== undefined}
        saveText={creating ? form.saveTexts?.create : form.saveTexts?.update}
      />
    </>
  );
}

/** The form stays below it, so that typed content is not lost. */
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
