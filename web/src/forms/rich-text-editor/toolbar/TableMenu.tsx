import { Menu } from '@mantine/core';
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
    <ToolbarMenu label={text.table} shown={<IconTable size={16} stroke={1.75} aria-hidden />} hasChevron={false}>
      <Menu.Item onClick={() => chain().addRowBefore().run()}>{text.rowAbove}</Menu.Item>
      <Menu.Item onClick={() => chain().addRowAfter().run()}>{text.rowBelow}</Menu.Item>
      <Menu.Item onClick={() => chain().addColumnBefore().run()}>{text.columnLeft}</Menu.Item>
      <Menu.Item onClick={() => chain().addColumnAfter().run()}>{text.columnRight}</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().toggleHeaderRow().run()}>{text.toggleHeader}</Menu.Item>
      <Menu.Item onClick={() => chain().mergeOrSplit().run()}>{text.mergeOrSplit}</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().deleteRow().run()}>{text.deleteRow}</Menu.Item>
      <Menu.Item onClick={() => chain().deleteColumn().run()}>{text.deleteColumn}</Menu.Item>
      <Menu.Item onClick={() => chain().deleteTable().run()}>{text.deleteTable}</Menu.Item>
    </ToolbarMenu>
  );
}
