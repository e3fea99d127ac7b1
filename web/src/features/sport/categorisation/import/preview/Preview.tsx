import { formatNumber } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { comparisonQuery } from '../../categorisation.queries.ts';
import classes from '../Import.module.css';
import { ImportFrame } from '../ImportFrame.tsx';
import { importText as text } from '../import.text.ts';
import type { Replacement } from '../use-replacement.ts';
import { Changes } from './Changes.tsx';
import { compareRows, countColumn } from './compare-rows.ts';
import { Figures } from './Figures.tsx';

type Props = { file: File; rows: string[][]; onCancel: () => void; replacement: Replacement };

const KINDS = ['added', 'changed', 'removed'] as const;

/** What the file would change in the list in force, by name; the replacement starts here. */
export function Preview({ file, rows, onCancel, replacement }: Props) {
  const { data, error, isFetching, refetch } = useQuery(comparisonQuery);
  const comparison = useMemo(() => data && compareRows(data.rows, rows), [data, rows]);
  return (
    <ImportFrame
      step={1}
      note={text.notes.preview}
      file={file.name}
      rail={<PreviewRail rows={rows} />}
      state={{
        kind: 'empty',
        text: text.unchanged,
        ...(data && { detail: text.willReplace(data.rows.length, rows.length) }),
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            variant="filled"
            disabled={!data || !comparison || isFetching}
            onClick={() =>
              data &&
              comparison &&
              replacement.start({ rows, fileName: file.name, version: data.inForce?.id ?? 0 }, comparison)
            }
          >
            {replacement.error === undefined ? text.replace : RETRY_TEXT}
          </Button>
        </>
      }
    >
      {replacement.error !== undefined && (
        <div className={classes.failure} role="alert">
          <h2>{text.failed}</h2>
          <p>{replacement.error}</p>
        </div>
      )}
      {error && !data && (
        <ErrorState
          title={text.noDifference}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !comparison && <p role="status">{text.comparing}</p>}
      {comparison && (
        <>
          <Figures comparison={comparison} />
          {KINDS.every((kind) => comparison[kind].length === 0) && <p>{text.noChanges}</p>}
          {KINDS.map((kind) => (
            <Changes key={kind} kind={kind} changes={comparison[kind]} />
          ))}
        </>
      )}
    </ImportFrame>
  );
}

function PreviewRail({ rows }: { rows: readonly string[][] }) {
  return (
    <>
      <section>
        <h2>{text.beforeReplacing}</h2>
        <p>{text.beforeReplacingHelp}</p>
      </section>
      <Counts rows={rows} />
    </>
  );
}

const COLUMNS = [
  ['EVSKat', text.counts.category],
  ['SptNazOK', text.counts.sport],
  ['Zupanija', text.counts.county],
] as const;

/** The rows of the file by category, sport and county. */
export function Counts({ rows }: { rows: readonly string[][] }) {
  const groups = useMemo(() => COLUMNS.map(([column, head]) => ({ head, counts: countColumn(rows, column) })), [rows]);
  return groups.map(({ head, counts }) => (
    <section key={head} aria-label={head} className={classes.counts}>
      <h2>{head}</h2>
      <dl tabIndex={0}>
        {counts.map(([value, count]) => (
          <div key={value}>
            <dt>{value || '–'}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
