import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { formatNumber } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { categorisationText } from '../categorisation.text.ts';
import { Difference } from './Difference.tsx';
import classes from './Versions.module.css';

const text = categorisationText.versions;

const RestoreDialog = lazy(() => import('./RestoreDialog.tsx').then((module) => ({ default: module.RestoreDialog })));

type Props = {
  label: string;
  /** Every version, the one in force first; undefined while they load. */
  versions: readonly CategorisationVersion[] | undefined;
  /** Only so many are shown, without what each changed. */
  limit?: number;
};

/** Lists that were in force, with the way back to each. */
export function VersionsTable({ label, versions, limit }: Props) {
  const [chosen, setChosen] = useState<CategorisationVersion>();
  const [inForce] = versions ?? [];
  const columns = columnsOf(versions ?? [], setChosen);
  return (
    <>
      <RecordTable
        label={label}
        rows={versions?.slice(0, limit)}
        columns={limit === undefined ? columns : columns.filter(({ key }) => key !== 'difference')}
        request={{}}
        skeletonRows={limit ?? 6}
      />
      {chosen && inForce && (
        <Suspense>
          <RestoreDialog version={chosen} inForce={inForce} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
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
        <span className={classes.facts}>
          <span>
            {[fileOf(version), version.created_by_name, text.countRows(version.rows)].filter(Boolean).join(', ')}
          </span>
          <Difference {...version} />
        </span>
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
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
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
