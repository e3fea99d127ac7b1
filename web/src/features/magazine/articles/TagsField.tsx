import { Autocomplete, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import classes from './ArticleEditor.module.css';
import { type OpenArticle, tagsIn } from './article-form.tsx';
import { articleListQuery, issueArticlesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

/** Tags, with those of the same issue and of the latest articles as suggestions. */
export function TagsField({ record }: { record: OpenArticle }) {
  const { id, label, value: tags, error, isLocked, set, leave } = fieldOf(record, 'tags');
  const [typed, setTyped] = useState('');
  const isPicked = useRef(false);
  const suggestions = useSuggestions(record.draft.broj_id).filter((tag) => !tags.includes(tag));
  const add = (words: string) => {
    set([...new Set([...tags, ...tagsIn(words)])]);
    setTyped('');
  };
  return (
    <div>
      <p className={classes.labelLine}>
        <b>{label}</b>
      </p>
      <ul className={classes.tags} aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            <CloseButton
              size={20}
              iconSize={14}
              aria-label={text.removeTag(tag)}
              disabled={isLocked}
              onClick={() => set(tags.filter((other) => other !== tag))}
            />
          </li>
        ))}
      </ul>
      <Autocomplete
        id={id}
        aria-label={label}
        placeholder={text.addTag}
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
