/** A clipboard or a drag with files. */
export function makeTransfer(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Pastes into an element. Returns whether the browser would act by itself. */
export function pasteInto(target: Element, clipboardData: DataTransfer): boolean {
  return target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** Drops in the middle of an element. Returns whether the browser would act by itself. */
export function dropOn(target: Element, dataTransfer: DataTransfer): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  return target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, ...place }));
}
