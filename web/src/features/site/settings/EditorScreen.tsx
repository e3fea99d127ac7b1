import { useState } from 'react';
import { HeadingToolbar } from '#web/forms/rich-text-editor/HeadingToolbar.tsx';
import { RichTextContent } from '#web/forms/rich-text-editor/RichTextContent.tsx';
import { useRichTextEditor } from '#web/forms/rich-text-editor/use-rich-text-editor.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './Settings.module.css';
import { settingsText as text } from './settings.text.ts';

/** /editor: a trial editor. Its content is not stored. */
export function EditorScreen() {
  const [html, setHtml] = useState('');
  const [videoHosts] = useState(() => pageSettings.videoHosts());
  const editor = useRichTextEditor({
    value: html,
    onChange: setHtml,
    label: text.editor,
    placeholder: text.editorPlaceholder,
    videoHosts,
  });
  return (
    <>
      <PageHead title={text.editor} />
      <p className={classes.help}>{text.editorHelp}</p>
      <div className={classes.measure}>
        <HeadingToolbar editor={editor} />
        <RichTextContent editor={editor} />
      </div>
    </>
  );
}
