import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { useMemo } from 'react';
import { ArticleFrame } from '#web/forms/ArticleFrame.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { GalleryEditor } from '#web/media/gallery/GalleryEditor.tsx';
import { postsText } from '../posts.text.ts';
import { addImages } from './form/gallery.ts';
import type { OpenPost } from './form/post-draft.ts';
import { PostAlias } from './PostAlias.tsx';
import { PublishPanel } from './PublishPanel.tsx';

export function PostEditor({ record }: { record: OpenPost }) {
  const alias = record.row?.alias ?? record.creating?.created?.alias;
  return (
    <ArticleFrame
      record={record}
      titleMaxLength={POST_TITLE_MAX_LENGTH}
      titleFoot={alias !== undefined && <PostAlias alias={alias} />}
      panel={(translation) => <PublishPanel record={record} translation={translation} />}
      savingText={postsText.saving}
      needsTitle
    >
      <ArticleTexts record={record} />
      <Gallery record={record} />
    </ArticleFrame>
  );
}

function ArticleTexts({ record: { draft, change, isLocked } }: { record: OpenPost }) {
  const { language } = draft;
  const words = useMemo(() => countOfWords(draft.fulltext), [draft.fulltext]);
  const intro = useRichTextField({
    html: draft.introtext,
    onChange: (introtext) => change({ introtext }),
    label: 'Uvod',
    placeholder: 'O čemu je riječ, u jednoj ili dvije rečenice.',
    note: 'prikazuje se u popisima i na naslovnici',
    noteId: 'post-introtext-note',
    language,
    isLocked,
  });
  const body = useRichTextField({
    html: draft.fulltext,
    onChange: (fulltext) => change({ fulltext }),
    label: 'Tekst',
    placeholder: 'Tekst članka.',
    note: words,
    language,
    isLocked,
  });
  return <RichTextFields texts={[intro, body]} language={language} hasIntroduction />;
}

/** Memoised because a gallery may be long and most changes affect only the text. */
function Gallery({ record: { draft, change } }: { record: OpenPost }) {
  return useMemo(
    () => (
      <GalleryEditor
        gallery={draft.gallery}
        language={draft.language}
        add={addImages}
        onChange={(pictures) => change({ gallery: pictures })}
      />
    ),
    [draft.gallery, draft.language, change],
  );
}
