import { createContext, useContext } from 'react';
import type { PictureRequest } from '#web/media/picker/pick-request.ts';
import type { PickedImage } from '#web/media/picker/picked-image.ts';

/** Opens a picker of pictures; undefined when the user chose none, or types an address instead. */
export type PickImage = (request: PictureRequest) => Promise<PickedImage | undefined>;

const ImagePickerContext = createContext<PickImage | undefined>(undefined);

/** Provides the picker to the pictures within the text. */
export const ImagePickerProvider = ImagePickerContext.Provider;

/** Undefined where no picker is available: then only an address can be typed. */
export function useImagePicker(): PickImage | undefined {
  return useContext(ImagePickerContext);
}
