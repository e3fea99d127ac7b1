import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { IconCopy, IconLock } from '#web/lib/icons.ts';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { GalleryEditor } from '#web/media/gallery/GalleryEditor.tsx';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { postQueries } from '../posts.queries.ts';
import { postForm } from './form/post-form.tsx';
import { addImages } from './form/post-images.ts';
import { PublishPanel } from './PublishPanel.tsx';

export function PostScreen() {
  const { alias } = useParams();
  return (
    <RecordByKey form={postForm} queries={postQueries} recordKey={alias}>
      <PostEditor />
    </RecordByKey>
  );
}

export function PostEditor() {
  const record = useRecord(postForm);
  const alias = record.row?.alias ?? record.creating?.created?.alias;
  return (
    <PageFrame
      titleField={{
        maxLength: POST_TITLE_MAX_LENGTH,
        foot: <PostAlias alias={alias} />,
        isNeeded: true,
        savingText: 'Post se objavljuje...',
      }}
      panel={(translation) => <PublishPanel {...translation} />}
    >
      <ArticleTexts />
      <Gallery />
    </PageFrame>
  );
}

function ArticleTexts() {
  const { draft, change, isLocked } = useRecord(postForm);
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
function Gallery() {
  const { draft, change } = useRecord(postForm);
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

/** A new article has its line too, so that nothing moves when it is saved. */
function PostAlias({ alias }: { alias: string | undefined }) {
  const copy = useCopy();
  if (alias === undefined) {
    return (
      <Text mt={4} mih={28} lh="28px" c="dimmed" fz="sm">
        Alias nastaje iz naslova pri prvom spremanju.
      </Text>
    );
  }
  const messages = { copied: 'Alias je kopiran.', notCopied: `Preglednik ne dopušta kopiranje. Alias glasi: ${alias}` };
  return (
    <Group component="p" gap={6} mt={4} mih={28} wrap="nowrap" c="dimmed" fz="sm">
      <IconLock aria-hidden /> alias{' '}
      <Text span c="quiet" fz="sm" truncate title={alias}>
        {alias}
      </Text>
      <ActionIcon aria-label="Kopiraj alias" onClick={() => void copy(alias, messages)}>
        <IconCopy aria-hidden />
      </ActionIcon>
    </Group>
  );
}
