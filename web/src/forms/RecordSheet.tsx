import { Box, Button, CloseButton, Drawer, Flex, Menu, Skeleton, Stack } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { RecordByKey } from './CreateRecord.tsx';
import { listOf, type RecordForm, type RecordRow, titlesOf } from './define-record-form.ts';
import { useFocusOfNext, useFocusOfSheet } from './frame/focus-of-fields.ts';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { type Close, useCloseWhenSaved } from './frame/use-close-when-saved.ts';
import { useEscape } from './frame/use-escape.ts';
import { useRecordFrame } from './frame/use-record-frame.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { type RecordHistory, useRecordHistory } from './history/use-record-history.tsx';
import { useRecord } from './open-record.ts';
import classes from './RecordSheet.module.css';
import { recordFormText as text } from './record-form.text.ts';
import type { EditorQueries } from './record-queries.ts';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';

type Props<Draft extends object, Row extends RecordRow, Create, Update> = {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  /** The part of the address that identifies the record; undefined to create one. */
  recordKey?: string | undefined;
  /** The fields, and the other parts of the record: its uses, its facts, its delete button. */
  children: ReactNode;
};

/**
 * A record of up to eight plain fields in a sheet over its list. It closes after a save; the state of the location
 * then passes the id of the record to the list.
 */
export function RecordSheet<Draft extends object, Row extends RecordRow, Create, Update>(
  props: Props<Draft, Row, Create, Update>,
) {
  const { form, queries, recordKey, children } = props;
  const titles = titlesOf(form.kind);
  const close = useClose(listOf(form).path);
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  useFocusOfSheet(sheet, recordKey);
  useEscape(sheet, close);
  return (
    <Drawer.Root
      opened
      position="right"
      size={480}
      onClose={() => close()}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ inner: classes.inner, content: classes.sheet }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={setSheet}>
        <Flex
          component="header"
          align="center"
          gap="sm"
          h={{ base: 56, sm: 64 }}
          pl={{ base: 'md', sm: 'lg' }}
          pr="sm"
          style={{ borderBottom: '1px solid var(--rule)' }}
        >
          <Drawer.Title flex={1} ff="heading" fz={22} fw={500} lh={1.2} lts="-0.012em">
            {recordKey === undefined ? titles.create : titles.edit}
          </Drawer.Title>
          <CloseButton aria-label={text.close} onClick={() => close()} />
        </Flex>
        <RecordByKey form={form} queries={queries} recordKey={recordKey} skeleton={<SheetSkeleton />}>
          <SheetForm close={close}>{children}</SheetForm>
        </RecordByKey>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Back to the list, with its search and filters. The guard of the form asks about unsaved work. */
function useClose(listPath: string): Close {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (state) => void navigate({ pathname: listPath, search }, { state: state ?? null });
}

const BODY_PADDING = { base: 'md', sm: 'lg' };

function SheetForm({ close, children }: { close: Close; children: ReactNode }) {
  const record = useRecord();
  const { problems } = record;
  const body = useRef<HTMLDivElement>(null);
  const { state, leaving } = useRecordFrame();
  useCloseWhenSaved(close, leaving.isSavingFirst);
  useFocusOfNext(body);
  const history = useRecordHistory();
  return (
    <>
      <Box ref={body} className={classes.body} p={BODY_PADDING}>
        <KeptDraftNotice />
        {children}
      </Box>
      {/* At the foot, so that the fields keep their place when a notice arrives. */}
      <Stack className={classes.notices} gap="xs" px={BODY_PADDING}>
        <RecordPresenceNote />
        <DeletedElsewhere />
      </Stack>
      <SaveBar state={state} error={problems.length === 1 ? undefined : saveErrorOf(record)} isInSheet>
        <SheetActions close={close} history={history} />
      </SaveBar>
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </>
  );
}

function SheetActions({ close, history }: { close: Close; history: RecordHistory | undefined }) {
  const more = useRef<HTMLButtonElement>(null);
  const { creating, save, isSaving, isLocked, isDirty, waits, form } = useRecord();
  const other = creating
    ? { name: text.saveAndAdd, onClick: creating.saveAndAdd }
    : { name: text.cancel, onClick: () => close() };
  return (
    <>
      <Box display="contents" visibleFrom="sm">
        <Button variant={creating ? 'default' : 'quiet'} onClick={other.onClick}>
          {other.name}
        </Button>
        <HistoryButton history={history} isCompact />
      </Box>
      <Menu position="top-end">
        <Menu.Target>
          <Button ref={more} hiddenFrom="sm" px="xs" aria-label={text.otherActions}>
            <IconDots aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {history && <Menu.Item onClick={() => history.open(more.current)}>{text.history}</Menu.Item>}
          <Menu.Item onClick={other.onClick}>{other.name}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {creating ? (
        <BusyButton variant="filled" onClick={save} isBusy={isSaving} aria-keyshortcuts="Control+S">
          {text.create(form.kind)}
        </BusyButton>
      ) : (
        <SaveButton
          onSave={save}
          isSaving={isSaving}
          isDisabled={isLocked || !isDirty}
          isWaiting={waits !== undefined}
        />
      )}
    </>
  );
}

function SheetSkeleton() {
  return (
    <Stack gap="lg" p={BODY_PADDING}>
      <Skeleton height={12} width={72} />
      <Skeleton height={32} />
      <Skeleton height={12} width={120} />
    </Stack>
  );
}
