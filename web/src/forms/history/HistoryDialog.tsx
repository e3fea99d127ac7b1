import type { RecordVersion, VersionedKind } from '@baklja/contract/features/site/record-versions';
import { Flex, Group, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useState } from 'react';
import { IconArrowBackUp } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { ErrorState, FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { findProblems, type RecordRow } from '../define-record-form.ts';
import { changedFields, isSameDraft, takeFields, takeSecrets } from '../editing/draft.ts';
import type { AnyDraft, OpenRecord } from '../open-record.ts';
import classes from './HistoryDialog.module.css';
import { historyText as text } from './history.text.ts';
import { LoadingVersions, VersionComparison } from './VersionComparison.tsx';
import {
  exactTimeOf,
  type MoreVersions,
  PRESENT,
  presentVersion,
  previousOf,
  timesOf,
  useVersionDraft,
  versionListQuery,
  whoOf,
} from './versions.ts';

export type HistoryProps = {
  form: OpenRecord['form'];
  kind: VersionedKind;
  row: RecordRow;
  isDirty: boolean;
  saveDraft: (draft: AnyDraft, note: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function HistoryDialog(props: HistoryProps) {
  const { form, kind, row, onClose } = props;
  const list = useInfiniteQuery(versionListQuery(kind, row.id, row.version));
  const isPhone = useIsPhone();
  return (
    <StackedModal
      onClose={onClose}
      title={text.title(form.kind)}
      size={1160}
      fullScreen={isPhone}
      styles={{
        content: { display: 'flex', flexDirection: 'column' },
        body: { display: 'flex', flexDirection: 'column', minHeight: 0, flex: isPhone ? 1 : undefined },
      }}
    >
      {list.data ? (
        <Versions {...props} list={list} pages={list.data.pages} />
      ) : list.error ? (
        <FailedQuery title={text.notLoaded} query={list} />
      ) : (
        <LoadingVersions label="Učitava se povijest" height={240} />
      )}
    </StackedModal>
  );
}

type VersionsProps = HistoryProps & {
  list: MoreVersions;
  pages: readonly { versions: RecordVersion[]; total: number }[];
};

type Against = 'present' | 'previous';

function Versions(props: VersionsProps) {
  const { form, row, list, pages } = props;
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
        <Flex component="section" direction="column" gap="sm" miw={0} mih={0} pt="sm">
          {chosen.id !== PRESENT && (
            <Group gap="sm" wrap="nowrap" flex="none" fz="sm" fw={600}>
              <span aria-hidden>{text.compare}</span>
              <SegmentedControl
                aria-label={text.compare}
                value={wanted}
                onChange={(value) => setWanted(value as Against)}
                data={[
                  { value: 'present', label: 's trenutačnom' },
                  { value: 'previous', label: 's prethodnom' },
                ]}
              />
            </Group>
          )}
          {chosen.is_rejected === 1 && (
            <Text c="dimmed" fz="sm">
              U međuvremenu je netko drugi spremio novu verziju. Ovo je ono što je tada poslano.
            </Text>
          )}
          {versions.length > 1 ? (
            <VersionComparison
              form={form}
              row={row}
              before={against === 'present' ? chosen : previous}
              after={against === 'present' ? present : chosen}
              list={list}
            />
          ) : (
            <Text c="dimmed">Nakon sljedećeg spremanja ovdje će pisati što se promijenilo.</Text>
          )}
        </Flex>
      </div>
      {chosen.id !== PRESENT && <HistoryFoot key={chosen.id} {...props} version={chosen} draft={draft} />}
    </>
  );
}

type ListProps = {
  /** The latest first; the first one is the record itself. */
  versions: readonly RecordVersion[];
  /** Of all versions, those included that are not read yet. */
  total: number;
  chosenId: number;
  onChoose: (id: number) => void;
  list: MoreVersions;
};

function VersionList({ versions, total, chosenId, onChoose, list }: ListProps) {
  const [now] = useState(() => new Date());
  return (
    <div className={classes.list}>
      <Radio.Group
        label="Verzije"
        description={versions.length === 1 ? 'Ovo je prva verzija.' : text.count(total)}
        inputWrapperOrder={['label', 'description', 'input']}
        value={String(chosenId)}
        onChange={(id) => onChoose(Number(id))}
      >
        <Stack mt="sm">
          {versions.map((version) => (
            <Radio
              key={version.id}
              value={String(version.id)}
              label={whoOf(version)}
              {...(version.id === chosenId && { ref: focusInPlace, 'data-autofocus': true })}
              description={
                <>
                  {timesOf(version, versions, now).map((time, place) => (
                    <Fragment key={time}>
                      {place > 0 && ', '}
                      <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
                    </Fragment>
                  ))}
                  {version.id === PRESENT && <Mark>{text.present}</Mark>}
                  {version.is_rejected === 1 && <Mark>{text.rejected}</Mark>}
                </>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {list.error && !list.isFetchingNextPage ? (
        <ErrorState title={text.notLoaded} reason={list.error.message} onRetry={() => void list.fetchNextPage()} />
      ) : (
        list.hasNextPage && (
          <Stack align="flex-start" gap={4} mt="md" c="dimmed" fz="sm">
            <BusyButton isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Prikaži starije verzije
            </BusyButton>
            <p role="status">{`Prikazano ${versions.length} od ${total}.`}</p>
          </Stack>
        )
      )}
    </div>
  );
}

/** The dialog is still on its way when it appears: the page behind it does not scroll there. */
function focusInPlace(radio: HTMLInputElement | null) {
  radio?.focus({ preventScroll: true });
}

function Mark({ children }: { children: string }) {
  return (
    <Text component="b" display="block" c="quiet" fw={600}>
      {children}
    </Text>
  );
}

type FootProps = HistoryProps & {
  version: RecordVersion;
  /** The form of the version; undefined while it is read. */
  draft: AnyDraft | undefined;
};

function HistoryFoot(props: FootProps) {
  const { form, row, version, draft, isDirty, saveDraft, onClose } = props;
  const [isRestoring, setIsRestoring] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const present = form.fromRecord(row);
  const restored = draft && restoredFrom(form, draft, present);
  const kept = draft ? changedFields(form, draft, present).filter((field) => form.keptOnRestore?.includes(field)) : [];
  const isSame = restored !== undefined && isSameDraft(form, restored, present);
  const sentences = [
    isDirty && !isRestoring
      ? 'Najprije spremite ili odbacite svoje promjene.'
      : isSame
        ? kept.length === 0
          ? 'Ista je kao trenutačna verzija.'
          : undefined
        : 'Trenutačna verzija ostaje u povijesti, pa se i ona može vratiti.',
    !isSame && form.publication?.(present, row, undefined).url !== undefined
      ? 'Zapis je javan: vraćena se verzija odmah vidi i na webu.'
      : undefined,
    kept.length > 0 ? text.kept(kept.map((field) => form.fields[field]?.label ?? field)) : undefined,
  ];
  const restore = async () => {
    if (!restored) return;
    setIsRestoring(true);
    const hasProblems = findProblems(form, restored).length > 0;
    // The form takes the focus to its first fault.
    if (hasProblems) onClose();
    const refused = await saveDraft(restored, text.restored(whoOf(version), exactTimeOf(version)));
    if (!hasProblems && refused === undefined) onClose();
    setRefusal(refused);
    setIsRestoring(false);
  };
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="flex-end"
      columnGap="md"
      rowGap="xs"
      pt="sm"
      style={{ borderTop: '1px solid var(--rule)' }}
    >
      {refusal === undefined ? (
        <Text flex="1 1 280px" c="dimmed" fz="sm">
          {restored && sentences.filter(Boolean).join(' ')}
        </Text>
      ) : (
        <Text flex="1 1 280px" c="red" fz="sm" fw={600} role="alert">
          {refusal}
        </Text>
      )}
      <BusyButton
        flex={{ base: '1 0 auto', sm: 'initial' }}
        variant="filled"
        leftSection={<IconArrowBackUp aria-hidden />}
        isBusy={isRestoring}
        disabled={!isRestoring && (isDirty || isSame || !restored)}
        onClick={() => void restore()}
      >
        Vrati ovu verziju
      </BusyButton>
    </Flex>
  );
}

function restoredFrom(form: OpenRecord['form'], draft: AnyDraft, present: AnyDraft): AnyDraft {
  return takeFields(takeSecrets(form, draft, present), present, form.keptOnRestore ?? []);
}
