import type { MediaFile } from '@baklja/contract/features/media/media';
import { useRef, useState } from 'react';
import { mediaText as text } from '../media.text.ts';

export type Targets = { files: readonly MediaFile[] } | { folder: string };

export type Action =
  | { kind: 'create' }
  | { kind: 'rename' | 'move' | 'remove'; targets: Targets }
  /** `sent` is the new file when it was dropped. */
  | { kind: 'replace'; file: MediaFile; sent?: File | undefined };

export type ActionDialog = ReturnType<typeof useAction>;

/**
 * The one open dialog of the screen. When it closes, the focus returns to its opener, or to the list if that is gone.
 * `action` stays while the closing dialog fades out; `count` is the number of actions, each with a dialog of its own.
 */
export function useAction(list: { current: HTMLElement | null }) {
  const [action, setAction] = useState<Action>();
  const [count, setCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  /** `from`, by default the focused element, regains the focus afterwards. */
  const begin = (next: Action, from?: HTMLElement | null) => {
    opener.current = from ?? document.activeElement;
    setAction(next);
    setCount((former) => former + 1);
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
  return { action, count, isOpen, begin, end };
}

/** @NOTE Longer than the delay after which Mantine returns the focus to an element that may no longer exist. */
const FOCUS_AFTER_MS = 30;

export function selectionOf(targets: Targets): { ids?: number[]; folders?: string[] } {
  return 'folder' in targets ? { folders: [targets.folder] } : { ids: targets.files.map(({ id }) => id) };
}

const NAMED = 3;

/** The path of the folder, or the names of the first few files and the number of the others. */
export function subjectOf(targets: Targets): string {
  if ('folder' in targets) return targets.folder;
  const names = targets.files.map(({ name }) => name);
  const others = names.length - NAMED;
  return others > 0 ? `${names.slice(0, NAMED).join(', ')} ${text.andOthers(others)}` : names.join(', ');
}
