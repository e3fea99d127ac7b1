import { IconPhotoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import classes from './RichTextToolbar.module.css';
import { text } from './rich-text-editor.text.ts';
import { insertFigure } from './toolbar/insert-commands.ts';
import { BlockMenu } from './toolbar/TextMenus.tsx';
import { ToolbarButton } from './toolbar/ToolbarButton.tsx';
import { usePictureChoice } from './toolbar/use-picture-choice.tsx';
import { useRovingFocus } from './toolbar/use-roving-focus.ts';
import { useToolbarState } from './toolbar/use-toolbar-state.ts';

/** A small toolbar: headings 1 to 3 or normal text, and a picture by its address at the cursor (spec 1, section 2). */
export function HeadingToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolbarState(editor);
  const { handleFocus, handleKey } = useRovingFocus(bar);
  const picture = usePictureChoice({
    onChosen: (chosen) => insertFigure(editor, chosen),
    // Runs after the dialog has returned the focus to the button.
    onEnd: () => setTimeout(() => editor.commands.focus(), 0),
  });
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
        <ToolbarButton icon={IconPhotoPlus} label={text.image} onClick={picture.choose} />
      </div>
      {picture.dialog}
    </div>
  );
}
