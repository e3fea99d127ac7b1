import { RICH_TEXT_COLOURS, RICH_TEXT_FONTS, RICH_TEXT_SIZES } from '@baklja/contract/rich-text';
import type { Editor } from '@tiptap/react';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './use-toolbar-state.ts';

type Props = { editor: Editor | null; state: ToolbarState | null };

const HEADINGS = [1, 2, 3] as const;

/** Text or heading. */
export function BlockMenu({ editor, state }: Props) {
  const heading = state?.heading;
  const present = heading ? text.heading(heading) : text.paragraph;

  return (
    <ToolbarMenu
      label={text.block}
      shown={present}
      present={present}
      isDisabled={!editor}
      choices={[
        {
          key: 'paragraph',
          label: text.paragraph,
          isOn: !heading,
          onChoose: () => editor?.chain().focus().setParagraph().run(),
        },
        ...HEADINGS.map((level) => ({
          key: `heading-${level}`,
          label: text.heading(level),
          isOn: heading === level,
          onChoose: () => editor?.chain().focus().setHeading({ level }).run(),
        })),
      ]}
    />
  );
}

/** Font of the selected text. */
export function FontMenu({ editor, state }: Props) {
  const font = RICH_TEXT_FONTS.find(({ key }) => key === state?.font);
  const choose = (value: string | null) => editor?.chain().focus().setTextStyle('font-family', value).run();

  return (
    <ToolbarMenu
      label={text.font}
      shown={font?.label ?? text.font}
      present={font?.label ?? text.defaultFont}
      isDisabled={!editor}
      choices={[
        { key: 'default', label: text.defaultFont, isOn: !font, onChoose: () => choose(null) },
        ...RICH_TEXT_FONTS.map(({ key, label, value }) => ({
          key,
          label,
          isOn: key === font?.key,
          style: { fontFamily: value },
          onChoose: () => choose(value),
        })),
      ]}
    />
  );
}

/** Size of the selected text. */
export function SizeMenu({ editor, state }: Props) {
  const size = RICH_TEXT_SIZES.find(({ key }) => key === (state?.size ?? 'medium'));
  const present = text.sizes[size?.key ?? 'medium'];

  return (
    <ToolbarMenu
      label={text.size}
      shown={present}
      present={present}
      isDisabled={!editor}
      choices={RICH_TEXT_SIZES.map(({ key, value }) => ({
        key,
        label: text.sizes[key],
        isOn: key === size?.key,
        onChoose: () => editor?.chain().focus().setTextStyle('font-size', value).run(),
      }))}
    />
  );
}

/** Colour of the selected text. */
export function ColourMenu({ editor, state }: Props) {
  const colour = RICH_TEXT_COLOURS.find(({ key }) => key === state?.colour);
  const choose = (value: string | null) => editor?.chain().focus().setTextStyle('color', value).run();

  return (
    <ToolbarMenu
      label={text.colour}
      shown={<i className={classes.swatch} style={{ background: colour?.value ?? allColours() }} />}
      present={colour ? text.colours[colour.key] : undefined}
      isDisabled={!editor}
      choices={[
        {
          key: 'none',
          label: text.noColour,
          isOn: !colour,
          icon: <i className={classes.swatch} />,
          onChoose: () => choose(null),
        },
        ...RICH_TEXT_COLOURS.map(({ key, value }) => ({
          key,
          label: text.colours[key],
          isOn: key === colour?.key,
          icon: <i className={classes.swatch} style={{ background: value }} />,
          onChoose: () => choose(value),
        })),
      ]}
    />
  );
}

function allColours(): string {
  const [red, blue, yellow] = RICH_TEXT_COLOURS;

  return `linear-gradient(90deg, ${red.value} 33%, ${blue.value} 33% 66%, ${yellow.value} 66%)`;
}
