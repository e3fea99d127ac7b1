import { RICH_TEXT_ALIGNMENTS, type RichTextAlignment } from '@baklja/contract/rich-text';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconClearFormatting,
  IconDots,
  IconKeyboard,
  IconSubscript,
  IconSuperscript,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { text } from '../rich-text-editor.text.ts';
import { MenuChoices, ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './use-toolbar-state.ts';

const ALIGNMENT_ICONS: Record<RichTextAlignment, Icon> = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
};

type Props = { editor: Editor; state: ToolbarState | null; onShowShortcuts: () => void };

/** Less frequent actions: alignment, subscript and superscript, clearing formatting, and the list of keys. */
export function MoreMenu({ editor, state, onShowShortcuts }: Props) {
  const alignments = RICH_TEXT_ALIGNMENTS.map((key) => ({
    key,
    label: text.alignments[key],
    icon: <Sign of={ALIGNMENT_ICONS[key]} />,
    onChoose: () => editor.chain().focus().setAlignment(key).run(),
  }));
  const toggle = (mark: string) => () => editor.chain().focus().toggleMark(mark).run();
  const clear = () => editor.chain().focus().unsetAllMarks().clearNodes().clearBlockStyles().run();

  return (
    <ToolbarMenu label={text.more} shown={<Sign of={IconDots} />} hasChevron={false}>
      <Menu.Label>{text.alignment}</Menu.Label>
      <MenuChoices label={text.alignment} present={state?.alignment ?? 'left'} choices={alignments} />
      <Menu.Divider />
      <Menu.Item leftSection={<Sign of={IconSubscript} />} onClick={toggle('subscript')}>
        {text.subscript}
      </Menu.Item>
      <Menu.Item leftSection={<Sign of={IconSuperscript} />} onClick={toggle('superscript')}>
        {text.superscript}
      </Menu.Item>
      <Menu.Item leftSection={<Sign of={IconClearFormatting} />} onClick={clear}>
        {text.clear}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<Sign of={IconKeyboard} />} onClick={onShowShortcuts}>
        {text.shortcuts}
      </Menu.Item>
    </ToolbarMenu>
  );
}

function Sign({ of: Shape }: { of: Icon }) {
  return <Shape size={16} stroke={1.75} aria-hidden />;
}
