import { Extension } from '@tiptap/core';

/** Headings by Ctrl, Shift and a number: with Ctrl and Alt, Windows keyboards write signs of their own. */
export const HeadingKeys = Extension.create({
  name: 'headingKeys',
  addKeyboardShortcuts() {
    const { commands } = this.editor;

    return {
      'Mod-Shift-1': () => commands.toggleHeading({ level: 1 }),
      'Mod-Shift-2': () => commands.toggleHeading({ level: 2 }),
      'Mod-Shift-3': () => commands.toggleHeading({ level: 3 }),
    };
  },
});
