import type { Page } from '@baklja/contract/features/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { RecordPresence } from '#web/widgets/presence/RecordPresence.tsx';
import { PreviewButton } from '#web/widgets/preview/PreviewButton.tsx';
import { ConflictDialog } from '#web/widgets/record-form/former/ConflictDialog.tsx';
import { RecordStamps } from '#web/widgets/record-form/former/RecordStamps.tsx';
import { recordFormText } from '#web/widgets/record-form/record-form.text.ts';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import { useRecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { useComparing } from '#web/widgets/translation/use-comparing.ts';
import { pageQuery } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { DeletePage } from './DeletePage.tsx';
import { describeField, fieldName } from './describe-field.ts';
import { PageBeside } from './PageBeside.tsx';
import { PageForm } from './PageForm.tsx';
import { PageTranslation } from './PageTranslation.tsx';
import { draftFromPage, PAGE_SHAPE, stampsOf, toPreview } from './page-form.ts';
import { useSavePage } from './use-save-page.ts';

/** The form of a page that exists: save, conflict with a colleague's save, deletion. */
export function PageEditForm({ page }: { page: Page }) {
  const editing = useRecordEditing(`page/${page.id}`, baseOf(page), PAGE_SHAPE);
  const [isDeleted, setIsDeleted] = useState(false);
  const saving = useSavePage(page, editing);
  const [isComparing, setComparing] = useComparing();
  const queryClient = useQueryClient();

  const { isDirty, base, rebase } = editing;
  const isNewer = page.version > (base.version ?? 0);
  // What a colleague saved meanwhile is shown at once where nothing of one's own would be lost.
  useEffect(() => {
    if (isNewer && !isDirty) rebase(baseOf(page), draftFromPage(page));
  }, [isNewer, isDirty, page, rebase]);

  const handleDeleted = () => {
    // Nothing of a deleted page is unsaved, nor offered again.
    editing.markSaved({ draft: editing.readLatestDraft(), version: page.version });
    setIsDeleted(true);
  };
  const { isSaving, savedAt, refusal, conflict } = saving;
  return (
    <>
      <PageForm
        title={text.editTitle}
        editing={editing}
        page={page}
        problems={saving.problems}
        refusal={refusal}
        saveState={saveStateOf({ isDirty, isSaving, hasFailed: refusal !== undefined, savedAt })}
        isLocked={isDeleted}
        onSave={saving.save}
        notices={
          !isDeleted && (
            <RecordPresence
              kind="page"
              id={page.id}
              version={base.version}
              isDirty={isDirty}
              isSaving={isSaving}
              onShow={() => queryClient.fetchQuery({ ...pageQuery(page.id), staleTime: 0 })}
            />
          )
        }
        translation={<PageTranslation page={page} />}
        {...(isComparing &&
          page.translation_id !== null && {
            beside: (
              <PageBeside
                id={page.translation_id}
                language={otherLanguage(page.language)}
                onClose={() => setComparing(false)}
              />
            ),
          })}
        foot={
          <>
            <RecordStamps {...stampsOf(page)} />
            <DeletePage page={page} onDeleted={handleDeleted} />
          </>
        }
        actions={
          <>
            {!isDeleted && (
              <PreviewButton getRecord={() => toPreview(editing.readLatestDraft())} id={page.id} isUnsaved={isDirty} />
            )}
            <SaveButton onSave={saving.save} isSaving={isSaving} isDisabled={isDeleted} />
          </>
        }
      />
      {conflict && (
        <ConflictDialog
          title={text.conflict}
          backText={text.backToPage}
          conflict={conflict}
          saved={{ name: conflict.record.modified_by_name, at: conflict.record.modified_time }}
          fieldName={fieldName}
          describeField={describeField}
          onResolve={saving.resolveConflict}
          onCancel={saving.leaveConflict}
        />
      )}
      <LeaveGuard isDirty={isDirty && !isDeleted} help={recordFormText.leaveHelp} />
    </>
  );
}

function baseOf(page: Page) {
  return { draft: draftFromPage(page), version: page.version };
}
