import { MAGAZINE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { ArticlePanel } from './ArticlePanel.tsx';
import classes from './ArticleScreen.module.css';
import { articleForm, firstValuesIn } from './article-form.tsx';
import { articleQueries } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

export function ArticleScreen() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const form = useMemo(
    () => ({ ...articleForm, empty: { ...articleForm.empty, ...firstValuesIn(address) } }),
    [address],
  );
  return (
    <RecordByKey form={form} queries={articleQueries} recordKey={id}>
      <ArticleEditor />
    </RecordByKey>
  );
}

function ArticleEditor() {
  return (
    <PageFrame
      titleField={{
        maxLength: MAGAZINE_TITLE_MAX_LENGTH,
        foot: <Subtitle />,
        isNeeded: true,
        savingText: 'Članak se sprema…',
      }}
      panel={() => <ArticlePanel />}
      panelTexts={{ button: 'Podaci', label: 'Podaci o članku' }}
    >
      <Content />
    </PageFrame>
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
    placeholder: 'Tekst članka.',
    note: words,
    language: draft.language,
    isLocked,
  });
  return <RichTextFields texts={[content]} language={draft.language} />;
}
