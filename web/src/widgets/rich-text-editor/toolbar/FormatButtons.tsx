import {
  IconBlockquote,
  IconBold,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { text } from '../rich-text-editor.text.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { ToolbarState } from './use-toolbar-state.ts';

type Props = { editor: Editor | null; state: ToolbarState | null };

const MARKS = [
  { name: 'bold', icon: IconBold, keys: 'Mod B' },
  { name: 'italic', icon: IconItalic, keys: 'Mod I' },
  { name: 'underline', icon: IconUnderline, keys: 'Mod U' },
  { name: 'strike', icon: IconStrikethrough, keys: 'Mod Shift S' },
] as const;

/** Bold, italic, underline, strike. */
export function MarkButtons({ editor, state }: Props) {
  return MARKS.map((mark) => <MarkButton key={mark.name} {...mark} editor={editor} state={state} />);
}

type MarkProps = Props & (typeof MARKS)[number];

function MarkButton({ editor, state, name, icon, keys }: MarkProps) {
  return (
    <ToolbarButton
      icon={icon}
      label={text[name]}
      keys={keys}
      isOn={state?.marks[name] ?? false}
      isDisabled={!editor}
      onClick={() => editor?.chain().focus().toggleMark(name).run()}
    />
  );
}

/** Quotation, lists, indent. */
export function BlockButtons({ editor, state }: Props) {
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => () => {
    if (editor) change(editor.chain().focus()).run();
  };
  const isDisabled = !editor;
  const { blockquote = false, bulletList = false, orderedList = false } = state ?? {};

  return (
    <>
      <ToolbarButton
        icon={IconBlockquote}
        label={text.blockquote}
        keys="Mod Shift B"
        isOn={blockquote}
        isDisabled={isDisabled}
        onClick={run((chain) => chain.toggleBlockquote())}
      />
      <ToolbarButton
        icon={IconList}
        label={text.bulletList}
        keys="Mod Shift 8"
        isOn={bulletList}
        isDisabled={isDisabled}
        onClick={run((chain) => chain.toggleBulletList())}
      />
      <ToolbarButton
        icon={IconListNumbers}
        label={text.orderedList}
        keys="Mod Shift 7"
        isOn={orderedList}
        isDisabled={isDisabled}
        onClick={run((chain) => chain.toggleOrderedList())}
      />
      <ToolbarButton
        icon={IconIndentDecrease}
        label={text.indentLess}
        keys="Mod ["
        isDisabled={isDisabled}
        onClick={run((chain) => chain.indentLess())}
      />
      <ToolbarButton
        icon={IconIndentIncrease}
        label={text.indentMore}
        keys="Mod ]"
        isDisabled={isDisabled}
        onClick={run((chain) => chain.indentMore())}
      />
    </>
  );
}
