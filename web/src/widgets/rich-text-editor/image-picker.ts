import { createContext, useContext } from 'react';

/** A picture that the person chose: a path of the site or an address, and what is known of its text. */
export type PickedImage = { src: string; alt?: string; caption?: string };

/** Opens a picker of pictures; undefined when the person chose none. */
export type PickImage = () => Promise<PickedImage | undefined>;

const ImagePickerContext = createContext<PickImage | undefined>(undefined);

/** Hands the picker to the pictures within the text. */
export const ImagePickerProvider = ImagePickerContext.Provider;

/** Undefined where no picker is offered: only an address can be typed then. */
export function useImagePicker(): PickImage | undefined {
  return useContext(ImagePickerContext);
}
