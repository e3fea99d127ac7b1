import type { CategorisationDifference, CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { formatNumber } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Button, Flex, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatListDate, formatSeconds, formatTime } from '#web/lib/dates.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowLeft,
  IconEqual,
  IconMinus,
  IconPlus,
  IconTilde,
} from '#web/lib/icons.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { differenceQuery, useRestoreVersion, versionsQuery } from './categorisation.queries.ts';
import { categorisationText } from './categorisation.text.ts';

const text = categorisationText.versions;

export function VersionsScreen() {
  const read = useQuery(versionsQuery);
  const { data: versions } = read;
  const [chosen, setChosen] = useState<CategorisationVersion>();
  const [inForce] = versions ?? [];
  return (
    <>
      <PageHead
        title={text.title}
        note={versions && text.count(versions.length)}
        action={
          <Button component={Link} to={SCREENS.categorisation.path} leftSection={<IconArrowLeft aria-hidden />}>
            {SCREENS.categorisation.title}
          </Button>
        }
      />
      <Text c="dimmed" mb="sm">
        {text.help}
      </Text>
      {read.error && !versions ? (
        <FailedQuery title={text.notLoaded} query={read} />
      ) : (
        <RecordTable
          label={text.title}
          rows={versions}
          columns={columnsOf(versions ?? [], setChosen)}
          request={{}}
          skeletonRows={6}
        />
      )}
      {chosen && inForce && <RestoreDialog version={chosen} inForce={inForce} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function columnsOf(
  versions: readonly CategorisationVersion[],
  onRestore: (version: CategorisationVersion) => void,
): Column<CategorisationVersion, unknown>[] {
  const fileOf = (version: CategorisationVersion) => describeFile(version, versions);
  const wordsOf = (version: CategorisationVersion) => `${formatDateTime(version.created)} ${fileOf(version)}`;
  const isAlike = (version: CategorisationVersion) =>
    versions.some((one) => one.id !== version.id && wordsOf(one) === wordsOf(version));
  return [
    {
      key: 'created',
      head: text.since,
      width: 190,
      narrowWidth: 160,
      onPhone: 'title',
      cell: (version) => (
        <>
          <b>{formatListDate(version.created)}</b> {formatTime(new Date(version.created))}
          {isAlike(version) && formatSeconds(version.created)}
        </>
      ),
    },
    { key: 'file', head: text.file, cell: fileOf },
    { key: 'who', head: text.who, width: 180, narrowWidth: 140, cell: ({ created_by_name }) => created_by_name },
    { key: 'rows', head: text.rows, width: 90, align: 'right', cell: ({ rows }) => formatNumber(rows) },
    {
      key: 'difference',
      head: text.difference,
      width: 250,
      narrowWidth: 210,
      hideBelow: 'tablet',
      cell: (version) => <Difference {...version} />,
    },
    factsColumn((version) => (
      <Stack gap={2} style={{ whiteSpace: 'normal' }}>
        <span>
          {[fileOf(version), version.created_by_name, text.countRows(version.rows)].filter(Boolean).join(', ')}
        </span>
        <Difference {...version} />
      </Stack>
    )),
    {
      key: 'restore',
      head: text.restore,
      isHeadHidden: true,
      width: 120,
      align: 'right',
      onPhone: 'action',
      cell: (version) =>
        version.id === versions[0]?.id ? (
          <StatusDot kind="full">{text.inForce}</StatusDot>
        ) : (
          version.rows > 0 && (
            <Button
              variant="quiet"
              leftSection={<IconArrowBackUp aria-hidden />}
              aria-label={text.restoreOf(nameOf(version))}
              onClick={() => onRestore(version)}
            >
              {text.restore}
            </Button>
          )
        ),
    },
  ];
}

function describeFile(version: CategorisationVersion, versions: readonly CategorisationVersion[]): string {
  if (version.action === 'delete') return text.cleared;
  const restored = versions.find(({ id }) => id === version.restored_id);
  if (restored) return text.restored(formatDateTime(restored.created));
  return version.file_name || text.unnamed;
}

/** Time, file and rows: several lists may be of one day. */
function nameOf({ created, file_name, rows }: CategorisationVersion): string {
  return [formatDateTime(created), file_name, text.countRows(rows)].filter(Boolean).join(', ');
}

const KINDS = ['added', 'changed', 'removed'] as const;

function Difference(difference: CategorisationDifference) {
  if (KINDS.every((kind) => difference[kind] === 0)) return '–';
  return (
    <Flex component="span" display="inline-flex" wrap="wrap" rowGap={2} columnGap="sm">
      {KINDS.map((kind) => (
        <Flex component="span" key={kind} display="inline-flex" gap={6} align="center">
          <DifferenceMark mark={kind} />
          <VisuallyHidden>{text[kind]} </VisuallyHidden>
          {formatNumber(difference[kind])}
        </Flex>
      ))}
    </Flex>
  );
}

const MARKS = {
  added: { Icon: IconPlus, bg: 'var(--ink)', c: 'var(--paper)' },
  changed: { Icon: IconTilde, bg: 'var(--lapis)', c: 'var(--paper)' },
  removed: { Icon: IconMinus, c: 'var(--red)', bd: '1.5px solid var(--red)' },
  same: { Icon: IconEqual, bg: 'var(--rule-2)', c: 'var(--ink)' },
  warnings: { Icon: IconAlertTriangle, c: 'var(--red)' },
};

/** The sign of rows by what happens to them; the text next to it says the same. */
export function DifferenceMark({ mark }: { mark: keyof typeof MARKS }) {
  const { Icon, ...colours } = MARKS[mark];
  return (
    <Flex
      component="span"
      display="inline-flex"
      align="center"
      justify="center"
      w={18}
      h={18}
      bdrs="xs"
      {...colours}
      aria-hidden
    >
      <Icon aria-hidden />
    </Flex>
  );
}

type RestoreProps = { version: CategorisationVersion; inForce: CategorisationVersion; onClose: () => void };

/** Shows what bringing a version back would change, before it does. */
function RestoreDialog({ version, inForce, onClose }: RestoreProps) {
  const { data: difference, error } = useQuery(differenceQuery(version.id));
  const restoring = useRestoreVersion();
  const toasts = useToasts();
  const restore = () => {
    if (!difference) return;
    restoring.mutate(
      { id: version.id, version: difference.version },
      {
        onSuccess: () => {
          toasts.success(text.restored(nameOf(version)), SUCCESS_TOAST_MS);
          onClose();
        },
      },
    );
  };
  const failure = restoring.error ?? error;
  const words = { added: text.comesBack, changed: text.earlierCategory, removed: text.disappears };
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title={text.question(nameOf(version))}
      confirmText={text.confirm}
      isWaiting={!difference && !error}
      isDisabled={error !== null}
      isBusy={restoring.isPending}
      error={failure}
      consequences={KINDS.map((kind) => ({
        icon: <DifferenceMark mark={kind} />,
        text: `${words[kind]}: ${difference ? formatNumber(difference[kind]) : '…'}`,
      }))}
      onConfirm={restore}
      onCancel={onClose}
    >
      <p>{text.willBe(version.rows)}</p>
      <Text c="dimmed">{text.kept(nameOf(inForce))}</Text>
    </ConfirmDialog>
  );
}
