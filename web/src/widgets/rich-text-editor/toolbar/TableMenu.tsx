import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { text } from '../rich-text-editor.text.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Inserts a table; inside one, changes its rows and columns. */
export function TableMenu({ editor, isInTable }: { editor: Editor | null; isInTable: boolean }) {
  if (!editor || !isInTable)
    return (
      <ToolbarButton
        icon={IconTable}
        label={text.insertTable}
        isDisabled={!editor}
        onClick={() => editor?.chain().focus().insertTable(NEW_TABLE).run()}
      />
    );

  const chain = () => editor.chain().focus();
  return (
    <ToolbarMenu
      label={text.table}
      shown={<IconTable size={16} stroke={1.75} aria-hidden />}
      choices={[
        { key: 'above', label: text.rowAbove, onChoose: () => chain().addRowBefore().run() },
        { key: 'below', label: text.rowBelow, onChoose: () => chain().addRowAfter().run() },
        { key: 'left', label: text.columnLeft, onChoose: () => chain().addColumnBefore().run() },
        { key: 'right', label: text.columnRight, onChoose: () => chain().addColumnAfter().run() },
        { key: 'header', label: text.toggleHeader, onChoose: () => chain().toggleHeaderRow().run() },
        { key: 'merge', label: text.mergeOrSplit, onChoose: () => chain().mergeOrSplit().run() },
        { key: 'row', label: text.deleteRow, onChoose: () => chain().deleteRow().run() },
        { key: 'column', label: text.deleteColumn, onChoose: () => chain().deleteColumn().run() },
        { key: 'table', label: text.deleteTable, onChoose: () => chain().deleteTable().run() },
      ]}
    />
  );
}
