import type { CategorisationDifference, CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { formatNumber } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Button, Flex, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconMinus, IconPlus, IconTilde } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { differenceQuery, useRestoreVersion, versionsQuery } from './categorisation.queries.ts';
import { categorisationText } from './categorisation.text.ts';
import classes from './VersionsScreen.module.css';

const text = categorisationText.versions;

export function VersionsScreen() {
  const { data: versions } = useQuery(versionsQuery);
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
      <VersionsTable label={text.title} />
    </>
  );
}

/** Lists that were in force, with the way back to each. With a limit: the latest, without what each changed. */
export function VersionsTable({ label, limit }: { label: string; limit?: number }) {
  const { data: versions, error, refetch, isFetching } = useQuery(versionsQuery);
  const [chosen, setChosen] = useState<CategorisationVersion>();
  const [inForce] = versions ?? [];
  const columns = columnsOf(versions ?? [], setChosen);
  if (error && !versions) {
    return (
      <ErrorState
        title={text.notLoaded}
        reason={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <RecordTable
        label={label}
        rows={versions?.slice(0, limit)}
        columns={limit === undefined ? columns : columns.filter(({ key }) => key !== 'difference')}
        request={{}}
        skeletonRows={limit ?? 6}
      />
      {chosen && inForce && <RestoreDialog version={chosen} inForce={inForce} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function columnsOf(
  versions: readonly CategorisationVersion[],
  onRestore: (version: CategorisationVersion) => void,
): Column<CategorisationVersion, unknown>[] {
  const fileOf = (version: CategorisationVersion) => describeFile(version, versions);
  return [
    {
      key: 'created',
      head: text.since,
      width: 190,
      narrowWidth: 160,
      onPhone: 'title',
      cell: ({ created }) => (
        <>
          <b>{formatListDate(created)}</b> {formatTime(new Date(created))}
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
    {
      key: 'facts',
      head: '',
      isHeadHidden: true,
      isOnlyOnPhone: true,
      onPhone: 'meta',
      cell: (version) => (
        <Stack gap={2} style={{ whiteSpace: 'normal' }}>
          <span>
            {[fileOf(version), version.created_by_name, text.countRows(version.rows)].filter(Boolean).join(', ')}
          </span>
          <Difference {...version} />
        </Stack>
      ),
    },
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
              aria-label={text.restoreOf(`${formatListDate(version.created)} ${formatTime(new Date(version.created))}`)}
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
  if (restored) return text.restored(formatListDate(restored.created));
  return version.file_name || text.unnamed;
}

const MARKS = { added: IconPlus, changed: IconTilde, removed: IconMinus };

export type Mark = keyof typeof MARKS;

const KINDS: readonly Mark[] = ['added', 'changed', 'removed'];

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

/** The sign of added, changed or removed rows; the text next to it says the same. */
export function DifferenceMark({ mark }: { mark: Mark }) {
  const Icon = MARKS[mark];
  return (
    <span className={classes.mark} data-mark={mark} aria-hidden>
      <Icon />
    </span>
  );
}

type RestoreProps = { version: CategorisationVersion; inForce: CategorisationVersion; onClose: () => void };

/** Shows what bringing a version back would change, before it does. */
export function RestoreDialog({ version, inForce, onClose }: RestoreProps) {
  const { data: difference, error } = useQuery(differenceQuery(version.id));
  const restoring = useRestoreVersion();
  const toasts = useToasts();
  const restore = () => {
    if (!difference) return;
    restoring.mutate(
      { id: version.id, version: difference.version },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, SUCCESS_TOAST_MS);
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
      title={text.question(formatListDate(version.created))}
      confirmText={text.confirm}
      isWaiting={!difference && !error}
      isDisabled={error !== null}
      isBusy={restoring.isPending}
      error={failure ? messageOf(failure) : undefined}
      onConfirm={restore}
      onCancel={onClose}
    >
      <p>{text.willBe(version.rows)}</p>
      <Box component="dl" className={classes.changes} my="sm">
        {KINDS.map((kind) => (
          <Group key={kind} gap="sm" py={9}>
            <DifferenceMark mark={kind} />
            <Box component="dt" flex={1}>
              {words[kind]}
            </Box>
            <Text component="dd" fw={650}>
              {difference ? formatNumber(difference[kind]) : <Skeleton width={32} height={14} />}
            </Text>
          </Group>
        ))}
      </Box>
      <Text c="dimmed" mb="sm">
        {text.kept(formatListDate(inForce.created))}
      </Text>
    </ConfirmDialog>
  );
}
