import type { Locator, Page } from '@playwright/test';
import type { MadeFile } from './made-photos.ts';

/** Drops files as a user drags them from a folder. */
export async function dropFiles(page: Page, target: Locator, files: readonly MadeFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((made) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of made) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}
