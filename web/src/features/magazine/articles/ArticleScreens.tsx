import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articleForm, firstValuesIn } from './article-form.tsx';
import { articleQueries } from './articles.queries.ts';

/** /dodaj-olimp-clanak: adds an article; `?broj=`, `?od=` and `?do=` are its first values. */
export function ArticleCreateScreen() {
  const [address] = useSearchParams();
  const [form] = useState(() => ({ ...articleForm, empty: { ...articleForm.empty, ...firstValuesIn(address) } }));
  return (
    <CreateRecord form={form} queries={articleQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <ArticleEditor record={record} />}
    </CreateRecord>
  );
}

/** /uredi-olimp-clanak/{id}: changes or deletes an article. */
export function ArticleEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={articleForm} queries={articleQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <ArticleEditor record={record} />}
    </EditRecord>
  );
}
