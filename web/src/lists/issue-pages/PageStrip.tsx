import type { PageCell } from '@baklja/contract/features/magazine/issue-pages';
import { Flex } from '@mantine/core';
import { IconAlertCircle } from '#web/lib/icons.ts';
import { issuePagesText as text } from './issue-pages.text.ts';
import { type ArticlesByPage, rangeText } from './issue-pages.ts';
import classes from './PageStrip.module.css';

/** One cell a page: articles in two alternating inks, gaps hatched, overlaps red. Below it the same in words. */
export function PageStrip({ contents }: { contents: ArticlesByPage }) {
  const { cells, covered, gaps, overlaps, withoutPages } = contents;
  const facts = [
    ...(cells.length > 0 ? [text.filled(covered, cells.length)] : []),
    ...(gaps.length > 0 ? [text.gaps(gaps.length)] : []),
    ...(withoutPages > 0 ? [text.withoutPages(withoutPages)] : []),
  ];
  return (
    <>
      {cells.length > 0 && <Cells contents={contents} />}
      <Flex component="p" wrap="wrap" rowGap={2} columnGap="md" my="xs" c="quiet">
        {overlaps.length > 0 && (
          <Flex component="strong" gap={6} align="center" c="red" fw={550}>
            <IconAlertCircle aria-hidden /> {text.overlap(overlaps)}
          </Flex>
        )}
        {facts.join(', ')}
      </Flex>
    </>
  );
}

function Cells({ contents: { cells, covered, gaps, overlaps } }: { contents: ArticlesByPage }) {
  const summary = [
    text.covered(covered, cells.length),
    ...(gaps.length > 0 ? [`${text.gaps(gaps.length)}: ${gaps.map(rangeText).join(', ')}`] : []),
    ...(overlaps.length > 0 ? [text.overlap(overlaps)] : []),
  ].join(', ');
  return (
    <div>
      <div className={classes.strip} role="img" aria-label={summary}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its page
          <i key={index} data-cell={inkOf(cell)} data-starts={startsHere(cells, index) || undefined} />
        ))}
      </div>
      <Flex justify="space-between" mt={2} c="dimmed" fz="xs" aria-hidden>
        {marksOf(cells.length).map((page) => (
          <span key={page}>{page}</span>
        ))}
      </Flex>
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
