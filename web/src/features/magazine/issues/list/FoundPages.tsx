import { foldText } from '@baklja/contract/alias';
import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import type { FoundPage, Unsearchable } from '@baklja/contract/features/magazine/magazine-issues';
import { editorPath, recordAddress } from '@baklja/contract/kinds';
import { wordForms } from '@baklja/contract/word-forms';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { IconExternalLink } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { IssueCover } from '../IssueCover.tsx';
import { foundPagesQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueListScreen.module.css';

export function FoundPages({ search }: { search: string }) {
  const [words] = useDebouncedValue(search, SEARCH_AFTER_MS);
  const found = useQuery(foundPagesQuery(words));
  const { data, isFetching } = found;
  if (data === undefined) return found.error && <FailedQuery title="PDF-ovi nisu pretraženi." query={found} />;
  const issues = [...Map.groupBy(data.pages, ({ issue_id }) => issue_id).values()];
  return (
    <section aria-label="Mjesta u PDF-ovima" aria-busy={isFetching}>
      <Text c="quiet" py="sm" role="status">
        {data.total === 0 ? `U PDF-ovima nema „${words}”.` : text.found(data.total, issues.length)}
        {data.total > data.pages.length && `, prikazano prvih ${data.pages.length}`}
      </Text>
      {issues.map((pages) => (
        <IssuePages key={pages[0]?.issue_id} pages={pages} words={words} />
      ))}
      <Text c="quiet" fz="sm">
        {text.searchable(data.issues, data.issues + data.unsearchable.length)}{' '}
        {[...Map.groupBy(data.unsearchable, ({ reason }) => reason)]
          .map(([reason, ones]: [Unsearchable, typeof data.unsearchable]) =>
            text.unsearchable(
              reason,
              ones.map(({ broj }) => broj),
            ),
          )
          .join(' ')}{' '}
        {progressOf(data.unsearchable)}
      </Text>
    </section>
  );
}

/** How far the PDFs that are being read have come; empty when none is. */
function progressOf(unsearchable: readonly { reason: Unsearchable; pages: number; pages_read: number }[]): string {
  const waiting = unsearchable.filter(({ reason }) => reason === 'waiting');
  const sumOf = (name: 'pages' | 'pages_read') => waiting.reduce((sum, one) => sum + one[name], 0);
  return text.progress(sumOf('pages_read'), sumOf('pages'));
}

function IssuePages({ pages, words }: { pages: readonly FoundPage[]; words: string }) {
  const [first] = pages;
  if (!first) return null;
  const { issue_id, broj, slika } = first;
  return (
    <article className={classes.found} aria-label={text.title(broj)}>
      <Link to={editorPath('magazineIssue', issue_id)} className={classes.cover}>
        <Text span ff="heading" fz={24} fw={500} lh={1.3}>
          {broj}
        </Text>
        <Text span mb={6} c="quiet" style={{ whiteSpace: 'nowrap' }}>
          {issuePeriod(first)}
        </Text>
        <IssueCover path={slika} number={broj} />
      </Link>
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.page}>
            <strong>{`str. ${page.page}`}</strong>
            <div>
              <p className={classes.sentence}>
                <Marked sentence={page.sentence} words={words} />
              </p>
              <Text c="quiet" fz="sm">
                {page.article_id === null ? (
                  'stranica bez članka'
                ) : (
                  <>
                    iz članka{' '}
                    <TextLink to={recordAddress('magazineArticle', { id: page.article_id, key: page.article_id })}>
                      {page.article_title ?? ''}
                    </TextLink>
                  </>
                )}
              </Text>
            </div>
            <a
              className={classes.open}
              href={`${pictureUrl(page.link, pageSettings.fileHostUrl())}#page=${page.page}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`Otvori PDF broja ${broj} na stranici ${page.page}`}
            >
              <IconExternalLink aria-hidden /> Otvori PDF
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The sentence, in which the words that begin with a searched one, or are forms of it, are marked. */
function Marked({ sentence, words }: { sentence: string; words: string }) {
  const starts = foldText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const forms = new Set(starts.flatMap((start) => [...wordForms(start)]));
  return sentence.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    const folded = foldText(part);
    const isFound = forms.has(folded) || starts.some((start) => folded.startsWith(start));
    const Part = isFound ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    return <Part key={place}>{part}</Part>;
  });
}
