import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { otherLanguage } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { pagesText } from '../pages.text.ts';
import type { PageListRequest } from './list-address.ts';
import { pageListText as text } from './page-list.text.ts';

type Props = {
  /** The language has no page at all. */
  isEmpty: boolean;
  request: PageListRequest;
  onChange: (next: Partial<PageListRequest>) => void;
};

/** Stands in place of the list: a language without pages, or nothing that was looked for. */
export function NoPages({ isEmpty, request, onChange }: Props) {
  const { search, translation } = request;
  if (!isEmpty && translation !== undefined) {
    return (
      <EmptyState
        title={search === '' ? text.noMatch[translation] : text.noMatchWithSearch}
        help={
          search === ''
            ? text.soughtIn(languageOf(request))
            : text.sought(languageOf(request), search, text.translations[translation])
        }
        actions={
          <>
            <Button onClick={() => onChange({ translation: undefined })}>{text.clearFilters}</Button>
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
  return isEmpty ? <NoneAtAll request={request} /> : <NothingFound request={request} onChange={onChange} />;
}

function NoneAtAll({ request }: Pick<Props, 'request'>) {
  return (
    <EmptyState
      title={`Ovdje će biti stranice na ${languageOf(request)}.`}
      help="Za prvu stranicu dovoljan je naslov. Tekst, poveznice i slike možete dopuniti poslije."
      actions={
        <Button component={Link} to={paths.createPage} variant="filled" leftSection={<IconPlus aria-hidden />}>
          {pagesText.createTitle}
        </Button>
      }
    />
  );
}

function NothingFound({ request, onChange }: Omit<Props, 'isEmpty'>) {
  const { search, language } = request;
  return (
    <EmptyState
      title={text.noTitle(search)}
      help={`${text.foldedSearch} ${text.soughtIn(languageOf(request))}`}
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

function languageOf({ language }: PageListRequest): string {
  return language === 'hr-HR' ? 'hrvatskom' : 'engleskom';
}
