import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import { text } from '../rich-text-editor.text.ts';
import { keepLineEnds } from './keep-line-ends.ts';
import classes from './SourceDialog.module.css';

type Props = {
  /** Name of the text. */
  name: string;
  html: string;
  /** Called with the edited HTML, if it was edited. */
  onApply: (html: string) => void;
  onClose: () => void;
};

/** The HTML of a text, for reading and editing as it is. It is in a text field, so nothing in it can run. */
export function SourceDialog({ name, html, onApply, onClose }: Props) {
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
      title={text.sourceTitle(name)}
      size={960}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Textarea
        data-autofocus
        aria-label={text.source}
        description={text.sourceHelp}
        classNames={{ input: classes.source }}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={edited ?? html}
        onChange={(event) => setEdited(event.currentTarget.value)}
      />
      <div className={`${look.row} ${classes.buttons}`}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="filled" onClick={apply}>
          {text.apply}
        </Button>
      </div>
    </StackedModal>
  );
}
