import { Button, Modal, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { text } from '../rich-text-editor.text.ts';
import { keepLineEnds } from './keep-line-ends.ts';
import classes from './SourceDialog.module.css';

type Props = {
  html: string;
  /** Called with the edited HTML, if it was edited. */
  onApply: (html: string) => void;
  onClose: () => void;
};

/** The HTML of a text, to be read and written as it is. It stands in a field for text, so nothing of it can run. */
export function SourceDialog({ html, onApply, onClose }: Props) {
  const stackId = useId();
  const [edited, setEdited] = useState<string | null>(null);
  const apply = () => {
    const written = edited === null ? html : keepLineEnds(html, edited);
    if (written !== html) onApply(written);
    onClose();
  };

  return (
    <Modal
      opened
      stackId={stackId}
      onClose={onClose}
      closeOnClickOutside={edited === null}
      title={text.sourceTitle}
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
      <div className={classes.buttons}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="filled" onClick={apply}>
          {text.apply}
        </Button>
      </div>
    </Modal>
  );
}
