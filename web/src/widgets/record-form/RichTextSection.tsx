import type { Editor } from '@tiptap/react';
import type { ComponentProps } from 'react';
import { RichTextContent } from '#web/widgets/rich-text-editor/RichTextContent.tsx';
import classes from './RichTextSection.module.css';

type Props = Pick<ComponentProps<typeof RichTextContent>, 'variant' | 'pickImage'> & {
  editor: Editor;
  label: string;
  /** Beside the label: how long it is, or where it is shown. */
  note: string;
  /** Id of the note, where it describes the field. */
  noteId?: string;
};

/** A rich text of a record under its name, written as readers will see it. */
export function RichTextSection({ editor, label, note, noteId, ...content }: Props) {
  return (
    <section className={classes.section}>
      <p className={classes.head}>
        <b>{label}</b> <span id={noteId}>{note}</span>
      </p>
      <RichTextContent editor={editor} {...content} />
    </section>
  );
}
