import type { Page } from '@baklja/contract/features/pages';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { PAGE_MESSAGE_MS, PAGE_REDIRECT_MS } from '#web/lib/timings.ts';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { PreviewButton } from '#web/widgets/preview/PreviewButton.tsx';
import { stillPresent } from '#web/widgets/record-form/field-problem.ts';
import { recordFormText } from '#web/widgets/record-form/record-form.text.ts';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { SavingOverlay } from '#web/widgets/record-form/SavingOverlay.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import { type RecordEditing, useRecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { useRedirectAfter } from '#web/widgets/record-form/use-redirect-after.ts';
import { useCreatePage } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { describeFailure } from './describe-failure.ts';
import { OriginalPage } from './OriginalPage.tsx';
import { PageBeside } from './PageBeside.tsx';
import { PageForm } from './PageForm.tsx';
import { EMPTY_PAGE, hasNoText, PAGE_SHAPE, type PageDraft, toNewPage, toPreview, translationOf } from './page-form.ts';
import { findProblems, type PageProblem, summaryOf } from './page-problems.ts';

const NEW_PAGE = { draft: EMPTY_PAGE, version: undefined };

/** Makes a page, or the translation of one. The list follows three seconds after the save. */
export function PageCreateForm({ original }: { original?: Page }) {
  useDocumentTitle(original ? text.translateTitle : text.createTitle);
  const editing = useRecordEditing(
    original ? `page/new/${original.id}` : 'page/new',
    original ? { draft: translationOf(original), version: undefined } : NEW_PAGE,
    PAGE_SHAPE,
  );
  const [isComparing, setIsComparing] = useState(original !== undefined);
  const { create, save, problems, refusal, savedAt } = useMakePage(editing, original?.id);
  const made = create.data;
  useRedirectAfter(made !== undefined, paths.pages, PAGE_REDIRECT_MS);
  const { isDirty } = editing;
  return (
    <>
      <PageForm
        title={original ? text.translateTitle : text.createTitle}
        editing={editing}
        {...(original && {
          translation: <OriginalPage page={original} isComparing={isComparing} onCompare={setIsComparing} />,
        })}
        {...(original &&
          isComparing && {
            beside: (
              <PageBeside
                id={original.id}
                language={original.language}
                onCopyText={hasNoText(editing.draft) ? editing.change : undefined}
                onClose={() => setIsComparing(false)}
              />
            ),
          })}
        page={made}
        problems={problems}
        refusal={refusal}
        saveState={saveStateOf({ isDirty, isSaving: create.isPending, hasFailed: refusal !== undefined, savedAt })}
        isLocked={create.isPending || made !== undefined}
        onSave={save}
        actions={
          <>
            <PreviewButton getRecord={() => toPreview(editing.readLatestDraft())} id={made?.id} isUnsaved={isDirty} />
            {made === undefined ? (
              <SaveButton onSave={save} isSaving={create.isPending} isDisabled={false} />
            ) : (
              <Button
                component={Link}
                ref={takeFocus}
                to={paths.editPage(made.id)}
                variant="filled"
                leftSection={<IconPencil aria-hidden />}
              >
                {text.editTitle}
              </Button>
            )}
          </>
        }
      />
      {create.isPending && <SavingOverlay text={text.saving} />}
      <LeaveGuard isDirty={isDirty} help={recordFormText.leaveHelp} />
    </>
  );
}

/** Makes the page once, and says what came of it. */
function useMakePage(editing: RecordEditing<PageDraft>, originalId: number | undefined) {
  const create = useCreatePage();
  const toasts = useToasts();
  const [shown, setShown] = useState<PageProblem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const save = () => {
    const draft = editing.readLatestDraft();
    const found = findProblems(draft);
    setShown(found);
    setRefusal(found.length > 0 ? summaryOf(found, text.titleMissing) : undefined);
    if (found.length > 0 || create.isPending || create.isSuccess) return;
    create.mutate(
      { page: toNewPage(draft), translationOf: originalId },
      {
        onSuccess: ({ message }) => {
          setSavedAt(new Date());
          editing.markSaved({ draft, version: 1 });
          toasts.success(message, PAGE_MESSAGE_MS);
        },
        onError: (error) => setRefusal(describeFailure(error, text.titleMissing)),
      },
    );
  };
  const problems = stillPresent(shown, findProblems(editing.draft));
  const isCorrected = shown.length > 0 && problems.length === 0;
  return { create, save, problems, refusal: isCorrected ? undefined : refusal, savedAt };
}

/** The link stands where the button was that had the focus. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}
