import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A row that is drawn, or the height of rows that are not. */
export type VirtualRow = { index: number } | { gapPx: number; key: string };

type Options = {
  /** The element that holds the rows alone. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Key of the row at an index: its measured height follows it. */
  keyOf: (index: number) => number | string;
  /** Expected height of a row, pixels. */
  rowPx: number;
  /** Indexes of rows that are drawn wherever the page is scrolled to: those with the focus, or open. */
  kept: readonly number[];
};

/** Rows of a short list are all drawn. */
const DRAWN_LIMIT = 150;

/** Rows that are drawn above and below the window. */
const OVERSCAN = 12;

/**
 * Which rows of a long list are drawn: those near the window and the kept ones, with gaps for the others. Rows have
 * any height; `measure` goes on the element of a row, with its `data-index`.
 */
export function useVirtualRows({ body, count, keyOf, rowPx, kept }: Options) {
  const isVirtual = count > DRAWN_LIMIT;
  const top = useTop(body, isVirtual);
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const inWindow = defaultRangeExtractor(range);
      return [...new Set([...inWindow, ...kept.filter((index) => index >= 0 && index < count)])].toSorted(
        (one, other) => one - other,
      );
    },
  });
  if (!isVirtual) {
    return { rows: Array.from({ length: count }, (_, index): VirtualRow => ({ index })), measure: undefined };
  }
  const rows: VirtualRow[] = [];
  let end = top;
  for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
    if (start > end) rows.push({ gapPx: start - end, key: `before-${index}` });
    rows.push({ index });
    end = itemEnd;
  }
  const rest = top + virtualizer.getTotalSize() - end;
  if (rest > 0) rows.push({ gapPx: rest, key: 'after' });
  return { rows, measure: virtualizer.measureElement };
}

/** Distance of the rows from the top of the page, pixels. */
function useTop(body: RefObject<HTMLElement | null>, isVirtual: boolean): number {
  const [top, setTop] = useState(0);
  // After every render: what is above the rows may have changed its height.
  useLayoutEffect(() => {
    const element = body.current;
    if (isVirtual && element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });
  return top;
}
