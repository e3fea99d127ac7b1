import type { Language } from '@baklja/contract/fields';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import type { PickFile } from './file-picker.ts';
import type { PickRequest, PictureRequest } from './pick-request.ts';
import { toPickedImage } from './picked-image.ts';
import type { ChosenFile } from './use-chosen-files.ts';
import type { PickKind } from './use-picker-list.ts';

type Asked = PickRequest & { resolve: (chosen: readonly ChosenFile[]) => void };

const MediaPickerDialog = lazy(async () => ({
  default: (await import('./MediaPickerDialog.tsx')).MediaPickerDialog,
}));

/** The picker of the media library; its code loads on first use. `pick` returns an empty list for no choice. */
export function useMediaPicker() {
  const [asked, setAsked] = useState<Asked>();
  const pick = (request: PickRequest) =>
    new Promise<readonly ChosenFile[]>((resolve) => setAsked({ ...request, resolve }));
  const finish = (chosen: readonly ChosenFile[]) => {
    asked?.resolve(chosen);
    setAsked(undefined);
  };
  const typeAddress = () => {
    finish([]);
    asked?.onAddress?.();
  };
  const dialog = asked && (
    <Suspense>
      <MediaPickerDialog
        request={asked.onAddress ? { ...asked, onAddress: typeAddress } : asked}
        onPick={finish}
        onCancel={() => finish([])}
      />
    </Suspense>
  );
  return { pick, dialog };
}

/** Pictures with their texts in the language; undefined when the user chose none. The caller renders the dialog. */
export function usePickImage(language: Language) {
  const { pick, dialog } = useMediaPicker();
  const pickAs = async (request: PictureRequest & { kind: PickKind }) =>
    (await pick({ ...request, language })).map(({ file, texts }) => toPickedImage(file, language, texts));
  const pickImage = async (request: PictureRequest = {}) => (await pickAs({ ...request, kind: 'image' }))[0];
  const pickImages = () => pickAs({ kind: 'images', has: { alt: false, caption: true } });
  return { pickImage, pickImages, dialog };
}

/** Files of the media library that a record links to. The caller renders the dialog. */
export function usePickFile(request: Pick<PickRequest, 'uploadFolder'> = {}): {
  pickFile: PickFile;
  dialog: ReactNode;
} {
  const { pick, dialog } = useMediaPicker();
  const pickFile = async () => {
    const [chosen] = await pick({ ...request, kind: 'file', language: 'hr-HR' });
    return chosen && { address: storedFilePath(chosen.file.path), title: chosen.file.name };
  };
  return { pickFile, dialog };
}
