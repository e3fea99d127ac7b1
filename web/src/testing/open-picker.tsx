import { useState } from 'react';
import { expect, type Mock, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { PickRequest } from '#web/media/picker/pick-request.ts';
import type { ChosenFile } from '#web/media/picker/use-chosen-files.ts';
import { useMediaPicker } from '#web/media/picker/use-media-picker.tsx';
import type { PickKind } from '#web/media/picker/use-picker-list.ts';
import { UploadsContext } from '#web/media/uploads/uploads.ts';
import { makeFile, makeFolders } from './records/make-file.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer, type Handlers } from './servers/fake-server.ts';
import { fakeUploads } from './servers/fake-uploads.ts';

/** Three pictures: `slika-1.jpg`, `slika-2.jpg`, `slika-3.jpg`. */
export const PICKED_FROM = [1, 2, 3].map((id) => makeFile({ id, path: `clanci-slike/slika-${id}.jpg` }));

export const pickerUploads = fakeUploads();

function Asker({ request }: { request: PickRequest }) {
  const picker = useMediaPicker();
  const [picked, setPicked] = useState<readonly ChosenFile[]>();
  return (
    <UploadsContext value={pickerUploads}>
      <button type="button" onClick={() => void picker.pick(request).then(setPicked)}>
        Biraj
      </button>
      <output>
        {picked
          ? `odabrano: ${picked.map(({ file, texts }) => [file.name, texts.alt, texts.caption].filter(Boolean).join(' | ')).join(', ')}`
          : ''}
      </output>
      {picker.dialog}
    </UploadsContext>
  );
}

type ListFiles = NonNullable<Handlers['listFiles']>;
type Screen = Awaited<ReturnType<typeof renderScreen>>;
type Parts = { dialog: Locator; listFiles: Mock<ListFiles>; result: Locator };

/** Opens the picker over a button; `result` is what was picked, with its texts. */
export async function openPicker(
  kind: PickKind,
  handlers: Handlers = {},
  request: Partial<PickRequest> = {},
): Promise<Screen & Parts> {
  const listFiles = vi.fn<ListFiles>(() => ({ files: PICKED_FROM, total: 3, numPages: 1 }));
  fakeServer({
    listFolders: () => makeFolders([{ path: 'clanci-slike/2026' }, { path: 'galerije/doček' }]),
    listFiles,
    ...handlers,
  });
  const screen = await renderScreen(<Asker request={{ kind, language: 'hr-HR', ...request }} />);
  await screen.getByRole('button', { name: 'Biraj' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Pretraži' })).toBeVisible();
  return { ...screen, dialog, listFiles, result: screen.getByRole('status').filter({ hasText: 'odabrano' }) };
}
