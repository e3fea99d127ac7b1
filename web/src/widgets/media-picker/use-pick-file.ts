import type { ReactNode } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import type { PickFile } from '#web/widgets/link-field/file-picker.ts';
import { useMediaPicker } from './use-media-picker.tsx';

/** Files of the media library that a record links to; the dialog is to be drawn by whoever asks. */
export function usePickFile(): { pickFile: PickFile; dialog: ReactNode } {
  const { pick, dialog } = useMediaPicker();
  const pickFile = async () => {
    const [file] = await pick('file');
    return file && { address: storedFilePath(file.path), title: file.name };
  };
  return { pickFile, dialog };
}
