import { useMediaQuery } from '@mantine/hooks';

/** The place of an article's panel: a column at the right, or a sheet that opens over the form. */
export function usePanelPlace(isSideBySide: boolean): 'column' | 'sheet' {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  return isNarrow || isSideBySide ? 'sheet' : 'column';
}
