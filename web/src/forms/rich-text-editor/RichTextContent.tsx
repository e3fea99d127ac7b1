import '@baklja/contract/assets/article-text.css';
import { type Editor, EditorContent } from '@tiptap/react';
import { ImagePickerProvider, type PickImage } from './dialogs/use-picture-choice.tsx';
import classes from './RichTextContent.module.css';

type Props = {
  editor: Editor;
  /** How readers will see it: as the large introduction, or as the body of the text. */
  variant?: 'intro' | 'body';
  pickImage?: PickImage | undefined;
};

/** The text itself in the font that readers see, edited in place. */
export function RichTextContent({ editor, variant = 'body', pickImage }: Props) {
  return (
    <ImagePickerProvider value={pickImage}>
      <EditorContent
        editor={editor}
        className={`article-text ${classes.content} ${variant === 'intro' ? classes.intro : classes.body}`}
      />
    </ImagePickerProvider>
  );
}
