import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTransfer } from '#web/testing/drag-files.ts';
import { keepPageOnDrop } from './keep-page.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepPageOnDrop();
});
afterEach(() => stop());

/** Whether the browser would act by itself. */
function drag(type: string, dataTransfer: DataTransfer, target: EventTarget = document.body): boolean {
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const PICTURE = new File(['1'], 'a.jpg', { type: 'image/jpeg' });

test.each(['dragover', 'drop'])('a file that nothing takes does not replace the page: %s', (type) => {
  expect(drag(type, makeTransfer(PICTURE))).toBe(false);
});

test('a field still takes dragged text', () => {
  const words = new DataTransfer();
  words.setData('text/plain', 'riječi');
  expect(drag('drop', words)).toBe(true);
});

test('an area that takes the file decides by itself what it does', () => {
  const transfer = makeTransfer(PICTURE);
  // Browsers ignore the effect of an event that a script sends.
  Object.defineProperty(transfer, 'dropEffect', { value: 'copy', writable: true });
  const area = document.createElement('div');
  document.body.append(area);
  area.addEventListener('dragover', (event) => event.preventDefault());
  drag('dragover', transfer, area);
  area.remove();
  expect(transfer.dropEffect).toBe('copy');
});
