import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';

type Options = {
  body: RefObject<HTMLElement | null>;
  /** The rows, by their keys: a measured height follows its key. */
  ids: readonly (number | string)[];
  /** Expected height of a row, pixels. */
  rowPx: number;
  /** Rows that are drawn wherever the page is scrolled to. The one with the focus is too. */
  keep?: readonly (number | string | undefined)[] | undefined;
};

type VirtualRow = { index: number } | { gapPx: number; key: string };

type DrawnRows = {
  rows: VirtualRow[];
  measure?: (element: HTMLElement | null) => void;
  onFocus?: (event: FocusEvent) => void;
};

/** Rows of a short list are all drawn. */
const DRAWN_LIMIT = 150;

const OVERSCAN = 12;

/** Rows near the window and the kept ones, with gaps for the others; `measure` goes on a row, with its `data-index`. */
export function useVirtualRows({ body, ids, rowPx, keep = [] }: Options): DrawnRows {
  const count = ids.length;
  const isVirtual = count > DRAWN_LIMIT;
  const top = useTop(body, isVirtual);
  const [focused, setFocused] = useState<number | string>();
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => rowPx,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const kept = [...keep, focused].map((id) => (id === undefined ? -1 : ids.indexOf(id)));
      const drawn = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0)]);
      return [...drawn].toSorted((one, other) => one - other);
    },
  });
  if (!isVirtual) return { rows: ids.map((_, index): VirtualRow => ({ index })) };
  const rows: VirtualRow[] = [];
  let end = top;
  for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
    if (start > end) rows.push({ gapPx: start - end, key: `before-${index}` });
    rows.push({ index });
    end = itemEnd;
  }
  const rest = top + virtualizer.getTotalSize() - end;
  if (rest > 0) rows.push({ gapPx: rest, key: 'after' });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]');
    if (row) setFocused(ids[Number(row.dataset['index'])]);
  };
  return { rows, measure: virtualizer.measureElement, onFocus };
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
