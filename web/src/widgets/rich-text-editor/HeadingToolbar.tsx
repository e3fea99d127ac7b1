import { IconPhotoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useRef, useState } from 'react';
import classes from './RichTextToolbar.module.css';
import { text } from './rich-text-editor.text.ts';
import { insertFigure } from './toolbar/insert-commands.ts';
import { BlockMenu } from './toolbar/TextMenus.tsx';
import { ToolbarButton } from './toolbar/ToolbarButton.tsx';
import { useRovingFocus } from './toolbar/use-roving-focus.ts';
import { useToolbarState } from './toolbar/use-toolbar-state.ts';

const ImageDialog = lazy(() => import('./toolbar/ImageDialog.tsx').then((module) => ({ default: module.ImageDialog })));

/** A small toolbar: headings 1 to 3 or normal text, and a picture by its address at the cursor (spec 1, section 2). */
export function HeadingToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolbarState(editor);
  const { handleFocus, handleKey } = useRovingFocus(bar);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    // Runs after the dialog has returned the focus to the button.
    setTimeout(() => editor.commands.focus(), 0);
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.toolbar}
      className={`${classes.toolbar} ${classes.alone}`}
      onKeyDown={(event) => void handleKey(event)}
      onFocus={(event) => handleFocus(event.target)}
    >
      <div className={classes.group}>
        <BlockMenu editor={editor} state={state} />
      </div>
      <div className={classes.group}>
        <ToolbarButton icon={IconPhotoPlus} label={text.image} onClick={() => setIsAsking(true)} />
      </div>
      {isAsking && (
        <Suspense>
          <ImageDialog
            title={text.image}
            submit={text.insertImage}
            onSubmit={(image) => insertFigure(editor, image)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
