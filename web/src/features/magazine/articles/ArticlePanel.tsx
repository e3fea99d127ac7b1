import { ISSUE_PAGES_MAX } from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { RecordStamps } from '#web/forms/RecordStamps.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { sectionQueries } from '../people/sections.queries.ts';
import classes from './ArticleEditor.module.css';
import { AuthorsField } from './AuthorsField.tsx';
import type { OpenArticle } from './article-form.tsx';
import { issueChoicesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';
import { PagesNote } from './PagesNote.tsx';
import { PhotographerField } from './PhotographerField.tsx';
import { TagsField } from './TagsField.tsx';

/** Where an article is printed, who signs it, and its tags. */
export function ArticlePanel({ record }: { record: OpenArticle }) {
  const { row } = record;
  return (
    <>
      <section className={panelClasses.section}>
        <IssueField record={record} />
        <SectionField record={record} />
        <div className={classes.pages}>
          <NumberField record={record} name="stranica_start" min={1} max={ISSUE_PAGES_MAX} />
          <NumberField record={record} name="stranica_kraj" min={1} max={ISSUE_PAGES_MAX} />
        </div>
        <PagesNote draft={record.draft} id={row?.id ?? record.creating?.created?.id} />
      </section>
      <section className={panelClasses.section}>
        <AuthorsField record={record} />
        <PhotographerField record={record} />
      </section>
      <section className={panelClasses.section}>
        <TagsField record={record} />
      </section>
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeleteRecord record={record} />
        </section>
      )}
    </>
  );
}

function IssueField({ record }: { record: OpenArticle }) {
  const issues = useQuery(issueChoicesQuery);
  return (
    <SelectField
      record={record}
      name="broj_id"
      placeholder={text.noIssue}
      choices={(issues.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      failure={issues.isError ? text.isNotRead('Brojevi') : undefined}
    />
  );
}

function SectionField({ record }: { record: OpenArticle }) {
  const sections = useQuery(sectionQueries.list({}));
  return (
    <SelectField
      record={record}
      name="rubrika_id"
      placeholder={text.noSection}
      choices={(sections.data ?? []).map(({ id, naziv }) => ({ value: id, label: naziv }))}
      failure={sections.isError ? text.sectionsNotRead : undefined}
    />
  );
}
