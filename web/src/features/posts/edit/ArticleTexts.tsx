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
import type { PostDraft } from './post-form.ts';

type Props = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void; isLocked: boolean };

/** Introduction and body of a post under one toolbar, as readers will see them. */
export function ArticleTexts({ draft, onChange, isLocked }: Props) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const lang = langOf(draft.language);
  const changeIntro = (introtext: string) => onChange({ introtext });
  const changeBody = (fulltext: string) => onChange({ fulltext });
  const intro = useRichTextEditor({
    value: draft.introtext,
    onChange: changeIntro,
    label: 'Uvod',
    placeholder: 'O čemu je riječ, u jednoj ili dvije rečenice.',
    describedBy: 'post-introtext-note',
    lang,
    videoHosts,
  });
  const body = useRichTextEditor({
    value: draft.fulltext,
    onChange: changeBody,
    label: 'Tekst',
    placeholder: 'Tekst članka.',
    lang,
    videoHosts,
  });
  const { pickImage, dialog } = usePickImage(draft.language);
  const { pickFile, dialog: fileDialog } = usePickFile();
  useEffect(() => {
    intro.setEditable(!isLocked, false);
    body.setEditable(!isLocked, false);
  }, [intro, body, isLocked]);

  const words = useMemo(() => countOfWords(draft.fulltext), [draft.fulltext]);
  return (
    <>
      <FilePickerProvider value={pickFile}>
        <RichTextFrame
          texts={[
            { editor: intro, html: draft.introtext, onChange: changeIntro },
            { editor: body, html: draft.fulltext, onChange: changeBody },
          ]}
          videoHosts={videoHosts}
          pickImage={pickImage}
        >
          <RichTextSection
            editor={intro}
            label="Uvod"
            note="prikazuje se u popisima i na naslovnici"
            noteId="post-introtext-note"
            variant="intro"
            pickImage={pickImage}
          />
          <RichTextSection editor={body} label="Tekst" note={words} pickImage={pickImage} />
        </RichTextFrame>
      </FilePickerProvider>
      {dialog}
      {fileDialog}
    </>
  );
}
