import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { type Column, RecordTable } from './RecordTable.tsx';

type Row = { id: number };

const ROWS = Array.from({ length: 100 }, (_, place) => ({ id: place + 1 }));
const cell = vi.fn(({ id }: Row) => id);
const COLUMNS: Column<Row, unknown>[] = [{ key: 'name', head: 'Naziv', cell }];

/** A list as its screen draws it: again and again, with new functions each time. */
function List() {
  const [isBusy, setIsBusy] = useState(false);
  const selection = useSelection('all', ROWS);
  return (
    <>
      <button type="button" onClick={() => setIsBusy(!isBusy)}>
        Osvježi
      </button>
      <RecordTable
        label="Popis"
        rows={ROWS}
        columns={COLUMNS}
        request={undefined}
        isBusy={isBusy}
        toneOf={() => undefined}
        selection={{ ...selection, selectable: ROWS, allLabel: 'Odaberi sve', labelOf: ({ id }) => `Odaberi: ${id}` }}
      />
    </>
  );
}

test('selecting one of a hundred rows draws that row alone, and a refresh without changes none', async () => {
  const { getByRole } = await renderScreen(<List />);
  await expect.element(getByRole('row')).toHaveLength(101);
  cell.mockClear();
  await getByRole('checkbox', { name: 'Odaberi: 7', exact: true }).click();
  await expect.element(getByRole('checkbox', { name: 'Odaberi: 7', exact: true })).toBeChecked();
  expect(new Set(cell.mock.calls.map(([{ id }]) => id))).toEqual(new Set([7]));
  cell.mockClear();
  await getByRole('button', { name: 'Osvježi' }).click();
  await expect.element(getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(cell).not.toHaveBeenCalled();
});

/** The list; `onFirstDrawn` gets the number of its rows when it is drawn for the first time. */
function FirstDrawn({ onFirstDrawn }: { onFirstDrawn: (rows: number) => void }) {
  useLayoutEffect(() => onFirstDrawn(document.querySelectorAll('tbody tr').length), [onFirstDrawn]);
  return <List />;
}

test('the rows that a window shows are drawn first, the others right after them', async () => {
  const onFirstDrawn = vi.fn();
  const { getByRole } = await renderScreen(<FirstDrawn onFirstDrawn={onFirstDrawn} />);
  await expect.element(getByRole('row')).toHaveLength(101);
  expect(onFirstDrawn.mock.calls[0]).toEqual([30]);
});
