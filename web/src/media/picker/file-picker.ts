import { createContext, useContext } from 'react';

/** A file that the user chose: its address on the site, and its name. */
export type PickedFile = { address: string; title: string };

/** Opens a picker of files; undefined when the user chose none. */
export type PickFile = () => Promise<PickedFile | undefined>;

const FilePickerContext = createContext<PickFile | undefined>(undefined);

/** Provides the picker to the link dialog. */
export const FilePickerProvider = FilePickerContext.Provider;

/** Undefined where no picker is available. */
export function useFilePicker(): PickFile | undefined {
  return useContext(FilePickerContext);
}
