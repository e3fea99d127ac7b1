import { Button, Flex, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { RecordByKey } from '../CreateRecord.tsx';
import { DeleteRecord } from '../DeleteRecord.tsx';
import { type RecordForm, type RecordRow, titlesOf } from '../define-record-form.ts';
import { useFocusOfNext } from '../frame/focus-of-fields.ts';
import { KeptDraftNotice } from '../frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from '../frame/RecordDialogs.tsx';
import { RecordPresenceNote } from '../frame/RecordPresenceNote.tsx';
import { type Close, useCloseWhenSaved } from '../frame/use-close-when-saved.ts';
import { useEscape } from '../frame/use-escape.ts';
import { useFocusThroughLock } from '../frame/use-focus-through-lock.ts';
import { useRecordFrame } from '../frame/use-record-frame.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { type RecordHistory, useRecordHistory } from '../history/use-record-history.tsx';
import { useRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import type { EditorQueries } from '../record-queries.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { saveErrorOf } from '../saving/SaveError.tsx';
import classes from './RowEditor.module.css';
import { leavesRow, useOpenRow } from './row-address.ts';
import { useFocusOfRow } from './use-focus-of-row.ts';

type Props<Draft extends object, Row extends RecordRow, Create, Update> = {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  /** Parameter of the address that holds the open row. */
  param: string;
  /** The id of the record; undefined to create one. */
  recordKey?: string | undefined;
  /** Value of the parameter while the row is open, where it is not `recordKey`: the list shows several kinds. */
  rowKey?: string | undefined;
  /**
   * The buttons are in the line of the fields, and Enter saves. A new record is followed by the next one. The menu of
   * the row holds the deletion.
   */
  isLine?: boolean;
  /** Further buttons after the one that cancels. */
  actions?: ReactNode;
  /** The delete button, where its question says more than the name of the record. */
  removal?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A record of a few fields, open below its row in a list. The address of the list holds which row is open, so that only
 * one is. It closes after a save; the state of the location then passes the id of the record to the list.
 */
export function RowEditor<Draft extends object, Row extends RecordRow, Create, Update>(
  props: Props<Draft, Row, Create, Update>,
) {
  const { form, queries, param, recordKey, rowKey = recordKey, isLine = false, actions, removal, children } = props;
  const { close } = useOpenRow(param);
  const [editor, setEditor] = useState<HTMLElement | null>(null);
  useFocusOfRow(editor, param, rowKey);
  useEscape(editor, close);
  const titles = titlesOf(form.kind);
  return (
    <section
      ref={setEditor}
      className={classes.editor}
      data-line={isLine || undefined}
      aria-label={recordKey === undefined ? titles.create : titles.edit}
    >
      <RecordByKey form={form} queries={queries} recordKey={recordKey} skeleton={<Skeleton height={32} />}>
        <RowForm
          param={param}
          close={close}
          isLine={isLine}
          actions={actions}
          removal={removal ?? <DeleteRecord name={text.removeRow} />}
        >
          {children}
        </RowForm>
      </RecordByKey>
    </section>
  );
}

type FormProps = {
  param: string;
  close: Close;
  isLine: boolean;
  actions: ReactNode;
  removal: ReactNode;
  children: ReactNode;
};

function RowForm(props: FormProps) {
  const { param, close, isLine, children } = props;
  const record = useRecord();
  const { problems, creating, isDirty, isLocked } = record;
  const body = useRef<HTMLDivElement>(null);
  const { state, leaving } = useRecordFrame({ leaves: leavesRow(param) });
  useCloseWhenSaved(close, leaving.isSavingFirst);
  useFocusOfNext(body);
  useFocusThroughLock(isLocked);
  const saveByKey = ({ key }: KeyboardEvent) => {
    if (isLine && key === 'Enter' && (creating || isDirty)) (creating?.saveAndAdd ?? record.save)();
  };
  const history = useRecordHistory();
  return (
    <>
      <KeptDraftNotice />
      <RecordPresenceNote />
      <DeletedElsewhere />
      <Stack ref={body} gap="md" className={classes.fields} onKeyDown={saveByKey}>
        {children}
      </Stack>
      {problems.length !== 1 && saveErrorOf(record)}
      <RowActions {...props} history={history} />
      <Text c="dimmed" fz="sm" className={classes.state} role="status">
        {((isDirty && !isLine) || state.isImportant) && <StatusDot kind={state.kind}>{state.text}</StatusDot>}{' '}
        {state.detail}
      </Text>
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </>
  );
}

function RowActions(props: FormProps & { history: RecordHistory | undefined }) {
  const { close, isLine, actions, removal, history } = props;
  const { form, creating, isDirty, isLocked, isSaving, save, waits } = useRecord();
  return (
    <Group className={classes.actions} onMouseDown={keepFocus}>
      <SaveButton
        onSave={isLine && creating ? creating.saveAndAdd : save}
        isSaving={isSaving}
        isDisabled={isLocked || !(creating || isDirty)}
        isWaiting={waits !== undefined}
        saveText={creating ? (form.saveTexts?.create ?? text.create(form.kind)) : form.saveTexts?.update}
      />
      {creating && form.createNext && !isLine && (
        <Button onClick={creating.saveAndAdd} disabled={isLocked}>
          {form.createNext.text}
        </Button>
      )}
      <Button variant="quiet" onClick={() => close()}>
        {text.cancel}
      </Button>
      <HistoryButton history={history} />
      {actions}
      {!isLine && <Flex ml="auto">{removal}</Flex>}
    </Group>
  );
}

/** A field that loses the focus may show its error, which would move the button away from the pointer. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  // Dialogs of the buttons are elsewhere in the document.
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
}
