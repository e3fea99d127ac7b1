import { useLocalStorage } from '@mantine/hooks';
import type { FileView } from '../manager-address.ts';

/** The view of the file list: from the URL, otherwise the last one used in this browser. */
export function useFileView(inAddress: FileView | undefined) {
  const [last, setLast] = useLocalStorage<FileView>({
    key: 'baklja.media-view',
    defaultValue: 'table',
    getInitialValueInEffect: false,
  });
  return { view: inAddress ?? last, saveView: setLast };
}
