import { RICH_TEXT_ALIGNMENTS, type RichTextAlignment } from '@baklja/contract/rich-text';
import { type Icon, IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { text } from '../rich-text-editor.text.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

const ICONS: Record<RichTextAlignment, Icon> = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
};

/** Alignment of the selected paragraphs. */
export function AlignmentMenu({ editor, alignment }: { editor: Editor | null; alignment: string }) {
  const present = RICH_TEXT_ALIGNMENTS.find((name) => name === alignment) ?? 'left';
  const Present = ICONS[present];

  return (
    <ToolbarMenu
      label={text.alignment}
      shown={<Present size={16} stroke={1.75} aria-hidden />}
      present={text.alignments[present]}
      isDisabled={!editor}
      choices={RICH_TEXT_ALIGNMENTS.map((name) => {
        const Sign = ICONS[name];
        return {
          key: name,
          label: text.alignments[name],
          isOn: name === present,
          icon: <Sign size={16} stroke={1.75} aria-hidden />,
          onChoose: () => editor?.chain().focus().setAlignment(name).run(),
        };
      })}
    />
  );
}
