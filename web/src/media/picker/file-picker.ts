import { createContext, useContext } from 'react';

export type PickedFile = { address: string; title: string };

/** Opens a picker of files; undefined when the user chose none. */
export type PickFile = () => Promise<PickedFile | undefined>;

const FilePickerContext = createContext<PickFile | undefined>(undefined);

export const FilePickerProvider = FilePickerContext.Provider;

/** Undefined where no picker is available. */
export function useFilePicker(): PickFile | undefined {
  return useContext(FilePickerContext);
}
