import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import { useWasSheetOpen } from '../editing/after-write.ts';

/** The panel is a column at the right, or a sheet that opens over the form: in a narrow window, and next to a translation. */
export function usePanel(isSideBySide: boolean) {
  const element = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(useWasSheetOpen());
  const isNarrow = useIsNarrow();
  const place = isNarrow || isSideBySide ? 'sheet' : 'column';
  const reveal = useCallback((part: Element | null) => setIsAsked(element.current?.contains(part) ?? false), []);
  const close = () => {
    setIsAsked(false);
    // Without it the page would scroll to the place of the bar at its end.
    button.current?.focus({ preventScroll: true });
  };
  const isOpen = isAsked && place === 'sheet';
  const showTranslation = useEffectEvent(() => {
    if (!isOpen) return;
    close();
    // There a phone switches between the languages.
    window.scrollTo({ top: 0 });
  });
  const wasSideBySide = useRef(isSideBySide);
  useEffect(() => {
    if (isSideBySide && !wasSideBySide.current) showTranslation();
    wasSideBySide.current = isSideBySide;
  }, [isSideBySide]);
  return { element, button, place, isOpen, reveal, open: () => setIsAsked(true), close };
}
