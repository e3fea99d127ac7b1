import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { otherLanguage } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { postsText } from '../posts.text.ts';
import { filterCount } from './filter-count.ts';
import { type FullRequest, NO_FILTERS } from './list-address.ts';
import { postListText as text } from './post-list.text.ts';
import { useFilterNames } from './use-filter-names.ts';

type Props = { request: FullRequest; onChange: (next: Partial<FullRequest>) => void };

/** Stands in place of the list: a language without posts, or nothing that was looked for. */
export function NoPosts({ request, onChange }: Props) {
  if (filterCount(request) > 0) return <NothingFiltered request={request} onChange={onChange} />;
  if (request.search !== '') return <NothingFound request={request} onChange={onChange} />;
  return (
    <EmptyState
      title={`Ovdje će biti članci na ${languageOf(request)}.`}
      help="Za prvi članak trebate naslov i kategoriju. Ostalo možete dopuniti poslije; dok je skica, javnost ga ne vidi."
      actions={
        <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
          {postsText.createTitle}
        </Button>
      }
    />
  );
}

function NothingFound({ request, onChange }: Props) {
  const { search, language } = request;
  return (
    <EmptyState
      title={text.noTitle(search)}
      help={`${text.foldedSearch} Traženo je među člancima na ${languageOf(request)}.`}
      actions={
        <>
          <Button onClick={() => onChange({ search: '' })}>{text.clearSearch}</Button>
          <Button variant="quiet" onClick={() => onChange({ language: otherLanguage(language) })}>
            {language === 'hr-HR' ? 'Traži među engleskima' : 'Traži među hrvatskima'}
          </Button>
        </>
      }
    />
  );
}

function NothingFiltered({ request, onChange }: Props) {
  const { search } = request;
  const sought = useFilterNames(request).map(({ name, value }) => `${name.toLowerCase()} „${value}”`);
  if (search !== '') sought.unshift(`naslov sadrži „${search}”`);
  return (
    <EmptyState
      title={text.noMatch}
      help={`Traženo je među člancima na ${languageOf(request)}: ${sought.join(', ')}.`}
      actions={
        <>
          <Button onClick={() => onChange(NO_FILTERS)}>{text.clearFilters}</Button>
          {search !== '' && (
            <Button variant="quiet" onClick={() => onChange({ search: '' })}>
              {text.clearSearch}
            </Button>
          )}
        </>
      }
    />
  );
}

function languageOf({ language }: FullRequest): string {
  return language === 'hr-HR' ? 'hrvatskom' : 'engleskom';
}
