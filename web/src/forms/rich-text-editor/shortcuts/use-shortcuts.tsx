import { getHotkeyHandler } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

type Tools = { openFind: () => void; toggleFullScreen: () => void };

/** Keys that work in the texts, the toolbar and the find bar of a frame, and the dialog that lists all keys. */
export function useShortcuts(frame: RefObject<HTMLElement | null>, editor: Editor, tools: Tools) {
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const close = () => {
    setIsShown(false);
    // Runs after the dialog has returned the focus to where it came from, which may be a menu that is gone.
    setTimeout(() => editor.commands.focus(), 0);
  };
  const handle = useRef<(event: KeyboardEvent) => void>(() => {});
  handle.current = getHotkeyHandler([
    ['mod+F', tools.openFind],
    ['mod+shift+F', tools.toggleFullScreen],
    ['alt+Digit0', show, { usePhysicalKeys: true }],
  ]);
  useEffect(() => {
    const element = frame.current;
    const listener = (event: KeyboardEvent) => handle.current(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [frame]);

  const dialog: ReactNode = isShown && (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  );
  return { show, dialog };
}
