import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { text as words } from '../rich-text-editor.text.ts';
import type { RichText } from '../use-rich-text-editor.ts';
import classes from './SourceDialog.module.css';

/** The HTML of a text, for reading and editing as it is. It is in a text field, so nothing in it can run. */
export function SourceDialog({ text, onClose }: { text: RichText; onClose: () => void }) {
  const { editor, html, onChange } = text;
  const [edited, setEdited] = useState<string | null>(null);
  const apply = () => {
    const written = edited === null ? html : withLineEndsOf(html, edited);
    if (written !== html) onChange(written);
    onClose();
  };
  return (
    <StackedModal
      onClose={onClose}
      closeOnClickOutside={edited === null}
      title={words.sourceTitle(editor.view.dom.ariaLabel ?? '')}
      size={960}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Textarea
        data-autofocus
        aria-label={words.source}
        description="Pri spremanju poslužitelj ukloni ono što u tekstu nije dopušteno, na primjer skripte i obrasce."
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
          Primijeni
        </Button>
      </Group>
    </StackedModal>
  );
}

/** A text field knows only `\n`; old texts may end their lines with `\r\n`. */
function withLineEndsOf(html: string, edited: string): string {
  const lineEnd = /\r\n?|\n/.exec(html)?.[0] ?? '\n';
  return edited.replaceAll('\n', lineEnd);
}
