import type { MediaFile } from '@baklja/contract/features/media';
import type { Language } from '@baklja/contract/fields';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import type { PickFile } from '#web/widgets/link-field/file-picker.ts';
import { type PickedImage, toPickedImage } from './picked-image.ts';
import type { PickKind } from './use-picker-list.ts';

type Request = { kind: PickKind; resolve: (files: MediaFile[]) => void };

export type MediaPicker = {
  /** Asks for files; an empty list when the user chose none. `images` returns them in the order of choosing. */
  pick: (kind: PickKind) => Promise<MediaFile[]>;
  /** The open dialog, which the caller renders. */
  dialog: ReactNode;
};

const MediaPickerDialog = lazy(async () => ({
  default: (await import('./MediaPickerDialog.tsx')).MediaPickerDialog,
}));

/** The picker of the media library. Its code loads on first use. */
export function useMediaPicker(): MediaPicker {
  const [request, setRequest] = useState<Request>();
  const pick = useCallback(
    (kind: PickKind) => new Promise<MediaFile[]>((resolve) => setRequest({ kind, resolve })),
    [],
  );
  const finish = (files: MediaFile[]) => {
    request?.resolve(files);
    setRequest(undefined);
  };
  const dialog = request && (
    <Suspense>
      <MediaPickerDialog kind={request.kind} onPick={finish} onCancel={() => finish([])} />
    </Suspense>
  );
  return { pick, dialog };
}

type ImagePicking = {
  /** Asks for one picture, with its texts in the language; undefined when the user chose none. */
  pickImage: () => Promise<PickedImage | undefined>;
  /** Asks for several, in the order of choosing. */
  pickImages: () => Promise<PickedImage[]>;
  /** The open dialog, which the caller renders. */
  dialog: ReactNode;
};

/** Pictures of the media library for a record in a language. */
export function usePickImage(language: Language): ImagePicking {
  const { pick, dialog } = useMediaPicker();
  const pickImage = async () => {
    const [file] = await pick('image');
    return file && toPickedImage(file, language);
  };
  const pickImages = async () => (await pick('images')).map((file) => toPickedImage(file, language));
  return { pickImage, pickImages, dialog };
}

/** Files of the media library that a record links to. The caller renders the dialog. */
export function usePickFile(): { pickFile: PickFile; dialog: ReactNode } {
  const { pick, dialog } = useMediaPicker();
  const pickFile = async () => {
    const [file] = await pick('file');
    return file && { address: storedFilePath(file.path), title: file.name };
  };
  return { pickFile, dialog };
}
