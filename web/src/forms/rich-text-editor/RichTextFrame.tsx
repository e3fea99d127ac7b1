import type { Editor } from '@tiptap/react';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { FindBar } from './find/FindBar.tsx';
import { useFindBar } from './find/use-find-bar.ts';
import { useFullScreen } from './full-screen/use-full-screen.ts';
import type { PickImage } from './image-picker.ts';
import classes from './RichTextFrame.module.css';
import { RichTextToolbar, ToolbarPlace } from './RichTextToolbar.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.tsx';
import { ToolButtons } from './toolbar/ToolButtons.tsx';
import type { RichText } from './use-rich-text-editor.ts';
import { useFocusedEditor, useStableList } from './use-rich-text-editor.ts';

type Props = {
  /**
   * The texts under the toolbar, in the order of the screen; the toolbar serves the first one until another has the
   * focus.
   */
  texts: readonly [RichText, ...RichText[]];
  /** Hosts whose players may be inserted. */
  videoHosts: readonly string[];
  /** Opens the media picker from the picture dialog; without it only an address can be typed. */
  pickImage?: PickImage | undefined;
  /** The rendered texts: `RichTextContent` of each editor. */
  children: ReactNode;
};

/**
 * The texts of a screen under one toolbar, with find and replace, and with a full-screen mode. Attributes on
 * surrounding elements control the full screen: `data-full-screen-host` marks the element that fills the screen (else
 * the frame does), `data-full-screen-keep` marks what else in it stays visible.
 */
export function RichTextFrame({ texts, videoHosts, pickImage, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const editors = useStableList(texts.map(({ editor }) => editor));
  const editor = useFocusedEditor(editors) ?? texts[0].editor;
  const find = useFindBar(editors, editor);
  const fullScreen = useFullScreen(frame, editor);
  const shortcuts = useShortcuts(frame, editor, { openFind: find.open, toggleFullScreen: fullScreen.toggle });
  // The toolbar takes as long to draw as the texts, so it comes after them.
  const hasToolbar = useDeferredValue(true, false);

  return (
    <div ref={frame} className={classes.frame}>
      <div className={classes.bars}>
        {hasToolbar ? (
          <RichTextToolbar
            editor={editor}
            videoHosts={videoHosts}
            pickImage={pickImage}
            onShowShortcuts={shortcuts.show}
            tools={<ToolButtons text={textOf(texts, editor)} find={find} fullScreen={fullScreen} />}
          />
        ) : (
          <ToolbarPlace />
        )}
        {find.start && (
          <FindBar editors={editors} start={find.start} wish={find.wish} onChange={find.setWish} onClose={find.close} />
        )}
      </div>
      {children}
      {shortcuts.dialog}
    </div>
  );
}

function textOf(texts: Props['texts'], editor: Editor): RichText {
  return texts.find((text) => text.editor === editor) ?? texts[0];
}
