import { useLayoutEffect, useMemo } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { RichTextContent } from './RichTextContent.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

/** An HTML text for reading and copying; what the editor would not accept is left out. */
export function ReadOnlyText({ label, html, lang }: { label: string; html: string; lang: 'hr' | 'en' }) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const editor = useRichTextEditor({ value: html, onChange: keepUnchanged, label, lang, videoHosts });
  useLayoutEffect(() => editor.setEditable(false, false), [editor]);
  return <RichTextContent editor={editor} />;
}

/** The text is read-only. */
function keepUnchanged() {}
