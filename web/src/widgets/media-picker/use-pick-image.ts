import type { Language } from '@baklja/contract/fields';
import type { ReactNode } from 'react';
import { type PickedImage, toPickedImage } from './picked-image.ts';
import { useMediaPicker } from './use-media-picker.tsx';

type ImagePicking = {
  /** Asks for one picture, with its texts in the language; undefined when the person chose none. */
  pickImage: () => Promise<PickedImage | undefined>;
  /** Asks for several, in the order of choosing. */
  pickImages: () => Promise<PickedImage[]>;
  /** The open dialog, to be drawn by whoever asks. */
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
