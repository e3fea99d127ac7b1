import { createContext, useContext } from 'react';

/** A picture that the user chose: a path of the site or an address, and its known texts. */
export type PickedImage = { src: string; alt?: string; caption?: string };

/** Opens a picker of pictures; undefined when the user chose none. */
export type PickImage = () => Promise<PickedImage | undefined>;

const ImagePickerContext = createContext<PickImage | undefined>(undefined);

/** Provides the picker to the pictures within the text. */
export const ImagePickerProvider = ImagePickerContext.Provider;

/** Undefined where no picker is available: then only an address can be typed. */
export function useImagePicker(): PickImage | undefined {
  return useContext(ImagePickerContext);
}
