import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { makePendingInput } from '#web/lib/unsaved/pending-input.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { type LoadedHtml, loadHtml, writeHtml } from './html/rich-text-document.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { sendPicture } from './sending/sent-pictures.ts';
import { isVideoFrame } from './video-address.ts';

type Options = {
  /** HTML of the text. A value that was not passed to `onChange` replaces the content. */
  value: string;
  /** Called shortly after the last key of the user, or when pending input is flushed; never for loading alone. */
  onChange: (html: string) => void;
  label: string;
  placeholder?: string;
  videoHosts: readonly string[];
  /** Accessible description: id of the element that holds it. */
  describedBy?: string;
  /** Language of the text, which browsers use for the spelling check; Croatian when absent. */
  lang?: 'hr' | 'en';
};

/** A text of the screen: its editor, and the value that it edits. */
export type RichText = { editor: Editor; html: string; onChange: (html: string) => void };

/** Every block that the user does not change stays as loaded, byte for byte; an untouched text is `value` itself. */
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
  const uploads = useUploads();
  const { error: warn } = useToasts();
  const sender = useMemo(() => ({ send: (file: File) => sendPicture(file, uploads), warn }), [uploads, warn]);
  const extensions = useMemo(
    () => richTextExtensions({ placeholder, videoHosts: hostList.split(' '), sender }),
    [placeholder, hostList, sender],
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
      transformPastedHTML: (html: string) => cleanPastedHtml(html, sender),
      handleDOMEvents: { focus: placeCursor },
    }),
    [label, describedBy, lang, sender],
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
    // React renders pictures synchronously here, which it does not allow during rendering.
    queueMicrotask(() => {
      if (loaded.current === next && !editor.isDestroyed) show(editor, next.source);
    });
  }, [editor, value, hostList, pending]);

  return editor;
}

/** `html` was reported last; `reported` are the values that the form has not answered with, oldest first. */
type Loaded = { editor: Editor; source: LoadedHtml; html: string; reported: string[] };

/** Writing a long text and rendering its form take too long for a key press, so they wait for a pause. */
function usePendingText(loaded: RefObject<Loaded | null>, onChange: (html: string) => void) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const [pending] = useState(() => makePendingInput(() => reportText(loaded.current, latest.current)));
  useLayoutEffect(() => pending.flush, [pending]);
  const settle = () => {
    const unanswered = loaded.current?.reported.length;
    pending.flush();
    // The next focused field builds on the rendered form, which must not lag behind the text by then.
    if (unanswered && loaded.current?.reported.length === unanswered) latest.current(loaded.current.html);
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

/** Whether the value was reported, last or earlier: a form that renders in a pause answers late. */
function isAnswer(current: Loaded, value: string): boolean {
  const place = current.reported.indexOf(value);
  current.reported.splice(0, place + 1);

  return place >= 0 || current.html === value;
}

/** The editor of a screen that last had the focus, which the toolbar serves; the first one before that. */
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

function useStableList<Item>(items: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(items);
  const isSame = stable.length === items.length && stable.every((item, index) => item === items[index]);
  if (!isSame) setStable(items);

  return isSame ? stable : items;
}

/** Browsers find no cursor position by themselves where a text starts with non-editable content. */
function placeCursor(view: EditorView): false {
  requestAnimationFrame(() => {
    const isPlaced = view.dom.contains(view.dom.ownerDocument.getSelection()?.anchorNode ?? null);
    if (!view.isDestroyed && view.hasFocus() && !isPlaced) view.focus();
  });

  return false;
}

/** Replaces the content without an undo step and without an update event. */
function show(editor: Editor, { nodes }: LoadedHtml): void {
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, nodes);
  tr.setSelection(Selection.atStart(tr.doc));
  tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  editor.view.dispatch(tr);
}
