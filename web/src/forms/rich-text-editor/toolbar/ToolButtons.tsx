import { Button, Group, Textarea } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconCode, IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { findText } from '../find/find-replace.text.ts';
import classes from '../RichTextToolbar.module.css';
import { text as words } from '../rich-text-editor.text.ts';
import type { RichText } from '../use-rich-text-editor.ts';
import { keepLineEnds } from './keep-line-ends.ts';
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
        <SourceDialog
          name={text.editor.view.dom.ariaLabel ?? ''}
          html={text.html}
          onApply={text.onChange}
          onClose={close}
        />
      )}
    </>
  );
}

type SourceDialogProps = {
  /** Name of the text. */
  name: string;
  html: string;
  /** Called with the edited HTML, if it was edited. */
  onApply: (html: string) => void;
  onClose: () => void;
};

/** The HTML of a text, for reading and editing as it is. It is in a text field, so nothing in it can run. */
function SourceDialog({ name, html, onApply, onClose }: SourceDialogProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const apply = () => {
    const written = edited === null ? html : keepLineEnds(html, edited);
    if (written !== html) onApply(written);
    onClose();
  };

  return (
    <StackedModal
      onClose={onClose}
      closeOnClickOutside={edited === null}
      title={words.sourceTitle(name)}
      size={960}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Textarea
        data-autofocus
        aria-label={words.source}
        description={words.sourceHelp}
        classNames={{ input: classes.source }}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={edited ?? html}
        onChange={(event) => setEdited(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="filled" onClick={apply}>
          {words.apply}
        </Button>
      </Group>
    </StackedModal>
  );
}
