import { getHotkeyHandler, useEventListener, useMergedRef } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { ImagePickerProvider, type PickImage } from './dialogs/use-picture-choice.tsx';
import { FindBar, type FindWish } from './FindBar.tsx';
import classes from './RichTextToolbar.module.css';
import { RichTextToolbar, ToolbarPlace } from './RichTextToolbar.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type RichText, useFocusedEditor } from './use-rich-text-editor.ts';

type Props = {
  /** In the order of the screen; the toolbar serves the first one until another has the focus. */
  texts: readonly [RichText, ...RichText[]];
  videoHosts: readonly string[];
  /** Opens the media picker from the picture dialog; without it only an address can be typed. */
  pickImage?: PickImage | undefined;
  children: ReactNode;
};

/**
 * The texts of a screen under one toolbar, with find and replace, and with a full-screen mode. Attributes on
 * surrounding elements control the full screen: `data-full-screen-host` marks the element that fills the screen (else
 * the frame does), `data-full-screen-keep` marks what else in it stays visible.
 */
export function RichTextFrame({ texts, videoHosts, pickImage, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useFocusedEditor(texts.map((text) => text.editor)) ?? texts[0].editor;
  const served = texts.find((text) => text.editor === editor) ?? texts[0];
  const find = useFindBar(editor);
  const fullScreen = useFullScreen(frame, editor);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const closeShortcuts = () => {
    setHasShortcuts(false);
    // Runs after the dialog has returned the focus to where it came from, which may be a menu that is gone.
    setTimeout(() => editor.commands.focus(), 0);
  };
  const focusToolbar = () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  // Keys that work in the texts, the toolbar and the find bar.
  const handleKey = getHotkeyHandler([
    ['mod+F', find.open],
    ['mod+shift+F', fullScreen.toggle],
    ['alt+F10', focusToolbar],
    ['alt+Digit0', () => setHasShortcuts(true), { usePhysicalKeys: true }],
  ]);
  const frameRef = useMergedRef(frame, useEventListener('keydown', handleKey));
  // The toolbar takes as long to draw as the texts, so it comes after them.
  const hasToolbar = useDeferredValue(true, false);

  return (
    <div ref={frameRef} className={classes.frame}>
      <div className={classes.bars}>
        {hasToolbar ? (
          <ImagePickerProvider value={pickImage}>
            <RichTextToolbar
              served={served}
              videoHosts={videoHosts}
              find={{ isOn: find.isOpen, toggle: find.isOpen ? find.close : find.open }}
              fullScreen={fullScreen}
              onShowShortcuts={() => setHasShortcuts(true)}
            />
          </ImagePickerProvider>
        ) : (
          <ToolbarPlace />
        )}
        {find.isOpen && (
          <FindBar editor={editor} opened={find.opened} wish={find.wish} onChange={find.setWish} onClose={find.close} />
        )}
      </div>
      {children}
      {hasShortcuts && <ShortcutsDialog onClose={closeShortcuts} />}
    </div>
  );
}

/** Longer selections are text to edit, not a query. */
const QUERY_FROM_SELECTION_LENGTH = 100;

/** State of the find bar. Closing returns the focus to the text, where the chosen match is selected. */
function useFindBar(editor: Editor) {
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [wish, setWish] = useState<FindWish>({ query: '', replacement: '', isCaseSensitive: false });
  const open = () => {
    const selected = selectedWords(editor);
    // In the bar itself the same key moves back to its field.
    if (selected !== '' && editor.isFocused) setWish({ ...wish, query: selected });
    setIsOpen(true);
    setOpened(opened + 1);
  };
  const close = () => {
    setIsOpen(false);
    editor.commands.focus();
  };
  return { isOpen, opened, wish, setWish, open, close };
}

/** The selected text within one block; empty when nothing or too much is selected. */
function selectedWords({ state }: Editor): string {
  const { $from, $to, from, to } = state.selection;
  const isInLine = $from.sameParent($to) && $from.parent.isTextblock;

  return isInLine && to - from <= QUERY_FROM_SELECTION_LENGTH ? state.doc.textBetween(from, to) : '';
}
