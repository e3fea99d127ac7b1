import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Group, Stack, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import type { EditForm } from '#web/forms/define-record-form.ts';
import { changedFields, takeFields } from '#web/forms/editing/draft.ts';
import { LongTextField } from '#web/forms/fields/LongTextField.tsx';
import { KeptDraftNotice } from '#web/forms/frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from '#web/forms/frame/RecordDialogs.tsx';
import { useRecordFrame } from '#web/forms/frame/use-record-frame.ts';
import { HistoryButton } from '#web/forms/history/HistoryButton.tsx';
import { useRecordHistory } from '#web/forms/history/use-record-history.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { SaveButton } from '#web/forms/saving/SaveButton.tsx';
import { saveErrorOf } from '#web/forms/saving/SaveError.tsx';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { leavesRow } from '#web/lists/address/open-row.ts';
import type { FileChange } from '#web/media/library/files.queries.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';
import type { FileWithUses } from './FileFacts.tsx';
import type { FocalPoint } from './FocalPicture.tsx';

type Texts = Pick<FileWithUses, 'alt' | 'alt_eng' | 'caption' | 'caption_eng' | 'author'>;

type Description = Texts & { focus: FocalPoint | null };

/** The description of a stored file; only changed fields are sent, so that a rename does not collide with them. */
export const descriptionForm: EditForm<Description, FileWithUses, FileChange & { id: number }> = {
  kind: 'file',
  empty: { focus: null, alt: '', alt_eng: '', caption: '', caption_eng: '', author: '' },
  fields: {
    focus: { label: text.focus, describe: (focus) => (focus ? text.focusAt(focus.x, focus.y) : text.noFocus) },
    alt: { label: 'Alternativni tekst' },
    alt_eng: { label: 'Alternativni tekst, engleski' },
    caption: { label: 'Potpis' },
    caption_eng: { label: 'Potpis, engleski' },
    author: { label: 'Autor' },
  },
  after: { update: { messageMs: MEDIA_TOAST_MS } },
  fromRecord: ({ alt, alt_eng, caption, caption_eng, author, focal_x, focal_y }) => {
    const focus = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
    return { focus, alt, alt_eng, caption, caption_eng, author };
  },
  toUpdate: (draft, { id, version, draft: base }) => {
    const changed = changedFields(descriptionForm, draft, base);
    const { focus, ...texts } = takeFields<Partial<Description>>({}, draft, changed);
    const point = focus !== undefined && { focal_x: focus?.x ?? null, focal_y: focus?.y ?? null };
    return { id, version, ...texts, ...point };
  },
};

export function DescriptionForm({ isImage }: { isImage: boolean }) {
  const record = useRecord(descriptionForm);
  const canSave = record.isDirty && !record.isLocked;
  const form = useRef<HTMLElement>(null);
  const { state, leaving } = useRecordFrame(form, { leaves: leavesRow('datoteka'), canSave });
  const history = useRecordHistory();
  // A save disables its own button.
  const keepFocus = useKeepFocus(form);
  const headingId = useId();
  const input = { form: descriptionForm, minRows: 1, maxRows: 6, maxLength: CAPTION_MAX_LENGTH };
  return (
    <>
      <section ref={form} className={classes.section} tabIndex={-1} aria-labelledby={headingId} {...keepFocus}>
        <Text component="h3" id={headingId} fz="sm" fw={600}>
          Opis
        </Text>
        <Stack mt="xs">
          <KeptDraftNotice />
          {isImage && (
            <>
              <LongTextField {...input} name="alt" help="Što se na slici vidi, za one koji je ne vide." />
              <LongTextField {...input} name="alt_eng" lang="en" />
            </>
          )}
          <LongTextField {...input} name="caption" />
          <LongTextField {...input} name="caption_eng" lang="en" />
          <LongTextField {...input} name="author" />
        </Stack>
        <div className={classes.foot}>
          <DeletedElsewhere />
          {saveErrorOf(record)}
          <Group>
            <Box role="status" {...(state.isImportant && { flex: '1 0 100%', fw: 600 })}>
              <StatusDot kind={state.kind}>{state.text}</StatusDot>
              {state.isImportant && (
                <Text pl="md" c="dimmed" fz="sm" fw={400}>
                  {state.detail}
                </Text>
              )}
            </Box>
            <Group wrap="nowrap" flex="none" ml="auto">
              <HistoryButton history={history} isCompact />
              <SaveButton
                onSave={record.save}
                isSaving={record.isSaving}
                isDisabled={!canSave}
                isWaiting={record.waits !== undefined}
              />
            </Group>
          </Group>
        </div>
      </section>
      {/* Outside the section, which would take the focus of a dialog for its own. */}
      <RecordDialogs leaving={leaving} />
      {history?.dialog}
    </>
  );
}
