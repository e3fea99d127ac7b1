import { IconArrowsMaximize, IconArrowsMinimize, IconCode, IconListSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { findText } from '../find/find-replace.text.ts';
import classes from '../RichTextToolbar.module.css';
import { text as words } from '../rich-text-editor.text.ts';
import type { RichText } from '../use-rich-text-editor.ts';
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

const SourceDialog = lazy(() =>
  import('../source/SourceDialog.tsx').then((module) => ({ default: module.SourceDialog })),
);

/** Shows the HTML of the text to a superadmin; other roles do not see the button. */
function SourceButton({ text }: { text: RichText }) {
  const isSuperadmin = useSession()?.role === 'superadmin';
  const [isOpen, setIsOpen] = useState(false);
  if (!isSuperadmin) return null;

  const open = () => {
    // The value may lag slightly behind the typed text.
    flushPendingInput();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    // Runs after the dialog has returned the focus to the button.
    setTimeout(() => text.editor.commands.focus(), 0);
  };

  return (
    <>
      <ToolbarButton icon={IconCode} label={words.source} onClick={open} />
      {isOpen && (
        <Suspense fallback={null}>
          <SourceDialog
            name={text.editor.view.dom.ariaLabel ?? ''}
            html={text.html}
            onApply={text.onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
