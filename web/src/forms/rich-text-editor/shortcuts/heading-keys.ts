import { Extension } from '@tiptap/core';

/** Headings by Ctrl, Shift and a number: with Ctrl and Alt, Windows keyboards type special characters. */
export const HeadingKeys = Extension.create({
  name: 'headingKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-1': () => this.editor.commands.toggleHeading({ level: 1 }),
      'Mod-Shift-2': () => this.editor.commands.toggleHeading({ level: 2 }),
      'Mod-Shift-3': () => this.editor.commands.toggleHeading({ level: 3 }),
    };
  },
});
