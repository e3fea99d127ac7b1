import type { MediaFile } from '@baklja/contract/features/media';
import { useRef, useState } from 'react';

/** The files of an action, or a folder with its content. */
export type Targets = { files: readonly MediaFile[] } | { folder: string };

/** The action that a dialog performs. */
export type Act = { kind: 'create' } | { kind: 'rename' | 'move' | 'remove'; targets: Targets };

export type Acting = {
  /** The current action; it stays while the closing dialog fades out. Undefined before the first action. */
  act: Act | undefined;
  isOpen: boolean;
  /** Opens the dialog of an action; `opener`, by default the focused element, regains the focus afterwards. */
  begin: (act: Act, opener?: HTMLElement | null) => void;
  end: () => void;
};

/**
 * The one open dialog of the screen. When it closes, the focus returns to its opener, or to the list if that is gone.
 */
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
    // Runs after the dialog has released the focus and after deleted rows have left the list.
    setTimeout(() => {
      const back = opener.current;
      const target = back instanceof HTMLElement && back.isConnected && back !== document.body ? back : list.current;
      target?.focus();
    }, FOCUS_AFTER_MS);
  };
  return { act, isOpen, begin, end };
}

/** @NOTE Longer than the delay after which Mantine returns the focus to an element that may no longer exist. */
const FOCUS_AFTER_MS = 30;

/** The targets in the shape of the contract's request bodies. */
export function selectionOf(targets: Targets): { ids?: number[]; folders?: string[] } {
  return 'folder' in targets ? { folders: [targets.folder] } : { ids: targets.files.map(({ id }) => id) };
}
