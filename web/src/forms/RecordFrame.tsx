import { Button, Flex, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { useOpenCreated, useRedirectAfterDeletion } from './editing/after-write.ts';
import { Crumb, screenTitleOf } from './frame/Crumb.tsx';
import { useFocusOfNext } from './frame/focus-of-fields.ts';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { useRecordFrame } from './frame/use-record-frame.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { useRecordHistory } from './history/use-record-history.tsx';
import { useRecord } from './open-record.ts';
import classes from './PageFrame.module.css';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';

type Props = {
  /** The name of the record, where it says more than the name of the screen; `note` follows it. */
  title?: string;
  note?: string;
  /** Facts about the record, without controls that need saving: at the right, below the form in a narrow window. */
  rail?: ReactNode;
  /** The rail gets all the room that the fields leave. */
  isRailWide?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** A page of plain fields with a save bar, for records that are too large for a drawer. */
export function RecordFrame({ title, note, rail, isRailWide = false, children }: Props) {
  const record = useRecord();
  const { form, isLocked } = record;
  const fields = useRef<HTMLDivElement>(null);
  useFocusOfNext(fields);
  useRedirectAfterDeletion();
  const { state, leaving } = useRecordFrame();
  useOpenCreated(leaving.isSavingFirst);
  const history = useRecordHistory();
  return (
    <div className={classes.form}>
      <div className={classes.columns} data-rail={isRailWide ? 'wide' : undefined}>
        <Stack ref={fields} gap="md">
          <Crumb />
          <Flex
            wrap="wrap"
            align="baseline"
            columnGap="sm"
            rowGap={2}
            pb="sm"
            style={{ borderBottom: '1.5px solid var(--ink)' }}
          >
            <Title miw={0} style={{ overflowWrap: 'anywhere' }}>
              {title ?? screenTitleOf(record)}
            </Title>
            {note !== undefined && (
              <Text span c="dimmed">
                {note}
              </Text>
            )}
          </Flex>
          <RecordPresenceNote />
          <KeptDraftNotice />
          <DeletedElsewhere />
          {children}
        </Stack>
        {rail !== undefined && (
          <Flex component="aside" direction="column" gap="lg" className={classes.rail}>
            {rail}
          </Flex>
        )}
      </div>
      <SaveBar state={state} error={saveErrorOf(record)}>
        {record.creating && form.createNext && (
          <Button onClick={record.creating.saveAndAdd} disabled={isLocked}>
            {form.createNext.text}
          </Button>
        )}
        <HistoryButton history={history} />
        <SaveButton
          onSave={record.save}
          isSaving={record.isSaving}
          isDisabled={isLocked}
          isWaiting={record.waits !== undefined}
          saveText={record.creating ? form.saveTexts?.create : form.saveTexts?.update}
        />
      </SaveBar>
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </div>
  );
}
