import {
  RICH_TEXT_ALIGNMENTS,
  RICH_TEXT_COLOURS,
  RICH_TEXT_FONTS,
  RICH_TEXT_SIZES,
  type RichTextAlignment,
} from '@baklja/contract/rich-text';
import { Box, Menu, Scroller, Text, Toolbar } from '@mantine/core';
import '@mantine/core/styles/Scroller.layer.css';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { Icon } from '#web/lib/icon.tsx';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowMerge,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconKeyboard,
  IconLink,
  IconList,
  IconListNumbers,
  IconListSearch,
  IconPhotoPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconTableRow,
  IconTrash,
  IconUnderline,
  IconVideo,
} from '#web/lib/icons.ts';
import { useSession } from '#web/lib/session.ts';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { SourceDialog } from './dialogs/SourceDialog.tsx';
import { usePictureChoice } from './dialogs/use-picture-choice.tsx';
import { VideoDialog } from './dialogs/VideoDialog.tsx';
import { insertFigure } from './insert-commands.ts';
import classes from './RichTextToolbar.module.css';
import { text } from './rich-text-editor.text.ts';
import { alignmentAt } from './schema/block-styles.ts';
import { textStyleAt } from './schema/text-styles.ts';
import { type Choice, ChoiceMenu, Choices, Sign, Tool, ToolMenu } from './Tool.tsx';
import type { RichText } from './use-rich-text-editor.ts';

type Switch = { isOn: boolean; toggle: () => void };

type Props = {
  served: RichText;
  videoHosts: readonly string[];
  find: Switch;
  fullScreen: Switch;
  onShowShortcuts: () => void;
};

const DESK_GROUPS = [
  ['block', 'font', 'size'],
  ['bold', 'italic', 'underline', 'strike', 'colour'],
  ['blockquote', 'bulletList', 'orderedList', 'indentLess', 'indentMore'],
  ['link', 'picture', 'video', 'table', 'more'],
  ['undo', 'redo'],
  ['find', 'source'],
] as const;

/** The tools that are used most come first, in reach without scrolling. */
const PHONE_GROUPS = [
  ['block', 'bold', 'italic', 'link', 'picture', 'bulletList'],
  ['font', 'size', 'underline', 'strike', 'colour'],
  ['blockquote', 'orderedList', 'indentLess', 'indentMore', 'video', 'table', 'more'],
  ['undo', 'redo'],
  ['find', 'source'],
] as const;

/** The one toolbar of a screen. Its buttons are one stop of the Tab key; Escape moves from it to the text. */
export function RichTextToolbar({ served, videoHosts, find, fullScreen, onShowShortcuts }: Props) {
  const { editor } = served;
  const [dialog, setDialog] = useState<'link' | 'video' | 'source' | null>(null);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const isPhone = useIsPhone();
  const state = useToolbarState(editor);
  const isInTable = state.on.includes('table');
  const close = () => {
    setDialog(null);
    focusText(editor);
  };
  const showSource = () => {
    // The value may lag slightly behind the typed text.
    flushPendingInput();
    setDialog('source');
  };
  const both = { editor, state };
  const tools = {
    block: <BlockMenu {...both} />,
    font: <StyleMenu {...both} of="font" />,
    size: <StyleMenu {...both} of="size" />,
    colour: <StyleMenu {...both} of="colour" />,
    link: <Tool icon={IconLink} label={text.link} isOn={state.on.includes('link')} onClick={() => setDialog('link')} />,
    picture: <PictureButton editor={editor} />,
    video: <Tool icon={IconVideo} label={text.video} onClick={() => setDialog('video')} />,
    table: (
      <Tool
        icon={IconTable}
        label="Umetni tablicu 3 × 3"
        isOn={isInTable}
        isDisabled={isInTable}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    ),
    more: <MoreMenu {...both} onShowShortcuts={onShowShortcuts} />,
    find: <Tool icon={IconListSearch} label={text.find} keys="Mod F" isOn={find.isOn} onClick={find.toggle} />,
    source: isSuperadmin && <Tool icon={IconCode} label={text.source} onClick={showSource} />,
  };
  const groups = (isPhone ? PHONE_GROUPS : DESK_GROUPS).map((names) => (
    <Toolbar.Group key={names[0]}>
      {names.map((name) => (
        <Fragment key={name}>{isFormat(name) ? <FormatButton {...both} name={name} /> : tools[name]}</Fragment>
      ))}
    </Toolbar.Group>
  ));

  return (
    <>
      <Bar label={text.toolbar} editor={editor}>
        {isPhone ? <Scroller {...SCROLLER}>{groups}</Scroller> : groups}
        <Toolbar.Group>
          <Tool
            icon={fullScreen.isOn ? IconArrowsMinimize : IconArrowsMaximize}
            label="Preko cijelog zaslona"
            keys="Mod Shift F"
            isOn={fullScreen.isOn}
            onClick={fullScreen.toggle}
          />
        </Toolbar.Group>
        {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
        {dialog === 'video' && <VideoDialog editor={editor} videoHosts={videoHosts} onClose={close} />}
        {dialog === 'source' && <SourceDialog text={served} onClose={close} />}
      </Bar>
      {isInTable && <TableBar editor={editor} />}
    </>
  );
}

/** The toolbar scrolls with the focus, so its arrows are only for the pointer. */
const FOR_POINTER = { tabIndex: -1, 'aria-hidden': true };
const SCROLLER = { flex: 1, miw: 0, controlSize: 40, startControlProps: FOR_POINTER, endControlProps: FOR_POINTER };

/** As high as the toolbar, which is drawn later. */
export function ToolbarPlace() {
  return (
    <div className={classes.toolbar}>
      <span className={classes.tool} />
    </div>
  );
}

/** A small toolbar: headings 1 to 3 or normal text, and a picture by its address at the cursor (spec 1, section 2). */
export function HeadingToolbar({ editor }: { editor: Editor }) {
  return (
    <Box className={classes.bars} mb="md">
      <Bar label={text.toolbar}>
        <Toolbar.Group>
          <BlockMenu editor={editor} state={useToolbarState(editor)} />
        </Toolbar.Group>
        <Toolbar.Group>
          <PictureButton editor={editor} />
        </Toolbar.Group>
      </Bar>
    </Box>
  );
}

/** With an editor Escape moves to its text. */
function Bar({ label, editor, children }: { label: string; editor?: Editor; children: ReactNode }) {
  const handleKey = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape' && (target as Element).matches('[data-toolbar-toggle]:not([aria-expanded="true"])'))
      editor?.commands.focus();
  };
  return (
    <Toolbar
      aria-label={label}
      classNames={{ root: classes.toolbar, group: classes.group, toggle: classes.tool }}
      onKeyDown={handleKey}
      onMouseDown={keepSelection}
    >
      {children}
    </Toolbar>
  );
}

/** The text keeps its focus and selection when a button is clicked. */
function keepSelection(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
}

/** Runs after a dialog has returned the focus to the button. */
function focusText(editor: Editor): void {
  setTimeout(() => editor.commands.focus(), 0);
}

type Tools = { editor: Editor; state: ToolbarState };

type ToolbarState = ReturnType<typeof readState>;

function useToolbarState(editor: Editor): ToolbarState {
  return useEditorState({ editor, selector: ({ editor: current }) => readState(current) });
}

/** What is on or off at the cursor; buttons of other names have no state. */
const WITH_STATE: readonly string[] = 'bold italic underline strike blockquote bulletList orderedList link table'.split(
  ' ',
);

function readState(editor: Editor) {
  const { state } = editor;
  const level: unknown = editor.getAttributes('heading')['level'];
  return {
    heading: editor.isActive('heading') ? String(level) : '0',
    font: keyOf(RICH_TEXT_FONTS, textStyleAt(state, 'font-family')),
    size: keyOf(RICH_TEXT_SIZES, textStyleAt(state, 'font-size')) ?? 'medium',
    colour: keyOf(RICH_TEXT_COLOURS, textStyleAt(state, 'color')),
    alignment: alignmentAt(state),
    on: WITH_STATE.filter((name) => editor.isActive(name)),
    off: [...(editor.can().undo() ? [] : ['undo']), ...(editor.can().redo() ? [] : ['redo'])],
  };
}

function keyOf(choices: readonly { key: string; value: string | null }[], value: string | undefined) {
  return choices.find((choice) => choice.value === value?.toLowerCase() || choice.value === value)?.key;
}

type Format = { icon: Icon; keys: string; run: (chain: ChainedCommands) => ChainedCommands };

const FORMATS = {
  bold: { icon: IconBold, keys: 'Mod B', run: (chain) => chain.toggleMark('bold') },
  italic: { icon: IconItalic, keys: 'Mod I', run: (chain) => chain.toggleMark('italic') },
  underline: { icon: IconUnderline, keys: 'Mod U', run: (chain) => chain.toggleMark('underline') },
  strike: { icon: IconStrikethrough, keys: 'Mod Shift S', run: (chain) => chain.toggleMark('strike') },
  blockquote: { icon: IconBlockquote, keys: 'Mod Shift B', run: (chain) => chain.toggleBlockquote() },
  bulletList: { icon: IconList, keys: 'Mod Shift 8', run: (chain) => chain.toggleBulletList() },
  orderedList: { icon: IconListNumbers, keys: 'Mod Shift 7', run: (chain) => chain.toggleOrderedList() },
  indentLess: { icon: IconIndentDecrease, keys: 'Mod [', run: (chain) => chain.indentLess() },
  indentMore: { icon: IconIndentIncrease, keys: 'Mod ]', run: (chain) => chain.indentMore() },
  undo: { icon: IconArrowBackUp, keys: 'Mod Z', run: (chain) => chain.undo() },
  redo: { icon: IconArrowForwardUp, keys: 'Mod Y', run: (chain) => chain.redo() },
} satisfies Record<string, Format>;

type FormatName = keyof typeof FORMATS;

function isFormat(name: string): name is FormatName {
  return name in FORMATS;
}

function FormatButton({ editor, state, name }: Tools & { name: FormatName }) {
  const { icon, keys, run } = FORMATS[name];
  return (
    <Tool
      icon={icon}
      label={text[name]}
      keys={keys}
      isOn={WITH_STATE.includes(name) ? state.on.includes(name) : undefined}
      isDisabled={state.off.includes(name)}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );
}

function PictureButton({ editor }: { editor: Editor }) {
  const picture = usePictureChoice({
    onChosen: (chosen) => insertFigure(editor, chosen),
    onEnd: () => focusText(editor),
  });
  return (
    <>
      <Tool icon={IconPhotoPlus} label="Slika" onClick={picture.choose} />
      {picture.dialog}
    </>
  );
}

const BLOCKS: Choice<1 | 2 | 3 | null>[] = [
  { key: '0', label: 'Tekst', value: null },
  ...([1, 2, 3] as const).map((level) => ({ key: String(level), label: `Naslov ${level}`, value: level })),
];

function BlockMenu({ editor, state }: Tools) {
  const choose = (level: 1 | 2 | 3 | null) => {
    const chain = editor.chain().focus();
    (level === null ? chain.setParagraph() : chain.setHeading({ level })).run();
  };
  return <ChoiceMenu label="Vrsta odlomka" choices={BLOCKS} present={state.heading} onChoose={choose} />;
}

const FONTS: Choice<string | null>[] = [
  { key: 'default', label: 'Zadano pismo', shown: text.font, value: null },
  ...RICH_TEXT_FONTS.map(({ key, label, value }) => ({ key, label, value, style: { fontFamily: value } })),
];

const SIZES: Choice<string | null>[] = RICH_TEXT_SIZES.map(({ key, value }) => ({
  key,
  label: text.sizes[key],
  value,
}));

const ALL_COLOURS = `linear-gradient(90deg, ${RICH_TEXT_COLOURS.map(({ value }, index) => `${value} ${index * 33}% ${index * 33 + 33}%`).join(', ')})`;

const COLOURS: Choice<string | null>[] = [
  { key: 'none', label: 'Bez boje', icon: <Swatch />, shown: <Swatch background={ALL_COLOURS} />, value: null },
  ...RICH_TEXT_COLOURS.map(({ key, value }) => ({
    key,
    label: text.colours[key],
    icon: <Swatch background={value} />,
    value,
  })),
];

const STYLES = {
  font: { property: 'font-family', choices: FONTS },
  size: { property: 'font-size', choices: SIZES },
  colour: { property: 'color', choices: COLOURS },
} as const;

function StyleMenu({ editor, state, of: name }: Tools & { of: keyof typeof STYLES }) {
  const { property, choices } = STYLES[name];
  const choose = (value: string | null) => editor.chain().focus().setTextStyle(property, value).run();
  return <ChoiceMenu label={text[name]} choices={choices} present={state[name]} onChoose={choose} />;
}

function Swatch(style: { background?: string }) {
  return <i className={classes.swatch} style={style} />;
}

type TableTool = { icon: Icon; run: (chain: ChainedCommands) => ChainedCommands };

const TABLE_TOOLS = {
  rowAbove: { icon: IconRowInsertTop, run: (chain) => chain.addRowBefore() },
  rowBelow: { icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  deleteRow: { icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  columnLeft: { icon: IconColumnInsertLeft, run: (chain) => chain.addColumnBefore() },
  columnRight: { icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  deleteColumn: { icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  toggleHeader: { icon: IconTableRow, run: (chain) => chain.toggleHeaderRow() },
  mergeOrSplit: { icon: IconArrowMerge, run: (chain) => chain.mergeOrSplit() },
  deleteTable: { icon: IconTrash, run: (chain) => chain.deleteTable() },
} satisfies Record<string, TableTool>;

/** A second toolbar while the cursor is in a table. */
function TableBar({ editor }: { editor: Editor }) {
  const isPhone = useIsPhone();
  const run = (name: keyof typeof TABLE_TOOLS) => TABLE_TOOLS[name].run(editor.chain().focus()).run();
  const tool = (name: keyof typeof TABLE_TOOLS, word?: string) => (
    <Tool icon={TABLE_TOOLS[name].icon} label={text[name]} {...(word && { word })} onClick={() => run(name)} />
  );
  return (
    <Bar label="Alati tablice" editor={editor}>
      <Toolbar.Group>
        <ToolsName>Redak</ToolsName>
        {tool('rowAbove')}
        {tool('rowBelow')}
        {tool('deleteRow')}
      </Toolbar.Group>
      <Toolbar.Group>
        <ToolsName>Stupac</ToolsName>
        {tool('columnLeft')}
        {tool('columnRight')}
        {!isPhone && tool('deleteColumn')}
      </Toolbar.Group>
      {!isPhone && (
        <Toolbar.Group>
          {tool('toggleHeader', 'Zaglavlje')}
          {tool('mergeOrSplit', 'Spoji ili podijeli')}
        </Toolbar.Group>
      )}
      <Toolbar.Group>
        {isPhone ? (
          <ToolMenu label="Više za tablicu" shown={<Sign of={IconDots} />}>
            {(['deleteColumn', 'toggleHeader', 'mergeOrSplit', 'deleteTable'] as const).map((name) => (
              <Menu.Item key={name} leftSection={<Sign of={TABLE_TOOLS[name].icon} />} onClick={() => run(name)}>
                {text[name]}
              </Menu.Item>
            ))}
          </ToolMenu>
        ) : (
          tool('deleteTable', text.deleteTable)
        )}
      </Toolbar.Group>
    </Bar>
  );
}

/** The names of the tools say it too. */
function ToolsName({ children }: { children: string }) {
  return (
    <Text span px={{ base: 0, sm: 4 }} c="dimmed" fz={{ base: 'xs', sm: 'sm' }} aria-hidden>
      {children}
    </Text>
  );
}

const ALIGNMENT_ICONS: Record<RichTextAlignment, Icon> = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
};

const ALIGNMENTS: Choice<RichTextAlignment>[] = RICH_TEXT_ALIGNMENTS.map((key) => ({
  key,
  label: text.alignments[key],
  value: key,
  icon: <Sign of={ALIGNMENT_ICONS[key]} />,
}));

function MoreMenu({ editor, state, onShowShortcuts }: Tools & Pick<Props, 'onShowShortcuts'>) {
  const chain = () => editor.chain().focus();
  const clear = () => chain().unsetAllMarks().clearNodes().clearBlockStyles().run();
  const align = (alignment: RichTextAlignment) => chain().setAlignment(alignment).run();
  const items = [
    { icon: IconSubscript, label: 'Donji indeks', onClick: () => chain().toggleMark('subscript').run() },
    { icon: IconSuperscript, label: 'Gornji indeks', onClick: () => chain().toggleMark('superscript').run() },
    { icon: IconClearFormatting, label: 'Ukloni oblikovanje', onClick: clear },
    { icon: IconKeyboard, label: 'Prečaci', onClick: onShowShortcuts },
  ];
  return (
    <ToolMenu label="Više" shown={<Sign of={IconDots} />}>
      <Menu.Label>{text.alignment}</Menu.Label>
      <Choices label={text.alignment} choices={ALIGNMENTS} present={state.alignment} onChoose={align} />
      <Menu.Divider />
      {items.map(({ icon, label, onClick }) => (
        <Menu.Item key={label} leftSection={<Sign of={icon} />} onClick={onClick}>
          {label}
        </Menu.Item>
      ))}
    </ToolMenu>
  );
}
