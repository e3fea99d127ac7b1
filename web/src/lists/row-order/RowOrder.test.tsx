import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { testStories } from '#web/testing/test-stories.tsx';
import { OrderedRows } from './RowOrder.stories.tsx';
import type { RowGroup, RowPlace } from './use-row-order.ts';

testStories({ OrderedRows });

const THREE: RowGroup[] = [{ key: 1, ids: [1, 2, 3] }];
const GROUPS: RowGroup[] = [
  { key: 1, name: 'Prva', ids: [1, 2] },
  { key: 2, name: 'Druga', ids: [3] },
  { key: 3, name: 'Prazna', ids: [] },
];

async function open(start: readonly RowGroup[], isOff = false) {
  const onMove = vi.fn<(id: number, to: RowPlace) => void>();
  const screen = await renderScreen(<OrderedRows start={start} onMove={onMove} isOff={isOff} />);
  const handle = (id: number) => screen.getByRole('button', { name: new RegExp(`^Premjesti: Red ${id},`) });
  const place = (id: number) => screen.getByRole('textbox', { name: `Mjesto: Red ${id}` });
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row-id]')].map(({ dataset }) => dataset['rowId']).join(' ');
  return { ...screen, onMove, handle, place, order };
}

test('Space lifts a row, arrows move it, Escape puts it back, and Enter saves it and keeps the focus', async () => {
  const { handle, order, onMove, getByRole } = await open(THREE);
  (handle(3).element() as HTMLElement).focus();
  await userEvent.keyboard(' {Home}');
  expect(order()).toBe('3 1 2');
  await userEvent.keyboard('{Escape}');
  expect(order()).toBe('1 2 3');
  await userEvent.keyboard('{Enter}');
  expect(onMove).not.toHaveBeenCalled();
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(getByRole('status').filter({ hasText: 'Red 1' })).toMatchTextContent('mjesto 1 od 3');
  // Uploads are shown above it.
  const bar = document.querySelector<HTMLElement>('[data-order-bar]');
  expect(document.documentElement.style.getPropertyValue('--save-bar')).toBe(`${bar?.offsetHeight}px`);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(getByRole('status').filter({ hasText: 'Red 1' })).toMatchTextContent('mjesto 3 od 3');
  expect(order()).toBe('2 3 1');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[1, { group: 1, index: 2 }]]);
  await expect.element(handle(1)).toHaveFocus();
  await expect.element(getByRole('button', { name: 'Spremi' })).not.toBeInTheDocument();
});

test('Page Down moves a lifted row to the next group, also an empty one', async () => {
  const { handle, onMove, getByRole } = await open(GROUPS);
  (handle(2).element() as HTMLElement).focus();
  await userEvent.keyboard(' {PageDown}');
  await expect.element(getByRole('status').filter({ hasText: 'Red 2' })).toMatchTextContent('Druga, mjesto 1 od 2');
  await userEvent.keyboard('{PageDown}');
  await expect.element(handle(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[2, { group: 3, index: 0 }]]);
});

test('a typed place moves a row by Enter alone; a place past the end is the end', async () => {
  const { place, onMove, order } = await open(THREE);
  await place(3).fill('1');
  await userEvent.tab();
  await expect.element(place(3)).toHaveValue('3');
  expect(onMove).not.toHaveBeenCalled();
  await place(3).fill('1');
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[3, { group: 1, index: 0 }]]);
  await expect.element(place(3)).toHaveValue('1');
  await place(3).fill('90');
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.lastCall).toEqual([3, { group: 1, index: 2 }]);
  expect(order()).toBe('1 2 3');
});

test('the pointer drags a row by its handle, into another group too; Escape ends a drag', async () => {
  const { handle, order, onMove } = await open(GROUPS);
  const drop = startDrag(handle(1).element(), rowOf(3));
  await expect.poll(order).toBe('2 3 1');
  await userEvent.keyboard('{Escape}');
  await expect.poll(order).toBe('1 2 3');
  drop();
  expect(onMove).not.toHaveBeenCalled();
  startDrag(handle(1).element(), rowOf(3))();
  await expect.poll(order).toBe('2 3 1');
  expect(onMove.mock.calls).toEqual([[1, { group: 2, index: 1 }]]);
});

test('nothing can be moved while ordering is off', async () => {
  const { handle, place } = await open(THREE, true);
  await expect.element(handle(1)).toBeDisabled();
  await expect.element(place(1)).toBeDisabled();
});

test('on a phone the field of the place lifts the row, and the bar moves and saves it', async () => {
  await page.viewport(360, 740);
  const { place, handle, onMove, getByRole } = await open(THREE);
  await expect.element(handle(1)).not.toBeInTheDocument();
  await place(1).click();
  await getByRole('button', { name: 'Dolje' }).click();
  await expect.element(place(1)).toHaveValue('2');
  await getByRole('button', { name: 'Spremi' }).click();
  expect(onMove.mock.calls).toEqual([[1, { group: 1, index: 1 }]]);
  await place(1).fill('3');
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.lastCall).toEqual([1, { group: 1, index: 2 }]);
  await expect.element(getByRole('link', { name: 'Red 1' })).toHaveFocus();
});

test('of 2,000 rows only those near the window are drawn, and a row is moved to a far place', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  const { place, handle, onMove, container } = await open([{ key: 1, ids }]);
  expect(container.querySelectorAll('[data-row-id]').length).toBeLessThan(100);
  await place(2).fill('1500');
  await userEvent.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[2, { group: 1, index: 1499 }]]);
  await expect.element(place(2)).toHaveValue('1500');
  (handle(2).element() as HTMLElement).focus();
  await userEvent.keyboard(' {End}');
  await expect.element(place(2)).toHaveValue('2000');
  await expect.element(handle(2)).toHaveFocus();
  await expect.element(handle(2)).toBeInViewport();
});

function rowOf(id: number): Element {
  const row = document.querySelector(`[data-row-id="${id}"]`);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** Presses a handle and moves the pointer over the lower part of a row; returns the release. */
function startDrag(handle: Element, target: Element): () => void {
  const from = handle.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const at = (type: string, clientY: number) =>
    new PointerEvent(type, { bubbles: true, button: 0, clientX: from.x + from.width / 2, clientY });
  handle.dispatchEvent(at('pointerdown', from.y + from.height / 2));
  window.dispatchEvent(at('pointermove', from.y + from.height));
  window.dispatchEvent(at('pointermove', to.bottom - 4));
  return () => window.dispatchEvent(at('pointerup', to.bottom - 4));
}
