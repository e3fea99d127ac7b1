import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countWords } from '#web/lib/text/html-text.ts';
import type { PickImage } from './dialogs/use-picture-choice.tsx';
import { RichTextContent } from './RichTextContent.tsx';
import { RichTextFrame } from './RichTextFrame.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

type Props = {
  intro?: string;
  body?: string;
  onIntroChange?: (html: string) => void;
  onBodyChange?: (html: string) => void;
  pickImage?: PickImage;
};

/** Introduction and body of an article under one toolbar, as in the post form. */
export function ArticleEditor({ intro = '', body = '', onIntroChange, onBodyChange, pickImage }: Props) {
  const [texts, setTexts] = useState({ intro, body });
  const changeIntro = (html: string) => {
    setTexts((current) => ({ ...current, intro: html }));
    onIntroChange?.(html);
  };
  const changeBody = (html: string) => {
    setTexts((current) => ({ ...current, body: html }));
    onBodyChange?.(html);
  };
  const introEditor = useRichTextEditor({
    value: texts.intro,
    onChange: changeIntro,
    label: 'Uvod',
    placeholder: 'Napišite uvod',
    videoHosts: DEFAULT_VIDEO_HOSTS,
  });
  const bodyEditor = useRichTextEditor({
    value: texts.body,
    onChange: changeBody,
    label: 'Tekst',
    placeholder: 'Napišite tekst',
    videoHosts: DEFAULT_VIDEO_HOSTS,
  });

  return (
    <main style={{ maxWidth: 720, margin: '24px auto', padding: '0 16px' }}>
      <RichTextFrame
        texts={[
          { editor: introEditor, html: texts.intro, onChange: changeIntro },
          { editor: bodyEditor, html: texts.body, onChange: changeBody },
        ]}
        videoHosts={DEFAULT_VIDEO_HOSTS}
        pickImage={pickImage}
      >
        <h1>Uvod</h1>
        <RichTextContent editor={introEditor} variant="intro" pickImage={pickImage} />
        <h1>Tekst</h1>
        <p>{countWords(texts.body)} riječi</p>
        <RichTextContent editor={bodyEditor} pickImage={pickImage} />
      </RichTextFrame>
      <Button onClick={() => setTexts({ intro: '<p>Vraćeni uvod</p>', body: '<p>Vraćeni tekst</p>' })}>
        Vrati skicu
      </Button>
    </main>
  );
}
ArticleEditor.title = 'Tekst/Uvod i tekst članka';
