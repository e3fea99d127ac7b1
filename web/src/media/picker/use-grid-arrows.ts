import { type KeyboardEvent, useState } from 'react';

const TILE = 'button[data-tile]';

/**
 * One tab stop for a grid of tiles, which arrows, Home and End move. `onMove` gets the `data-tile` of the tile that
 * they reach.
 */
export function useGridArrows(ids: readonly number[], first: number | undefined, onMove: (id: number) => void) {
  const [focused, setFocused] = useState<number>();
  const stop = [focused, first].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(TILE)];
    const place = tiles.indexOf(event.target as HTMLElement);
    const next = tiles[nextPlace(event.key, place, tiles)];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
    onMove(Number(next.dataset['tile']));
  };
  const onFocus = ({ target }: { target: EventTarget & Element }) => {
    if (target.matches(TILE)) setFocused(Number((target as HTMLElement).dataset['tile']));
  };
  return { stop, handlers: { onKeyDown, onFocus } };
}

/** Index of the tile that the key leads to; -1 for another key or at the edge. */
function nextPlace(key: string, place: number, tiles: readonly HTMLElement[]): number {
  const columns = tiles.filter((tile) => topOf(tile) === topOf(tiles[0])).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -place,
    End: tiles.length - 1 - place,
  };
  const step = steps[key];
  return step === undefined ? -1 : place + step;
}

function topOf(tile: HTMLElement | undefined): number | undefined {
  return tile?.getBoundingClientRect().top;
}
