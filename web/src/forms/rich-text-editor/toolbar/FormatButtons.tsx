import {
  type Icon,
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

const MARKS = {
  bold: { icon: IconBold, keys: 'Mod B' },
  italic: { icon: IconItalic, keys: 'Mod I' },
  underline: { icon: IconUnderline, keys: 'Mod U' },
  strike: { icon: IconStrikethrough, keys: 'Mod Shift S' },
} as const;

type Mark = keyof typeof MARKS;

/** Bold, italic, underline, strike: those that are named, in their order. */
export function MarkButtons({ names, ...props }: Props & { names: readonly Mark[] }) {
  return names.map((name) => <MarkButton key={name} name={name} {...props} />);
}

function MarkButton({ editor, state, name }: Props & { name: Mark }) {
  const { icon, keys } = MARKS[name];
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

const BLOCKS = {
  blockquote: { icon: IconBlockquote, keys: 'Mod Shift B', run: (chain) => chain.toggleBlockquote() },
  bulletList: { icon: IconList, keys: 'Mod Shift 8', run: (chain) => chain.toggleBulletList() },
  orderedList: { icon: IconListNumbers, keys: 'Mod Shift 7', run: (chain) => chain.toggleOrderedList() },
  indentLess: { icon: IconIndentDecrease, keys: 'Mod [', run: (chain) => chain.indentLess() },
  indentMore: { icon: IconIndentIncrease, keys: 'Mod ]', run: (chain) => chain.indentMore() },
} satisfies Record<string, { icon: Icon; keys: string; run: (chain: ChainedCommands) => ChainedCommands }>;

type Block = keyof typeof BLOCKS;

/** Quotation, lists, indent: those that are named, in their order. */
export function BlockButtons({ names, ...props }: Props & { names: readonly Block[] }) {
  return names.map((name) => <BlockButton key={name} name={name} {...props} />);
}

function BlockButton({ editor, state, name }: Props & { name: Block }) {
  const { icon, keys, run } = BLOCKS[name];
  const isOn = name === 'indentLess' || name === 'indentMore' ? undefined : (state?.[name] ?? false);
  return (
    <ToolbarButton
      icon={icon}
      label={text[name]}
      keys={keys}
      isOn={isOn}
      isDisabled={!editor}
      onClick={() => editor && run(editor.chain().focus()).run()}
    />
  );
}
