import { RICH_TEXT_ALIGNMENTS, type RichTextAlignment } from '@baklja/contract/rich-text';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronRight,
  IconClearFormatting,
  IconDots,
  IconKeyboard,
  IconSubscript,
  IconSuperscript,
  IconTable,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { ImagePickerProvider, type PickImage } from './image-picker.ts';
import classes from './RichTextToolbar.module.css';
import { text } from './rich-text-editor.text.ts';
import { BlockButtons, MarkButtons } from './toolbar/FormatButtons.tsx';
import { LinkButton, PictureButton, VideoButton } from './toolbar/InsertButtons.tsx';
import { BlockMenu, ColourMenu, FontMenu, SizeMenu } from './toolbar/TextMenus.tsx';
import { ToolbarButton } from './toolbar/ToolbarButton.tsx';
import { MenuChoices, ToolbarMenu } from './toolbar/ToolbarMenu.tsx';
import { useRovingFocus } from './toolbar/use-roving-focus.ts';
import { type ToolbarState, useToolbarState } from './toolbar/use-toolbar-state.ts';

type Props = {
  /** The editor that the buttons act on. */
  editor: Editor;
  /** Hosts whose players may be inserted. */
  videoHosts: readonly string[];
  /** Opens the media picker from the picture dialog; without it only an address can be typed. */
  pickImage?: PickImage | undefined;
  /** Further groups of buttons, at the end. */
  tools: ReactNode;
  onShowShortcuts: () => void;
};

/** The one toolbar of a screen. Alt+F10 moves from the text to it, Escape back. */
export function RichTextToolbar({ editor, videoHosts, pickImage, tools, onShowShortcuts }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolbarState(editor);
  const isPhone = useIsPhone();
  const groups = { editor, state, videoHosts, onShowShortcuts };
  const { focusTool, handleFocus, handleKey } = useRovingFocus(bar);
  useShortcutToToolbar(editor, focusTool);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!bar.current?.contains(event.target as Node) || handleKey(event)) return;
    const isMenuOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isMenuOpen) editor.commands.focus();
  };

  return (
    <ImagePickerProvider value={pickImage}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={text.toolbar}
        className={classes.toolbar}
        onKeyDown={handleKeyDown}
        onFocus={(event) => handleFocus(event.target)}
        onMouseDown={keepSelection}
      >
        {isPhone ? <PhoneTools {...groups} /> : <DeskTools {...groups} />}
        <MoreTools toolbar={bar} />
        {tools}
      </div>
    </ImagePickerProvider>
  );
}

type Tools = Pick<Props, 'editor' | 'videoHosts' | 'onShowShortcuts'> & { state: ToolbarState | null };

function DeskTools({ editor, state, videoHosts, onShowShortcuts }: Tools) {
  const both = { editor, state };
  return (
    <>
      <div className={classes.group}>
        <BlockMenu {...both} />
        <FontMenu {...both} />
        <SizeMenu {...both} />
      </div>
      <div className={classes.group}>
        <MarkButtons {...both} names={['bold', 'italic', 'underline', 'strike']} />
        <ColourMenu {...both} />
      </div>
      <div className={classes.group}>
        <BlockButtons {...both} names={['blockquote', 'bulletList', 'orderedList', 'indentLess', 'indentMore']} />
      </div>
      <div className={classes.group}>
        <LinkButton editor={editor} isLink={state?.marks.link ?? false} />
        <PictureButton editor={editor} />
        <VideoButton editor={editor} videoHosts={videoHosts} />
        <TableMenu editor={editor} isInTable={state?.isInTable ?? false} />
        <MoreMenu {...both} onShowShortcuts={onShowShortcuts} />
      </div>
      <UndoButtons {...both} />
    </>
  );
}

/** The tools that are used most come first, in reach without scrolling. */
function PhoneTools({ editor, state, videoHosts, onShowShortcuts }: Tools) {
  const both = { editor, state };
  return (
    <>
      <div className={classes.group}>
        <BlockMenu {...both} />
        <MarkButtons {...both} names={['bold', 'italic']} />
        <LinkButton editor={editor} isLink={state?.marks.link ?? false} />
        <PictureButton editor={editor} />
        <BlockButtons {...both} names={['bulletList']} />
      </div>
      <div className={classes.group}>
        <FontMenu {...both} />
        <SizeMenu {...both} />
        <MarkButtons {...both} names={['underline', 'strike']} />
        <ColourMenu {...both} />
      </div>
      <div className={classes.group}>
        <BlockButtons {...both} names={['blockquote', 'orderedList', 'indentLess', 'indentMore']} />
        <VideoButton editor={editor} videoHosts={videoHosts} />
        <TableMenu editor={editor} isInTable={state?.isInTable ?? false} />
        <MoreMenu {...both} onShowShortcuts={onShowShortcuts} />
      </div>
      <UndoButtons {...both} />
    </>
  );
}

function UndoButtons({ editor, state }: Pick<Tools, 'editor' | 'state'>) {
  return (
    <div className={classes.group}>
      <ToolbarButton
        icon={IconArrowBackUp}
        label={text.undo}
        keys="Mod Z"
        isDisabled={!state?.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        icon={IconArrowForwardUp}
        label={text.redo}
        keys="Mod Y"
        isDisabled={!state?.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
}

/** Shows on a phone that the toolbar scrolls, and scrolls it one screen on; keys scroll it by themselves. */
function MoreTools({ toolbar }: { toolbar: RefObject<HTMLElement | null> }) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const element = toolbar.current;
    const watch = () => element && setIsAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - 4);
    element?.addEventListener('scroll', watch, { passive: true });
    return () => element?.removeEventListener('scroll', watch);
  }, [toolbar]);
  return (
    <button
      type="button"
      className={classes.more}
      data-hidden={isAtEnd || undefined}
      tabIndex={-1}
      aria-hidden
      onClick={() => toolbar.current?.scrollBy({ left: toolbar.current.clientWidth - 120 })}
    >
      <IconChevronRight />
    </button>
  );
}

/** As high as the toolbar, which is drawn later. */
export function ToolbarPlace() {
  return (
    <div className={classes.toolbar}>
      <span className={classes.button} />
    </div>
  );
}

/** The text keeps its focus and selection when a button is clicked. */
function keepSelection(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
}

function useShortcutToToolbar(editor: Editor, focusTool: () => void): void {
  const focusLatest = useRef(focusTool);
  focusLatest.current = focusTool;

  useEffect(() => {
    const field = editor.view.dom;
    const listener = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      focusLatest.current();
    };
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  }, [editor]);
}

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Inserts a table; inside one, changes its rows and columns. */
function TableMenu({ editor, isInTable }: { editor: Editor | null; isInTable: boolean }) {
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

const ALIGNMENT_ICONS: Record<RichTextAlignment, Icon> = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
};

type MoreMenuProps = { editor: Editor; state: ToolbarState | null; onShowShortcuts: () => void };

/** Less frequent actions: alignment, subscript and superscript, clearing formatting, and the list of keys. */
function MoreMenu({ editor, state, onShowShortcuts }: MoreMenuProps) {
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
