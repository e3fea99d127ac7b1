import { formatNumber } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/sport/categorisation-file';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { comparisonQuery, type useImportList } from '../categorisation.queries.ts';
import type { Reading } from '../reading/read-file.ts';
import { compareRows, countColumn } from './compare-rows.ts';
import { Faults } from './Faults.tsx';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

const ROWS_SHOWN = 8;

type Import = Parameters<ReturnType<typeof useImportList>['mutate']>[0];

type Props = { reading: Reading; fileName: string; isRetry: boolean; onReplace: (input: Import) => void };

/** What the file holds and would change; the replacement starts here, when nothing is open. */
export function Preview({ reading, fileName, isRetry, onReplace }: Props) {
  const { rows, faults, sheets, sheet } = reading;
  const comparison = useQuery(comparisonQuery);
  const questions = questionsOf(reading);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  if (sheets.length > 1 && sheet === undefined) return <p role="status">{text.severalSheets}</p>;
  if (faults.length > 0) return <Faults faults={faults} />;
  const isOpen = questions.some((question) => !confirmed.has(question));
  const { data } = comparison;
  return (
    <>
      <p role="status">{text.read(rows.length)}</p>
      {comparison.error && !data ? (
        <ErrorState
          title={text.noDifference}
          reason={messageOf(comparison.error)}
          onRetry={() => void comparison.refetch()}
          isRetrying={comparison.isFetching}
        />
      ) : (
        <Counts rows={rows} inForce={data?.rows} />
      )}
      {questions.length > 0 && (
        <fieldset className={classes.questions}>
          <legend>{text.confirmations}</legend>
          {questions.map((question) => (
            <Checkbox
              key={question}
              label={question}
              checked={confirmed.has(question)}
              onChange={() => setConfirmed(confirmed.symmetricDifference(new Set([question])))}
            />
          ))}
        </fieldset>
      )}
      <FirstRows rows={rows} />
      <div className={classes.actions}>
        <Button component={Link} to={SCREENS.categorisation.path}>
          {text.cancel}
        </Button>
        <Button
          variant="filled"
          disabled={isOpen || data === undefined || comparison.isFetching}
          onClick={() => data && onReplace({ rows, fileName, version: data.inForce?.id ?? 0 })}
        >
          {isRetry ? text.again : text.replace(rows.length)}
        </Button>
      </div>
    </>
  );
}

/** What must be confirmed before the list is replaced. */
function questionsOf({ unknown, isReordered, isEncodedTwice, hasLostLetters }: Reading): string[] {
  return [
    ...(isEncodedTwice ? [text.keepLetters] : []),
    ...(hasLostLetters ? [text.keepLost] : []),
    ...(isReordered ? [text.keepOrder] : []),
    ...unknown.map(({ column, value, lines }) => text.keepUnknown(column, value, lines.length)),
  ];
}

type CountsProps = { rows: readonly string[][]; inForce: readonly { AUTOID: number; EVSKat: string }[] | undefined };

function Counts({ rows, inForce }: CountsProps) {
  const groups = useMemo(() => {
    const difference = inForce && compareRows(inForce, rows);
    return [
      {
        head: text.difference,
        counts: difference
          ? ([
              [text.added, difference.added],
              [text.changed, difference.changed],
              [text.removed, difference.removed],
            ] as [string, number][])
          : [],
      },
      { head: text.counts.category, counts: countColumn(rows, 'EVSKat') },
      { head: text.counts.sport, counts: countColumn(rows, 'SptNazOK') },
      { head: text.counts.county, counts: countColumn(rows, 'Zupanija') },
    ];
  }, [rows, inForce]);
  return (
    <div className={classes.counts}>
      {groups.map(({ head, counts }) => (
        <section key={head} aria-label={head}>
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
      ))}
    </div>
  );
}

function FirstRows({ rows }: { rows: readonly string[][] }) {
  const shown = rows.slice(0, ROWS_SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
    <section className={classes.wide} aria-label={text.firstRows(shown.length)} tabIndex={0}>
      <table className={classes.table}>
        <caption>{text.firstRows(shown.length)}</caption>
        <thead>
          <tr>
            {CATEGORISATION_COLUMNS.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row[0]}>
              {CATEGORISATION_COLUMNS.map((column, place) => (
                <td key={column}>{row[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
