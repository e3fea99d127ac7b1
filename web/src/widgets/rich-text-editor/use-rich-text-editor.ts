import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { makePendingInput } from '#web/lib/pending-input.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { type LoadedHtml, loadHtml, writeHtml } from './html/rich-text-document.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { isVideoFrame } from './video-address.ts';

type Options = {
  /** HTML of the text. Another value than those given to `onChange` replaces what is written. */
  value: string;
  /**
   * Called with the HTML after changes that the person made, a moment after the last key or when pending input is
   * flushed; never for loading alone.
   */
  onChange: (html: string) => void;
  /** Accessible name of the text field. */
  label: string;
  placeholder?: string;
  /** Hosts whose players may stand in the text. */
  videoHosts: readonly string[];
  /** Accessible description: id of the element that holds it. */
  describedBy?: string;
  /** Language of the text, by which browsers check the spelling; Croatian when absent. */
  lang?: 'hr' | 'en';
};

/** A text of the screen: its editor, and the value that it edits. */
export type RichText = { editor: Editor; html: string; onChange: (html: string) => void };

/**
 * An editor of one HTML text, to be drawn by `RichTextContent`. Every block that the person leaves alone stays as it
 * was loaded, to the byte; an untouched text is `value` itself.
 */
export function useRichTextEditor({
  value,
  onChange,
  label,
  placeholder,
  videoHosts,
  describedBy,
  lang = 'hr',
}: Options): Editor {
  const hostList = videoHosts.join(' ');
  const extensions = useMemo(
    () => richTextExtensions({ placeholder, videoHosts: hostList.split(' ') }),
    [placeholder, hostList],
  );
  const loaded = useRef<Loaded | null>(null);
  const { pending, settle } = usePendingText(loaded, onChange);
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        lang,
      },
      transformPastedHTML: cleanPastedHtml,
      handleDOMEvents: { focus: placeCursor },
    }),
    [label, describedBy, lang],
  );

  const editor = useEditor({
    extensions,
    editorProps,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: updated }) => {
      if (loaded.current?.editor === updated) pending.schedule();
    },
    onBlur: settle,
  });

  useLayoutEffect(() => {
    const current = loaded.current;
    if (current?.editor === editor && isAnswer(current, value)) return;
    const isVideo = (element: Element) => isVideoFrame(element, hostList.split(' '));
    const next = { editor, source: loadHtml(value, { schema: editor.schema, isVideo }), html: value, reported: [] };
    pending.cancel();
    loaded.current = next;
    // Pictures are drawn by React at once, which it refuses while it is drawing.
    queueMicrotask(() => {
      if (loaded.current === next && !editor.isDestroyed) show(editor, next.source);
    });
  }, [editor, value, hostList, pending]);

  return editor;
}

/** A text in its editor. `html` was reported last; `reported` are those that the form has not answered with, the oldest first. */
type Loaded = { editor: Editor; source: LoadedHtml; html: string; reported: string[] };

/** Writing a long text and drawing its form anew take longer than a key may: they wait for a pause. */
function usePendingText(loaded: RefObject<Loaded | null>, onChange: (html: string) => void) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const [pending] = useState(() => makePendingInput(() => reportText(loaded.current, latest.current)));
  useLayoutEffect(() => pending.flush, [pending]);
  const settle = () => {
    pending.flush();
    // What has the focus next builds on the form as it is drawn, which must not be behind the text then.
    if (loaded.current?.reported.length) latest.current(loaded.current.html);
  };

  return { pending, settle };
}

function reportText(current: Loaded | null, onChange: (html: string) => void): void {
  if (!current) return;
  const html = writeHtml(current.editor.state.doc, current.source);
  if (html === current.html) return;
  current.html = html;
  current.reported.push(html);
  onChange(html);
}

/** Whether the value is what was reported last, or before that: a form that is drawn in a pause answers late. */
function isAnswer(current: Loaded, value: string): boolean {
  const place = current.reported.indexOf(value);
  current.reported.splice(0, place + 1);

  return place >= 0 || current.html === value;
}

/** Of several editors on a screen, the one that last had the focus: the one that the toolbar serves. */
export function useFocusedEditor(editors: readonly Editor[]): Editor | null {
  const [focused, setFocused] = useState<Editor | null>(null);
  const known = useStableList(editors);

  useEffect(() => {
    const listeners = known.map((editor) => {
      const listener = () => setFocused(editor);
      editor.on('focus', listener);
      return () => editor.off('focus', listener);
    });
    return () => {
      for (const stop of listeners) stop();
    };
  }, [known]);

  return known.find((editor) => editor === focused) ?? known[0] ?? null;
}

/** The same array for as long as it holds the same items. */
export function useStableList<Item>(items: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(items);
  const isSame = stable.length === items.length && stable.every((item, index) => item === items[index]);
  if (!isSame) setStable(items);

  return isSame ? stable : items;
}

/** Browsers find no place for the cursor by themselves where a text begins with something that is not written in. */
function placeCursor(view: EditorView): false {
  requestAnimationFrame(() => {
    const isPlaced = view.dom.contains(view.dom.ownerDocument.getSelection()?.anchorNode ?? null);
    if (!view.isDestroyed && view.hasFocus() && !isPlaced) view.focus();
  });

  return false;
}

/** Puts the text in as a change that undo does not know and nobody hears of. */
function show(editor: Editor, { nodes }: LoadedHtml): void {
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, nodes);
  tr.setSelection(Selection.atStart(tr.doc));
  tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  editor.view.dispatch(tr);
}
