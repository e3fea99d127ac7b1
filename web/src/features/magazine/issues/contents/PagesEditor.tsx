import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { ISSUE_PAGES_MAX } from '@baklja/contract/limits';
import { Box, Button, Flex, Group, Skeleton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { ConflictDialog } from '#web/forms/conflict/ConflictDialog.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { useFocusOfDrawer } from '#web/forms/frame/focus-of-fields.ts';
import { KeptDraftNotice } from '#web/forms/frame/KeptDraftNotice.tsx';
import { DeletedElsewhere } from '#web/forms/frame/RecordDialogs.tsx';
import { RecordPresenceNote } from '#web/forms/frame/RecordPresenceNote.tsx';
import { useCloseWhenSaved } from '#web/forms/frame/use-close-when-saved.ts';
import { useEscape } from '#web/forms/frame/use-escape.ts';
import { useFocusOfFault } from '#web/forms/frame/use-focus-of-fault.ts';
import { useRecord } from '#web/forms/open-record.ts';
import { SaveButton } from '#web/forms/saving/SaveButton.tsx';
import { saveErrorOf } from '#web/forms/saving/SaveError.tsx';
import { rowLinkId } from '#web/lists/address/open-row.ts';
import { articleForm } from '../../articles/article-form.tsx';
import { articleQueries } from '../../articles/articles.queries.ts';
import { issuesText as text } from '../issues.text.ts';

type Props = {
  article: MagazineArticleRow;
  /** Names the buttons that open a row; they get the focus back. */
  row: string;
  close: () => void;
};

/**
 * The two page fields of an article in its row. The frame around asks before the screen is left; what was typed here is
 * offered again when the article is opened.
 */
export function PagesEditor({ article, row, close }: Props) {
  const [editor, setEditor] = useState<HTMLElement | null>(null);
  useFocusOfDrawer(editor, rowLinkId(row, article.id), String(article.id));
  useEscape(editor, close);
  return (
    <Flex
      component="section"
      ref={setEditor}
      direction="column"
      gap="xs"
      py="xs"
      aria-label={text.correctPages(article.naslov)}
    >
      <EditRecord
        form={articleForm}
        queries={articleQueries}
        recordKey={String(article.id)}
        skeleton={<Skeleton height={32} />}
      >
        <PagesForm close={close} />
      </EditRecord>
    </Flex>
  );
}

function PagesForm({ close }: { close: () => void }) {
  const record = useRecord(articleForm);
  const { form, editing, isDirty, isLocked } = record;
  useCloseWhenSaved(close, false);
  useFocusOfFault();
  const save = () => isDirty && !isLocked && record.save();
  return (
    <>
      <KeptDraftNotice />
      <RecordPresenceNote />
      <DeletedElsewhere />
      <Group align="end" onKeyDown={(event) => saveByKey(event, save)}>
        <Box w={92}>
          <NumberField form={articleForm} name="stranica_start" min={1} max={ISSUE_PAGES_MAX} />
        </Box>
        <Box w={92}>
          <NumberField form={articleForm} name="stranica_kraj" min={1} max={ISSUE_PAGES_MAX} />
        </Box>
        <SaveButton
          onSave={record.save}
          isSaving={record.isSaving}
          isDisabled={isLocked || !isDirty}
          isWaiting={record.waits !== undefined}
          saveText={text.savePages}
        />
        <Button variant="quiet" onClick={close}>
          {text.cancelPages}
        </Button>
      </Group>
      {record.problems.length !== 1 && saveErrorOf(record)}
      {editing?.conflict && (
        <ConflictDialog
          form={form}
          conflict={editing.conflict}
          onResolve={editing.resolveConflict}
          onCancel={editing.leaveConflict}
        />
      )}
    </>
  );
}

/** Enter in a field saves, and Ctrl+S saves the pages alone, not the issue around them. */
function saveByKey(event: KeyboardEvent<HTMLElement>, save: () => void): void {
  const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
  const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
  if (!isEnter && !isSave) return;
  event.preventDefault();
  event.stopPropagation();
  save();
}
