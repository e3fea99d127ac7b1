import { IconArrowsMaximize, IconArrowsMinimize, IconListSearch } from '@tabler/icons-react';
import { findText } from '../find/find-replace.text.ts';
import classes from '../RichTextToolbar.module.css';
import { text as words } from '../rich-text-editor.text.ts';
import type { RichText } from '../use-rich-text-editor.ts';
import { SourceButton } from './SourceButton.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

type Props = {
  /** The text that has the focus. */
  text: RichText;
  find: { start: object | null; open: () => void; close: () => void };
  fullScreen: { isOn: boolean; toggle: () => void };
};

/** Actions on whole texts: find and replace, their HTML, and the full screen. */
export function ToolButtons({ text, find, fullScreen }: Props) {
  return (
    <>
      <div className={classes.group}>
        <ToolbarButton
          icon={IconListSearch}
          label={findText.open}
          keys="Mod F"
          isOn={find.start !== null}
          onClick={find.start ? find.close : find.open}
        />
        <SourceButton text={text} />
      </div>
      <div className={`${classes.group} ${classes.last}`}>
        <ToolbarButton
          icon={fullScreen.isOn ? IconArrowsMinimize : IconArrowsMaximize}
          label={words.fullScreen}
          keys="Mod Shift F"
          isOn={fullScreen.isOn}
          onClick={fullScreen.toggle}
        />
      </div>
    </>
  );
}
