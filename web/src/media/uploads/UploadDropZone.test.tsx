import { expect, test, vi } from 'vitest';
import { makeTransfer, pasteInto as paste } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { UploadDropZone } from './UploadDropZone.tsx';

const WORDS = 'Pustite datoteke: poslat će se u „clanci-slike”';

async function openZone(isEnabled = true, pastesInside = false) {
  const onFiles = vi.fn<(files: File[]) => void>();
  const screen = await renderScreen(
    <>
      <UploadDropZone folder="clanci-slike" onFiles={onFiles} isEnabled={isEnabled} pastesInside={pastesInside}>
        <p>Sadržaj</p>
        <input aria-label="Polje" />
      </UploadDropZone>
      <p>Pokraj</p>
    </>,
  );
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { ...screen, onFiles, names, inside: screen.getByText('Sadržaj').element() };
}

function drag(type: string, target: Element, dataTransfer: DataTransfer, relatedTarget: Element | null = null) {
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }));
}

/** By then pending work has finished and rendered. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const PICTURE = new File(['1'], 'a.jpg', { type: 'image/jpeg' });
const NAMELESS = new File(['1'], 'image.png', { type: 'image/png' });

test('shows a drop prompt while files are dragged over the area, and takes them when they are dropped', async () => {
  const { getByText, names, inside } = await openZone();
  drag('dragover', inside, makeTransfer(PICTURE));
  await expect.element(getByText(WORDS)).toBeVisible();
  await expectAccessible();
  drag('dragleave', inside, makeTransfer(PICTURE), getByText('Sadržaj').element());
  await expect.element(getByText(WORDS)).toBeVisible();
  drag('dragleave', inside, makeTransfer(PICTURE), getByText('Pokraj').element());
  await expect.element(getByText(WORDS)).not.toBeInTheDocument();
  drag('dragover', inside, makeTransfer(PICTURE));
  drag('drop', inside, makeTransfer(PICTURE, NAMELESS));
  await vi.waitFor(() => expect(names()).toEqual([['a.jpg', 'image.png']]));
  await expect.element(getByText(WORDS)).not.toBeInTheDocument();
});

test('text, and content dragged within the page, is ignored', async () => {
  const { getByText, onFiles, inside } = await openZone();
  const words = new DataTransfer();
  words.setData('text/plain', 'riječi');
  expect(drag('dragover', inside, words)).toBe(true);
  drag('dragstart', inside, makeTransfer(PICTURE));
  drag('dragover', inside, makeTransfer(PICTURE));
  await nextFrame();
  expect(getByText(WORDS).query()).toBeNull();
  drag('drop', inside, makeTransfer(PICTURE));
  drag('dragend', inside, makeTransfer(PICTURE));
  await nextFrame();
  expect(onFiles).not.toHaveBeenCalled();
});

test('a pasted picture without a name is named by date and time', async () => {
  stopClock();
  const { names, inside } = await openZone();
  expect(paste(inside, makeTransfer(NAMELESS))).toBe(false);
  paste(document.body, makeTransfer(PICTURE));
  expect(names()).toEqual([['slika-2026-11-21-1030.png'], ['a.jpg']]);
});

test('text with its picture is ignored, and a field, such as the search of a picker, takes only text', async () => {
  const { getByRole, onFiles, names, inside } = await openZone();
  const cells = makeTransfer(NAMELESS);
  cells.setData('text/plain', '1\t2');
  expect(paste(inside, cells)).toBe(true);
  const field = getByRole('textbox').element();
  expect(paste(field, cells)).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  expect(paste(field, makeTransfer(PICTURE))).toBe(false);
  expect(names()).toEqual([['a.jpg']]);
});

test('one of several areas takes only what is pasted inside it', async () => {
  const { names, inside } = await openZone(true, true);
  paste(document.body, makeTransfer(PICTURE));
  expect(names()).toEqual([]);
  expect(paste(inside, makeTransfer(PICTURE))).toBe(false);
  expect(names()).toEqual([['a.jpg']]);
});

test('a disabled area takes nothing', async () => {
  const { getByText, onFiles, inside } = await openZone(false);
  drag('dragover', inside, makeTransfer(PICTURE));
  drag('drop', inside, makeTransfer(PICTURE));
  paste(inside, makeTransfer(PICTURE));
  await nextFrame();
  expect(getByText(WORDS).query()).toBeNull();
  expect(onFiles).not.toHaveBeenCalled();
});
