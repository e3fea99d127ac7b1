import { useEffect, useMemo } from 'react';
import { langOf } from '#web/lib/languages.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { FilePickerProvider } from '#web/widgets/link-field/file-picker.ts';
import { usePickFile } from '#web/widgets/media-picker/use-pick-file.ts';
import { usePickImage } from '#web/widgets/media-picker/use-pick-image.ts';
import { countOfWords } from '#web/widgets/record-form/count-of-words.ts';
import { RichTextSection } from '#web/widgets/record-form/RichTextSection.tsx';
import { RichTextFrame } from '#web/widgets/rich-text-editor/RichTextFrame.tsx';
import { useRichTextEditor } from '#web/widgets/rich-text-editor/use-rich-text-editor.ts';
import type { PageDraft } from './page-form.ts';

type Props = {
  html: string;
  onChange: (html: string) => void;
  /** Name of the field. */
  label: string;
  placeholder: string;
  language: PageDraft['language'];
  isLocked: boolean;
};

/** A rich text of a page under its own toolbar, as readers will see it. */
export function PageText({ html, onChange, label, placeholder, language, isLocked }: Props) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const editor = useRichTextEditor({ value: html, onChange, label, placeholder, lang: langOf(language), videoHosts });
  const { pickImage, dialog } = usePickImage(language);
  const { pickFile, dialog: fileDialog } = usePickFile();
  useEffect(() => {
    editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);
  const words = useMemo(() => countOfWords(html), [html]);
  return (
    <div>
      <FilePickerProvider value={pickFile}>
        <RichTextFrame texts={[{ editor, html, onChange }]} videoHosts={videoHosts} pickImage={pickImage}>
          <RichTextSection editor={editor} label={label} note={words} pickImage={pickImage} />
        </RichTextFrame>
      </FilePickerProvider>
      {dialog}
      {fileDialog}
    </div>
  );
}
