import { MAGAZINE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ArticleFrame } from '#web/forms/ArticleFrame.tsx';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { useField } from '#web/forms/fields/field-of.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { ArticlePanel } from './ArticlePanel.tsx';
import classes from './ArticleScreens.module.css';
import { articleForm, firstValuesIn } from './article-form.tsx';
import { articleQueries } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

/** /dodaj-olimp-clanak: adds an article; `?broj=`, `?od=` and `?do=` are its first values. */
export function ArticleCreateScreen() {
  const [address] = useSearchParams();
  const [form] = useState(() => ({ ...articleForm, empty: { ...articleForm.empty, ...firstValuesIn(address) } }));
  return (
    <CreateRecord form={form} queries={articleQueries} skeleton={<ArticleSkeleton />}>
      <ArticleEditor />
    </CreateRecord>
  );
}

/** /uredi-olimp-clanak/{id}: changes or deletes an article. */
export function ArticleEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={articleForm} queries={articleQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      <ArticleEditor />
    </EditRecord>
  );
}

function ArticleEditor() {
  return (
    <ArticleFrame
      titleMaxLength={MAGAZINE_TITLE_MAX_LENGTH}
      titleFoot={<Subtitle />}
      panel={() => <ArticlePanel />}
      panelTexts={{ button: text.panel, label: text.panelLabel }}
      savingText={text.saving}
      needsTitle
    >
      <Content />
    </ArticleFrame>
  );
}

function Subtitle() {
  const { id, label, value, error, set } = useField(articleForm, 'podnaslov');
  return (
    <Textarea
      id={id}
      aria-label={label}
      placeholder={label}
      lang="hr"
      autosize
      minRows={1}
      maxLength={MAGAZINE_TITLE_MAX_LENGTH}
      classNames={{ input: classes.subtitle }}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
    />
  );
}

function Content() {
  const { draft, change, isLocked } = useRecord(articleForm);
  const words = useMemo(() => countOfWords(draft.puni_sadrzaj), [draft.puni_sadrzaj]);
  const content = useRichTextField({
    html: draft.puni_sadrzaj,
    onChange: (html) => change({ puni_sadrzaj: html }),
    label: text.content,
    placeholder: text.contentExample,
    note: words,
    language: draft.language,
    isLocked,
  });
  return <RichTextFields texts={[content]} language={draft.language} />;
}
