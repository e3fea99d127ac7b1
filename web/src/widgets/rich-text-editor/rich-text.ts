import type { Editor } from '@tiptap/react';

/** A text of the screen: its editor, and the value that it edits. */
export type RichText = { editor: Editor; html: string; onChange: (html: string) => void };
