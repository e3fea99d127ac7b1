import { countOf } from '@baklja/contract/plural';
import { useEffect, useMemo } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { toPickedImage } from '#web/widgets/media-picker/picked-image.ts';
import { useMediaPicker } from '#web/widgets/media-picker/use-media-picker.tsx';
import { countWords } from '#web/widgets/rich-text-editor/count-words.ts';
import { RichTextContent } from '#web/widgets/rich-text-editor/RichTextContent.tsx';
import { RichTextToolbar } from '#web/widgets/rich-text-editor/RichTextToolbar.tsx';
import { useFocusedEditor, useRichTextEditor } from '#web/widgets/rich-text-editor/use-rich-text-editor.ts';
import classes from './ArticleTexts.module.css';
import type { PostDraft } from './post-form.ts';

type Props = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void; isLocked: boolean };

const WORDS = { one: 'riječ', few: 'riječi', other: 'riječi' };

/** Introduction and body of a post under one toolbar, as readers will see them. */
export function ArticleTexts({ draft, onChange, isLocked }: Props) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const intro = useRichTextEditor({
    value: draft.introtext,
    onChange: (introtext) => onChange({ introtext }),
    label: 'Uvod',
    placeholder: 'O čemu je riječ, u jednoj ili dvije rečenice.',
    describedBy: 'post-introtext-note',
    videoHosts,
  });
  const body = useRichTextEditor({
    value: draft.fulltext,
    onChange: (fulltext) => onChange({ fulltext }),
    label: 'Tekst',
    placeholder: 'Tekst članka.',
    videoHosts,
  });
  const focused = useFocusedEditor([intro, body]);
  const picker = useMediaPicker();
  const pickImage = async () => {
    const [file] = await picker.pick('image');
    return file && toPickedImage(file, draft.language);
  };
  useEffect(() => {
    intro.setEditable(!isLocked, false);
    body.setEditable(!isLocked, false);
  }, [intro, body, isLocked]);

  const words = useMemo(() => countWords(draft.fulltext), [draft.fulltext]);
  return (
    <>
      <RichTextToolbar editor={focused} videoHosts={videoHosts} pickImage={pickImage} />
      <section className={classes.section}>
        <p className={classes.head}>
          <b>Uvod</b> <span id="post-introtext-note">prikazuje se u popisima i na naslovnici</span>
        </p>
        <RichTextContent editor={intro} variant="intro" pickImage={pickImage} />
      </section>
      <section className={classes.section}>
        <p className={classes.head}>
          <b>Tekst</b> <span>{countOf(words, WORDS)}</span>
        </p>
        <RichTextContent editor={body} pickImage={pickImage} />
      </section>
      {picker.dialog}
    </>
  );
}
