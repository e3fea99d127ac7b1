import type { RecordVersion, VersionedKind } from '@baklja/contract/features/site/record-versions';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { type EditForm, findProblems, type RecordRow } from '../define-record-form.ts';
import { changedFields, isSameDraft, takeFields, takeSecrets } from '../editing/draft.ts';
import classes from './HistoryDialog.module.css';
import { historyText as text } from './history.text.ts';
import { useVersionDraft } from './use-version-draft.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { type MoreVersions, VersionList } from './VersionList.tsx';
import { versionListQuery } from './version-queries.ts';
import { exactTimeOf, PRESENT, presentVersion, previousOf, whoOf } from './versions.ts';

export type HistoryProps<Draft extends object, Row extends RecordRow> = {
  form: EditForm<Draft, Row, unknown>;
  kind: VersionedKind;
  /** The record as it is stored. */
  row: Row;
  /** The form has unsaved changes. */
  isDirty: boolean;
  saveDraft: (draft: Draft, note: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** The versions of a record: a list, what one of them changed or how it differs from the record, and its restoring. */
export function HistoryDialog<Draft extends object, Row extends RecordRow>(props: HistoryProps<Draft, Row>) {
  const { form, kind, row, onClose } = props;
  const list = useInfiniteQuery(versionListQuery(kind, row.id, row.version));
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const isSlow = useDelayed(list.isPending, SKELETON_AFTER_MS);
  return (
    <StackedModal
      onClose={onClose}
      title={text.title(form.kind)}
      size={1160}
      fullScreen={isPhone}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {list.data ? (
        <Versions {...props} list={list} pages={list.data.pages} />
      ) : list.error ? (
        <ErrorState
          title={text.notLoaded}
          reason={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <div role="status" aria-label={isSlow ? text.loading : undefined}>
          {isSlow && <Skeleton height={240} />}
        </div>
      )}
    </StackedModal>
  );
}

type VersionsProps<Draft extends object, Row extends RecordRow> = HistoryProps<Draft, Row> & {
  list: MoreVersions;
  pages: readonly { versions: RecordVersion[]; total: number }[];
};

type Against = 'present' | 'previous';

function Versions<Draft extends object, Row extends RecordRow>(props: VersionsProps<Draft, Row>) {
  const { form, row, list, pages, isDirty, saveDraft, onClose } = props;
  const versions = useMemo(
    () => [presentVersion(row), ...pages.flatMap((page) => page.versions)] as const,
    [row, pages],
  );
  const [chosenId, setChosenId] = useState<number>();
  const [wanted, setWanted] = useState<Against>('present');
  const [present, latest = present] = versions;
  const chosen = versions.find(({ id }) => id === chosenId) ?? latest;
  const against = chosen.id === PRESENT ? 'previous' : wanted;
  const previous = previousOf(versions, chosen);
  const draft = useVersionDraft(form, row, chosen).draft;
  return (
    <>
      <div className={classes.columns}>
        <VersionList
          versions={versions}
          total={(pages.at(-1)?.total ?? 0) + 1}
          chosenId={chosen.id}
          onChoose={setChosenId}
          list={list}
        />
        <section className={classes.comparison}>
          {chosen.id !== PRESENT && (
            <div className={classes.against}>
              <span aria-hidden>{text.compare}</span>
              <SegmentedControl
                aria-label={text.compare}
                value={wanted}
                onChange={(value) => setWanted(value as Against)}
                data={[
                  { value: 'present', label: text.withPresent },
                  { value: 'previous', label: text.withPrevious },
                ]}
              />
            </div>
          )}
          {chosen.is_rejected === 1 && <p className={look.note}>{text.rejectedHelp}</p>}
          {versions.length > 1 && (
            <VersionComparison
              form={form}
              row={row}
              before={against === 'present' ? chosen : previous}
              after={against === 'present' ? present : chosen}
              list={list}
            />
          )}
        </section>
      </div>
      {chosen.id !== PRESENT && (
        <HistoryFoot
          key={chosen.id}
          form={form}
          row={row}
          version={chosen}
          draft={draft}
          isDirty={isDirty}
          onRestore={async (restored, note) => {
            const hasProblems = findProblems(form, restored).length > 0;
            // The form takes the focus to its first fault.
            if (hasProblems) onClose();
            const refusal = await saveDraft(restored, note);
            if (!hasProblems && refusal === undefined) onClose();
            return refusal;
          }}
        />
      )}
    </>
  );
}

type Props<Draft extends object, Row extends RecordRow> = {
  form: EditForm<Draft, Row, unknown>;
  row: Row;
  version: RecordVersion;
  /** The form of the version; undefined while it is read. */
  draft: Draft | undefined;
  isDirty: boolean;
  /** Resolves to why it was refused. */
  onRestore: (restored: Draft, note: string) => Promise<string | undefined>;
};

/** Restores a version, and says what that does or why it is not possible. */
function HistoryFoot<Draft extends object, Row extends RecordRow>(props: Props<Draft, Row>) {
  const { form, row, version, draft, isDirty, onRestore } = props;
  const [isRestoring, setIsRestoring] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const present = form.fromRecord(row);
  const restored = draft && restoredFrom(form, draft, present);
  const kept = draft ? changedFields(form, draft, present).filter((field) => form.keptOnRestore?.includes(field)) : [];
  const isSame = restored !== undefined && isSameDraft(form, restored, present);
  const sentences = [
    isDirty && !isRestoring ? text.unsaved : isSame ? (kept.length === 0 ? text.sameAsPresent : undefined) : text.undo,
    kept.length > 0 ? text.kept(kept.map((field) => form.fields[field].label)) : undefined,
  ];
  const restore = async () => {
    if (!restored) return;
    setIsRestoring(true);
    setRefusal(await onRestore(restored, text.restored(whoOf(version), exactTimeOf(version))));
    setIsRestoring(false);
  };
  return (
    <div className={classes.foot}>
      {refusal === undefined ? (
        <p>{restored && sentences.filter(Boolean).join(' ')}</p>
      ) : (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <BusyButton
        variant="filled"
        leftSection={<IconArrowBackUp aria-hidden />}
        isBusy={isRestoring}
        disabled={!isRestoring && (isDirty || isSame || !restored)}
        onClick={() => void restore()}
      >
        {text.restore}
      </BusyButton>
    </div>
  );
}

/** A version without the fields that a restored one leaves as they are. */
function restoredFrom<Draft extends object>(
  form: Pick<EditForm<Draft, never, unknown>, 'empty' | 'fields' | 'keptOnRestore'>,
  draft: Draft,
  present: Draft,
): Draft {
  return takeFields(takeSecrets(form, draft, present), present, form.keptOnRestore ?? []);
}
