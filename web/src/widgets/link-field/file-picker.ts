import { createContext, useContext } from 'react';

/** A file that the person chose: its address on the site, and its name. */
export type PickedFile = { address: string; title: string };

/** Opens a picker of files; undefined when the person chose none. */
export type PickFile = () => Promise<PickedFile | undefined>;

const FilePickerContext = createContext<PickFile | undefined>(undefined);

/** Hands the picker to the dialog of links. */
export const FilePickerProvider = FilePickerContext.Provider;

/** Undefined where no picker is offered. */
export function useFilePicker(): PickFile | undefined {
  return useContext(FilePickerContext);
}
