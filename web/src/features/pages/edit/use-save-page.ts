import type { Page } from '@baklja/contract/features/pages';
import { useQueryClient } from '@tanstack/react-query';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { useSaveRecord } from '#web/widgets/record-form/former/use-save-record.ts';
import { pageQuery, useUpdatePage } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { describeFailure } from './describe-failure.ts';
import { draftFromPage, PAGE_SHAPE, type PageDraft, toUpdateBody } from './page-form.ts';
import { findProblems, summaryOf } from './page-problems.ts';

/** Saves a page with the version that it was read in, and handles what can come of it. */
export function useSavePage(page: Page, editing: RecordEditing<PageDraft>) {
  const update = useUpdatePage();
  const queryClient = useQueryClient();
  return useSaveRecord({
    record: page,
    editing,
    shape: PAGE_SHAPE,
    toDraft: draftFromPage,
    findProblems,
    send: async (draft, { version }) => {
      const { modified_time, ...saved } = await update.mutateAsync(toUpdateBody(draft, { id: page.id, version }));
      return { ...saved, savedAt: modified_time };
    },
    read: () => queryClient.fetchQuery({ ...pageQuery(page.id), staleTime: 0 }),
    summaryOf: (problems) => summaryOf(problems, text.titleMissingInUpdate),
    describeFailure: (error) => describeFailure(error, text.titleMissingInUpdate),
    messageMs: PAGE_MESSAGE_MS,
  });
}
