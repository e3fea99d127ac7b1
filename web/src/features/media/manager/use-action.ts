import type { MediaFile } from '@baklja/contract/features/media';
import { useRef, useState } from 'react';

/** Files of a page, or a folder with all that is in it. */
export type Targets = { files: readonly MediaFile[] } | { folder: string };

/** What a dialog stands open for. */
export type Act = { kind: 'create' } | { kind: 'rename' | 'move' | 'remove'; targets: Targets };

export type Acting = {
  /** Stays while the dialog goes away. */
  act: Act | undefined;
  isOpen: boolean;
  /** Opens the dialog of an act; what has the focus gets it back. */
  begin: (act: Act, opener?: HTMLElement | null) => void;
  end: () => void;
};

/** The one dialog of the screen that is open, and where the focus goes when it closes: back, or to the list. */
export function useAction(list: { current: HTMLElement | null }): Acting {
  const [act, setAction] = useState<Act>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const begin: Acting['begin'] = (next, from) => {
    opener.current = from ?? document.activeElement;
    setAction(next);
    setIsOpen(true);
  };
  const end = () => {
    setIsOpen(false);
    // After the dialog has let go of the focus, and after rows that are gone have left the list.
    setTimeout(() => {
      const back = opener.current;
      const target = back instanceof HTMLElement && back.isConnected && back !== document.body ? back : list.current;
      target?.focus();
    }, FOCUS_AFTER_MS);
  };
  return { act, isOpen, begin, end };
}

/** Longer than the time after which Mantine gives the focus back to what may be gone. */
const FOCUS_AFTER_MS = 30;

/** What the calls of the contract take. */
export function selectionOf(targets: Targets): { ids?: number[]; folders?: string[] } {
  return 'folder' in targets ? { folders: [targets.folder] } : { ids: targets.files.map(({ id }) => id) };
}
