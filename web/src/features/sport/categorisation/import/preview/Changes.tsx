import { countOf, formatNumber } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Pager } from '#web/ui/lists/Pager.tsx';
import look from '#web/ui/look.module.css';
import { DifferenceMark, type Mark } from '../../versions/DifferenceMark.tsx';
import { importText as text } from '../import.text.ts';
import classes from './Changes.module.css';
import type { Change } from './compare-rows.ts';

/** Rows that are shown until all are asked for, and rows of a page from then on. */
const FIRST_ROWS = 20;
const PAGE_ROWS = 100;

/** The people of one kind of change; nothing without any. */
export function Changes({ kind, changes }: { kind: Mark; changes: readonly Change[] }) {
  const [page, setPage] = useState<number>();
  if (changes.length === 0) return null;
  const start = page === undefined ? 0 : (page - 1) * PAGE_ROWS;
  const pages = Math.ceil(changes.length / PAGE_ROWS);
  const title = text.figures[kind].before;
  return (
    <section className={classes.changes} aria-label={title}>
      <h2 className={`${look.line} ${classes.head}`}>
        <DifferenceMark mark={kind} />
        {title}
        <span className={`${look.pale} ${look.regular} ${classes.count}`}>
          {countOf(changes.length, text.rowForms)}
        </span>
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            {text.changeHeads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(start, start + (page === undefined ? FIRST_ROWS : PAGE_ROWS)).map((change) => (
            <tr key={change.id}>
              <td>{change.id}</td>
              <td className={look.strong}>{change.name}</td>
              <td>{change.sport}</td>
              <td className={classes.category}>
                {change.before !== undefined && (
                  <span className={`${look.pale} ${look.regular}`}>
                    {change.before || '–'} <span aria-hidden>→</span>{' '}
                  </span>
                )}
                {change.category || '–'}
              </td>
              <td>{change.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page === undefined && changes.length > FIRST_ROWS && (
        <Button variant="quiet" onClick={() => setPage(1)}>
          {text.showAll(formatNumber(changes.length))}
        </Button>
      )}
      {page !== undefined && pages > 1 && (
        <Pager page={page} pages={pages} onChange={setPage} label={text.pagesOf(title)} />
      )}
    </section>
  );
}
