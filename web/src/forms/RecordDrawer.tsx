import { editorPath, type Kind, type KindWithScreens } from '@baklja/contract/kinds';
import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { leavesRow, rowLinkId, searchWithRow } from '#web/lists/address/open-row.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { BarMenu } from './BarMenu.tsx';
import { RecordByKey } from './CreateRecord.tsx';
import { listOf, type RecordForm, type RecordRow, titlesOf } from './define-record-form.ts';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { ListDrawer } from './frame/ListDrawer.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { useRecordFrame } from './frame/use-record-frame.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { type RecordHistory, useRecordHistory } from './history/use-record-history.tsx';
import { useRecord } from './open-record.ts';
import { RecordPresence } from './presence/RecordPresence.tsx';
import classes from './RecordDrawer.module.css';
import { recordFormText as text } from './record-form.text.ts';
import type { EditorQueries } from './record-queries.ts';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';

/** What a list passes to the drawer of its kind. */
export type DrawerOfList = {
  /** The key of the record; undefined to create one. */
  recordKey: string | undefined;
  order?: readonly string[];
};

/** `savedRecord` is the id of the saved record, for the list. */
type Close = (state?: { savedRecord: number }) => void;

type Props<Draft extends object, Row extends RecordRow, Create, Update> = DrawerOfList & {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  /** Parameter of the list's address that holds the open record, for kinds without screens of their own. */
  param?: string;
  /** Its value, where it is not `recordKey`: the list shows several kinds. */
  rowKey?: string;
  /** Title, where it is not that of the kind. */
  title?: string | undefined;
  children: ReactNode;
};

/** The address holds which record is open. After a save the state of the location passes its id to the list. */
export function RecordDrawer<Draft extends object, Row extends RecordRow, Create, Update>(
  props: Props<Draft, Row, Create, Update>,
) {
  const { form, queries, param, recordKey, rowKey = recordKey, order = [], children } = props;
  const titles = titlesOf(form.kind);
  const addressOf = useAddresses(form.kind, param);
  const navigate = useNavigate();
  const close: Close = (state) => void navigate(addressOf(undefined), { state: state ?? null });
  return (
    <ListDrawer
      title={props.title ?? (recordKey === undefined ? titles.create : titles.edit)}
      recordKey={recordKey}
      order={order}
      addressOf={addressOf}
      linkId={param === undefined ? undefined : rowLinkId(param, rowKey)}
      onClose={() => close()}
    >
      <RecordByKey form={form} queries={queries} recordKey={recordKey} skeleton={<DrawerSkeleton />}>
        <DrawerForm close={close} param={param}>
          {children}
        </DrawerForm>
      </RecordByKey>
    </ListDrawer>
  );
}

/** The address of the drawer of a record, and of the list alone; both with the search and the filters of the list. */
function useAddresses(kind: Kind, param: string | undefined) {
  const { search } = useLocation();
  return (key: string | undefined): To => {
    if (param !== undefined) return { search: searchWithRow(search, param, key) };
    return { pathname: key === undefined ? listOf({ kind }).path : editorPath(kind as KindWithScreens, key), search };
  };
}

const BODY_PADDING = { base: 'md', sm: 'lg' };

function DrawerForm({ close, param, children }: { close: Close; param: string | undefined; children: ReactNode }) {
  const record = useRecord();
  const { form, problems, isDirty, creating, save } = record;
  const body = useRef<HTMLDivElement>(null);
  const { state, leaving } = useRecordFrame(body, param === undefined ? {} : { leaves: leavesRow(param) });
  useCloseWhenSaved(close, leaving.isSavingFirst);
  /** Where several records are added in a row, Enter goes on to the next. */
  const saveByEnter = (event: KeyboardEvent) => {
    // Keys in a dialog over the drawer come here too: it is inside in the tree of React.
    const isHere = isPlainInput(event.target) && body.current?.contains(event.target);
    if (isHere && event.key === 'Enter' && !event.defaultPrevented && (creating || isDirty)) {
      if (creating && form.createNext) creating.saveAndAdd();
      else save();
    }
  };
  const history = useRecordHistory();
  return (
    <>
      <Stack ref={body} gap="lg" p={BODY_PADDING} className={classes.body} onKeyDown={saveByEnter}>
        <KeptDraftNotice />
        {children}
      </Stack>
      {/* At the foot, so that the fields keep their place when a notice arrives. */}
      <Stack className={classes.notices} gap="xs" px={BODY_PADDING}>
        <RecordPresence />
        <DeletedElsewhere />
      </Stack>
      <SaveBar state={state} error={problems.length === 1 ? undefined : saveErrorOf(record)} isInDrawer>
        <DrawerActions close={close} history={history} />
      </SaveBar>
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </>
  );
}

/**
 * The list shows a record that was saved, created or deleted, or the form names where a deletion leads; text typed in
 * the meantime keeps the drawer open.
 */
function useCloseWhenSaved(close: Close, isLeaving: boolean): void {
  const { form, row, editing, creating, savedAt, isDirty } = useRecord();
  const navigate = useNavigate();
  const leave = useEffectEvent(close);
  const leaveDeleted = useEffectEvent(() => {
    const { goTo } = form.after?.remove ?? {};
    if (goTo === undefined) close();
    else void navigate(goTo);
  });
  const id = row?.id ?? creating?.created?.id;
  const isDone = savedAt !== undefined && id !== undefined && !isDirty;
  const isDeleted = editing?.deletion.isDone ?? false;
  useEffect(() => {
    if (isDeleted) leaveDeleted();
    else if (isDone && !isLeaving) leave({ savedRecord: id });
  }, [isDone, isDeleted, id, isLeaving]);
}

/** Lists of choices take Enter for themselves. */
function isPlainInput(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.role !== 'combobox';
}

function DrawerActions({ close, history }: { close: Close; history: RecordHistory | undefined }) {
  const { creating, save, isSaving, isLocked, isDirty, waits, form } = useRecord();
  const other = creating
    ? { name: form.createNext?.text ?? text.saveAndAdd, onClick: creating.saveAndAdd }
    : { name: text.cancel, onClick: () => close() };
  return (
    <>
      <Box display="contents" visibleFrom="sm">
        <Button variant={creating ? 'default' : 'quiet'} onClick={other.onClick}>
          {other.name}
        </Button>
        <HistoryButton history={history} isCompact />
      </Box>
      <BarMenu items={[...(history ? [{ name: text.history, onClick: history.open }] : []), other]} />
      {creating ? (
        <BusyButton variant="filled" onClick={save} isBusy={isSaving} aria-keyshortcuts="Control+S">
          {form.saveTexts?.create ?? text.create(form.kind)}
        </BusyButton>
      ) : (
        <SaveButton
          onSave={save}
          isSaving={isSaving}
          isDisabled={isLocked || !isDirty}
          isWaiting={waits !== undefined}
          saveText={form.saveTexts?.update}
        />
      )}
    </>
  );
}

function DrawerSkeleton() {
  return (
    <Stack gap="lg" p={BODY_PADDING}>
      <Skeleton height={12} width={72} />
      <Skeleton height={32} />
      <Skeleton height={12} width={120} />
    </Stack>
  );
}
