import type { PageCell } from '@baklja/contract/features/magazine/issue-pages';
import { issuesText as text } from '../issues.text.ts';
import { type IssueContents, rangeText } from './issue-pages.ts';
import classes from './PageStrip.module.css';

/** One cell a page: articles in two alternating inks, gaps hatched, overlaps red. The list below holds the same. */
export function PageStrip({ contents }: { contents: IssueContents }) {
  const { cells, covered, gaps, overlaps } = contents;
  if (cells.length === 0) return null;
  const summary = text.strip(text.covered(covered, cells.length), [
    ...(gaps.length > 0 ? [`${text.gaps(gaps.length)}: ${gaps.map(rangeText).join(', ')}`] : []),
    ...(overlaps.length > 0 ? [text.overlap(overlaps)] : []),
  ]);
  return (
    <div>
      <div className={classes.strip} role="img" aria-label={summary}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its page
          <i key={index} data-cell={inkOf(cell)} data-starts={startsHere(cells, index) || undefined} />
        ))}
      </div>
      <div className={classes.numbers} aria-hidden>
        {marksOf(cells.length).map((page) => (
          <span key={page}>{page}</span>
        ))}
      </div>
    </div>
  );
}

/** The first page, the quarters of a longer issue, and the last page. */
function marksOf(pages: number): number[] {
  const quarters = pages < 12 ? [] : [1, 2, 3].map((quarter) => Math.round((pages * quarter) / 4));
  return [...new Set([1, ...quarters, pages])];
}

function inkOf(cell: PageCell): string {
  if (typeof cell === 'string') return cell;
  return cell.place % 2 === 0 ? 'even' : 'odd';
}

/** The page begins something else than the page before it. */
function startsHere(cells: readonly PageCell[], index: number): boolean {
  const [cell, before] = [cells[index], cells[index - 1]];
  if (typeof cell === 'object' && typeof before === 'object') return cell.place !== before.place;
  return index > 0 && cell !== before;
}
