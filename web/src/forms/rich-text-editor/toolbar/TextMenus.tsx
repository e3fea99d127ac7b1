import { RICH_TEXT_COLOURS, RICH_TEXT_FONTS, RICH_TEXT_SIZES } from '@baklja/contract/rich-text';
import type { Editor } from '@tiptap/react';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { type Choice, MenuChoices, ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './use-toolbar-state.ts';

type Props = { editor: Editor | null; state: ToolbarState | null };

const HEADINGS = [1, 2, 3] as const;

/** Text or heading. */
export function BlockMenu({ editor, state }: Props) {
  const heading = state?.heading;
  const present = heading ? text.heading(heading) : text.paragraph;
  const choices: Choice[] = [
    { key: '0', label: text.paragraph, onChoose: () => editor?.chain().focus().setParagraph().run() },
    ...HEADINGS.map((level) => ({
      key: String(level),
      label: text.heading(level),
      onChoose: () => editor?.chain().focus().setHeading({ level }).run(),
    })),
  ];

  return (
    <ToolbarMenu label={text.block} shown={present} present={present} isDisabled={!editor}>
      <MenuChoices label={text.block} present={String(heading ?? 0)} choices={choices} />
    </ToolbarMenu>
  );
}

/** Font of the selected text. */
export function FontMenu({ editor, state }: Props) {
  const font = RICH_TEXT_FONTS.find(({ key }) => key === state?.font);
  const choose = (value: string | null) => editor?.chain().focus().setTextStyle('font-family', value).run();
  const choices: Choice[] = [
    { key: 'default', label: text.defaultFont, onChoose: () => choose(null) },
    ...RICH_TEXT_FONTS.map(({ key, label, value }) => ({
      key,
      label,
      style: { fontFamily: value },
      onChoose: () => choose(value),
    })),
  ];

  return (
    <ToolbarMenu
      label={text.font}
      shown={font?.label ?? text.font}
      present={font?.label ?? text.defaultFont}
      isDisabled={!editor}
    >
      <MenuChoices label={text.font} present={font?.key ?? 'default'} choices={choices} />
    </ToolbarMenu>
  );
}

/** Size of the selected text. */
export function SizeMenu({ editor, state }: Props) {
  const size = RICH_TEXT_SIZES.find(({ key }) => key === state?.size)?.key ?? 'medium';
  const choices = RICH_TEXT_SIZES.map(({ key, value }) => ({
    key,
    label: text.sizes[key],
    onChoose: () => editor?.chain().focus().setTextStyle('font-size', value).run(),
  }));

  return (
    <ToolbarMenu label={text.size} shown={text.sizes[size]} present={text.sizes[size]} isDisabled={!editor}>
      <MenuChoices label={text.size} present={size} choices={choices} />
    </ToolbarMenu>
  );
}

/** Colour of the selected text. */
export function ColourMenu({ editor, state }: Props) {
  const colour = RICH_TEXT_COLOURS.find(({ key }) => key === state?.colour);
  const choose = (value: string | null) => editor?.chain().focus().setTextStyle('color', value).run();
  const choices: Choice[] = [
    { key: 'none', label: text.noColour, icon: <i className={classes.swatch} />, onChoose: () => choose(null) },
    ...RICH_TEXT_COLOURS.map(({ key, value }) => ({
      key,
      label: text.colours[key],
      icon: <i className={classes.swatch} style={{ background: value }} />,
      onChoose: () => choose(value),
    })),
  ];

  return (
    <ToolbarMenu
      label={text.colour}
      shown={<i className={classes.swatch} style={{ background: colour?.value ?? allColours() }} />}
      present={colour && text.colours[colour.key]}
      isDisabled={!editor}
    >
      <MenuChoices label={text.colour} present={colour?.key ?? 'none'} choices={choices} />
    </ToolbarMenu>
  );
}

function allColours(): string {
  const [red, blue, yellow] = RICH_TEXT_COLOURS;

  return `linear-gradient(90deg, ${red.value} 33%, ${blue.value} 33% 66%, ${yellow.value} 66%)`;
}
