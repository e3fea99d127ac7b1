import { expect, vi } from 'vitest';

/** Keeps the application from saving files until the test ends. Returns a function that waits for the text of the first. */
export function savedFile(): () => Promise<string> {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:nothing');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return async () => {
    await expect.poll(() => made.mock.calls.length).toBe(1);
    const [file] = made.mock.lastCall ?? [];
    return (file as Blob).text();
  };
}
