import { CATEGORISATION_FAULTS_LIMIT } from '@baklja/contract/features/categorisation';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadText, toCsv } from '#web/lib/csv.ts';
import type { FileFault } from '../reading/check-lines.ts';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

/** Longest part of a cell that the table shows. */
const FOUND_LENGTH = 60;

/** The first faults by line and column; the file of faults holds all. */
export function Faults({ faults }: { faults: readonly FileFault[] }) {
  return (
    <>
      <div className={classes.failure} role="alert">
        <h2>{text.faults(faults.length)}</h2>
        <p>{text.faultsHelp}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} aria-label={text.faults(faults.length)} tabIndex={0}>
        <table className={classes.table} data-wraps>
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
                <td>{column}</td>
                <td>{found === '' && column ? <i>{text.emptyValue}</i> : found.slice(0, FOUND_LENGTH)}</td>
                <td>{message}</td>
                <td>{who.slice(0, FOUND_LENGTH)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
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
