import { useMediaQuery } from '@mantine/hooks';

/** Where the panel of an article is: in a column at the right, or as a sheet that opens over the form. */
export function usePanelPlace(isSideBySide: boolean): 'column' | 'sheet' {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  return isNarrow || isSideBySide ? 'sheet' : 'column';
}
