import { useMediaQuery } from '@mantine/hooks';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the window is as narrow as a phone: below `sm` of the theme. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 43.75em)', false, AT_ONCE);
}

/** Whether the window is as narrow as a tablet, or narrower: below `md` of the theme. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 62em)', false, AT_ONCE);
}

/**
 * Whether the user has a finger rather than a mouse and keys, as on a phone or tablet: nothing can be dragged in,
 * and a field that takes the focus opens a keyboard over half of the screen.
 */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse), (max-width: 43.75em)', false, AT_ONCE);
}
