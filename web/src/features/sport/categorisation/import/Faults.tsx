import { foldText } from '@baklja/contract/alias';
import { CATEGORISATION_FAULTS_LIMIT } from '@baklja/contract/features/sport/categorisation';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { formatNumber } from '@baklja/contract/plural';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import type { FileFault } from '../reading/check-lines.ts';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

/** Longest part of a cell that the table shows. */
const FOUND_LENGTH = 60;

/** The first faults by line and column, narrowed by a search and a column; the file of faults holds all. */
export function Faults({ faults }: { faults: readonly FileFault[] }) {
  const [search, setSearch] = useState('');
  const [column, setColumn] = useState('');
  const found = findFaults(faults, search, column);
  return (
    <>
      <div className={classes.failure} role="alert">
        <h2>{text.faults(faults.length)}</h2>
        <p>{text.faultsHelp}</p>
      </div>
      <div className={classes.tools}>
        <SearchBox label={text.findFault} maxLength={SEARCH_MAX_LENGTH} value={search} onChange={setSearch} />
        <NativeSelect
          aria-label={text.faultColumn}
          value={column}
          onChange={(event) => setColumn(event.currentTarget.value)}
          data={[{ value: '', label: text.allFaults }, ...columnsOf(faults)]}
        />
        <span className={classes.found} role="status">
          {text.faultsFound(found.length)}
        </span>
      </div>
      {found.length === 0 ? <p>{text.noFaultFound}</p> : <FaultTable faults={found} />}
    </>
  );
}

function FaultTable({ faults }: { faults: readonly FileFault[] }) {
  return (
    <table className={classes.table} data-wraps data-faults>
      <thead>
        <tr>
          {text.faultHeads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.slice(0, CATEGORISATION_FAULTS_LIMIT).map(({ line, column, found, message, who }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td>
              <b>{line}</b>
            </td>
            <td>{column ?? text.wholeLine}</td>
            <td>{found === '' && column ? <i>{text.emptyValue}</i> : found.slice(0, FOUND_LENGTH)}</td>
            <td>{message}</td>
            <td>{who.slice(0, FOUND_LENGTH)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The faults whose line, column, person, cell or sentence contains the query, in a column or in all. */
function findFaults(faults: readonly FileFault[], search: string, column: string): readonly FileFault[] {
  const words = foldText(search.trim());
  return faults.filter(
    (fault) =>
      (column === '' || columnOf(fault) === column) &&
      foldText([fault.line, columnOf(fault), fault.who, fault.found, fault.message].join(' ')).includes(words),
  );
}

/** The column of a fault; the words for the whole line when it has none. */
function columnOf({ column }: FileFault): string {
  return column ?? text.wholeLine;
}

/** The columns that have faults, each with their number. */
function columnsOf(faults: readonly FileFault[]): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const fault of faults) counts.set(columnOf(fault), (counts.get(columnOf(fault)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, label: `${value} (${formatNumber(count)})` }));
}

/** The file of all faults, for the person who made the list. */
export function FaultsRail({ faults }: { faults: readonly FileFault[] }) {
  const save = () => {
    const rows = faults.map(({ line, column = '', found, message, who }) => [line, column, found, message, who]);
    downloadText('greske-kategorizacije.csv', toCsv([text.faultHeads, ...rows]), 'text/csv;charset=utf-8');
  };
  return (
    <section>
      <h2>{text.forSender}</h2>
      <p>{text.forSenderHelp}</p>
      <p>
        <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          {text.saveFaults}
        </Button>
      </p>
    </section>
  );
}
