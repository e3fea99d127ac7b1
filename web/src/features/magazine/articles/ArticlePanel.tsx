import { ISSUE_PAGES_MAX } from '@baklja/contract/limits';
import { Autocomplete, CloseButton, Flex, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordStamps } from '#web/forms/RecordFacts.tsx';
import { IconAlertTriangle, IconInfoCircle } from '#web/lib/icons.ts';
import { issueArticlesQuery } from '#web/lib/queries/issue-articles-query.ts';
import panelClasses from '#web/ui/Panel.module.css';
import { AuthorSelect } from '../people/AuthorSelect.tsx';
import { sectionQueries } from '../people/people.queries.ts';
import classes from './ArticleScreen.module.css';
import { AuthorsField } from './AuthorsField.tsx';
import { articleForm, tagsIn } from './article-form.tsx';
import { articleListQuery, issueChoicesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';
import { findNewPages, findOverlap } from './page-overlap.ts';

export function ArticlePanel() {
  const record = useRecord(articleForm);
  const { row } = record;
  const issues = useQuery(issueChoicesQuery);
  const sections = useQuery(sectionQueries.list({}));
  return (
    <>
      <section className={panelClasses.section}>
        <SelectField
          form={articleForm}
          name="broj_id"
          placeholder="Bez broja"
          choices={(issues.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          failure={issues.isError ? text.isNotRead('Brojevi') : undefined}
        />
        <SelectField
          form={articleForm}
          name="rubrika_id"
          placeholder="Bez rubrike"
          choices={(sections.data ?? []).map(({ id, naziv }) => ({ value: id, label: naziv }))}
          failure={sections.isError ? 'Rubrike nisu učitane.' : undefined}
        />
        <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
          <NumberField form={articleForm} name="stranica_start" min={1} max={ISSUE_PAGES_MAX} />
          <NumberField form={articleForm} name="stranica_kraj" min={1} max={ISSUE_PAGES_MAX} />
        </SimpleGrid>
        <PagesNote />
      </section>
      <section className={panelClasses.section}>
        <AuthorsField />
        <AuthorSelect form={articleForm} name="foto_autor_id" isOptional />
      </section>
      <section className={panelClasses.section}>
        <TagsField />
      </section>
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeleteRecord />
        </section>
      )}
    </>
  );
}

/** Whether other articles of the issue are on the same pages, and which pages had no article. Saving stays possible. */
function PagesNote() {
  const { draft, row, creating } = useRecord(articleForm);
  const id = row?.id ?? creating?.created?.id;
  const articles = useQuery(issueArticlesQuery(draft.broj_id)).data;
  const { stranica_start: first, stranica_kraj: last } = draft;
  const isWhole = first !== undefined && (last === undefined || last >= first);
  const own = isWhole ? { stranica_start: first, stranica_kraj: last ?? null } : undefined;
  const others = articles?.filter((article) => article.id !== id);
  const overlap = own && others && findOverlap(own, others);
  const newPages = own && articles ? findNewPages(own, articles) : [];
  const isOverlapping = overlap !== undefined && overlap.pages.length > 0;
  // The element stays, so that screen readers announce its changes.
  return (
    <Flex component="p" gap={6} c={isOverlapping ? 'red' : 'quiet'} fz="sm" role="status">
      {isOverlapping && (
        <>
          <IconAlertTriangle style={{ height: 18 }} aria-hidden />
          <span>
            {text.overlap(text.pageList(overlap.pages), overlap.titles.map((title) => `„${title}”`).join(', '))}
          </span>
        </>
      )}
      {overlap && !isOverlapping && (
        <>
          <IconInfoCircle style={{ height: 18 }} aria-hidden />
          <span>
            {newPages.length > 0 && `${text.wereEmpty(newPages)} `}
            Preklapanja nema.
          </span>
        </>
      )}
    </Flex>
  );
}

/** Tags, with those of the same issue and of the latest articles as suggestions. */
function TagsField() {
  const record = useRecord(articleForm);
  const { id, label, value: tags, error, isLocked, set, leave } = useField(articleForm, 'tags');
  const [typed, setTyped] = useState('');
  const isPicked = useRef(false);
  const suggestions = useSuggestions(record.draft.broj_id).filter((tag) => !tags.includes(tag));
  const add = (words: string) => {
    set([...new Set([...tags, ...tagsIn(words)])]);
    setTyped('');
  };
  return (
    <div>
      <Text fz="sm" fw={600}>
        {label}
      </Text>
      <Flex component="ul" wrap="wrap" gap={6} mt="xs" aria-label={label}>
        {tags.map((tag) => (
          <li key={tag} className={classes.tag}>
            {tag}
            <CloseButton
              size={20}
              iconSize={14}
              aria-label={`Ukloni tag ${tag}`}
              disabled={isLocked}
              onClick={() => set(tags.filter((other) => other !== tag))}
            />
          </li>
        ))}
      </Flex>
      <Autocomplete
        id={id}
        aria-label={label}
        placeholder="Dodaj tag, zarez ili Enter"
        data={suggestions}
        limit={8}
        value={typed}
        error={error}
        disabled={isLocked}
        // A picked suggestion arrives as a change.
        onOptionSubmit={() => {
          isPicked.current = true;
        }}
        onChange={(words) => {
          if (isPicked.current || words.includes(',')) add(words);
          else setTyped(words);
          isPicked.current = false;
        }}
        onKeyDown={(event) => {
          const picks = event.currentTarget.getAttribute('aria-activedescendant') !== null;
          if (event.key !== 'Enter' || picks || typed.trim() === '') return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => {
          if (typed.trim() !== '') add(typed);
          leave();
        }}
      />
    </div>
  );
}

function useSuggestions(issue: number | undefined): string[] {
  const ofIssue = useQuery(issueArticlesQuery(issue)).data ?? [];
  const latest = useQuery(articleListQuery({ page: 1, search: '' })).data?.articles ?? [];
  const known = new Set([...ofIssue, ...latest].flatMap(({ tagovi }) => tagsIn(tagovi)));
  return [...known].toSorted((a, b) => a.localeCompare(b, 'hr'));
}
