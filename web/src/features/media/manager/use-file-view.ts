import { useLocalStorage } from '@mantine/hooks';
import type { FileView } from './manager-address.ts';

/** How files are shown: as the address says, else as this browser showed them last. */
export function useFileView(inAddress: FileView | undefined) {
  const [last, setLast] = useLocalStorage<FileView>({
    key: 'baklja.media-view',
    defaultValue: 'table',
    getInitialValueInEffect: false,
  });
  return { view: inAddress ?? last, remember: setLast };
}
