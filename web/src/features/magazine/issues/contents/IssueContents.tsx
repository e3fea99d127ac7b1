import type { PageRange } from '@baklja/contract/features/magazine/issue-pages';
import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { editorPath, recordAddress } from '@baklja/contract/kinds';
import { ISSUE_PAGES_MAX } from '@baklja/contract/limits';
import { Box, Button, Flex, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { MissingRow } from '#web/forms/MissingRow.tsx';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { IconChevronLeft, IconChevronRight, IconPlus } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { issueArticlesQuery } from '#web/lib/queries/issue-articles-query.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { type ArticlesByPage, type ContentsLine, contentsOf, rangeText } from '#web/lists/issue-pages/issue-pages.ts';
import { PageStrip } from '#web/lists/issue-pages/PageStrip.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { articleForm } from '../../articles/article-form.tsx';
import { articleQueries } from '../../articles/articles.queries.ts';
import { issueListQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueContents.module.css';

/** Parameter of the address that holds the article whose pages are open. */
const PAGES_PARAM = 'stranice';

export function IssueContents({ issue }: { issue: MagazineIssue }) {
  const articles = useQuery(issueArticlesQuery(issue.id));
  const contents = contentsOf(articles.data ?? [], issue.pages ?? 0);
  return (
    <section aria-label={text.contents}>
      <Flex wrap="wrap" rowGap="xs" columnGap="sm" align="baseline" mb="sm">
        <Title order={2} flex={1}>
          {text.contents}
        </Title>
        <Neighbours issue={issue} />
        <Button component={Link} to={paths.createArticleIn(issue.id)} leftSection={<IconPlus aria-hidden />}>
          Novi članak u broju
        </Button>
      </Flex>
      {articles.isError && <FailedQuery title="Članci broja nisu učitani." query={articles} />}
      {articles.data?.length === 0 && (
        <Text c="quiet" pt="xs">
          U broju još nema članaka.
        </Text>
      )}
      {articles.data && articles.data.length > 0 && <Known contents={contents} issue={issue.id} />}
    </section>
  );
}

function Known({ contents, issue }: { contents: ArticlesByPage; issue: number }) {
  return (
    <>
      <PageStrip contents={contents} />
      <PagesDrawer lines={contents.lines} />
      <table className={classes.lines} aria-label={text.contents}>
        <thead>
          <tr>
            <th scope="col">Stranice</th>
            <th scope="col" colSpan={2}>
              Naslov
            </th>
          </tr>
        </thead>
        <tbody>
          {contents.lines.map((line) =>
            line.article ? (
              <Article key={line.article.id} line={{ ...line, article: line.article }} />
            ) : (
              <Gap key={`gap-${line.range.first}`} range={line.range} issue={issue} />
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

/** The two page fields of an article, over its issue. */
function PagesDrawer({ lines }: { lines: readonly ContentsLine[] }) {
  const { recordKey } = useOpenRow(PAGES_PARAM);
  const article = lines.find(({ article }) => String(article?.id) === recordKey)?.article;
  if (!article) return <MissingRow kind="magazineArticle" param={PAGES_PARAM} />;
  return (
    <RecordDrawer
      key={article.id}
      form={articleForm}
      queries={articleQueries}
      param={PAGES_PARAM}
      recordKey={String(article.id)}
    >
      <Text c="quiet">{article.naslov}</Text>
      <SimpleGrid cols={2}>
        <NumberField form={articleForm} name="stranica_start" min={1} max={ISSUE_PAGES_MAX} />
        <NumberField form={articleForm} name="stranica_kraj" min={1} max={ISSUE_PAGES_MAX} />
      </SimpleGrid>
    </RecordDrawer>
  );
}

function Gap({ range, issue }: { range: PageRange; issue: number }) {
  return (
    <Box component="tr" c="quiet">
      <td>{rangeText(range)}</td>
      <td>Nema članka</td>
      <td>
        <Link
          to={paths.createArticleIn(issue, range)}
          className={classes.act}
          aria-label={text.addAt(rangeText(range))}
        >
          <IconPlus aria-hidden /> Dodaj
        </Link>
      </td>
    </Box>
  );
}

function Article({ line }: { line: ContentsLine & { article: MagazineArticleRow } }) {
  const { article, range, alsoBefore } = line;
  const { id, naslov, autori, rubrika } = article;
  const { to } = useRowLink(PAGES_PARAM, id);
  const isWrong = alsoBefore.length > 0;
  return (
    <tr>
      <Box component="td" {...(isWrong ? { fw: 600 } : { c: 'quiet' })}>
        {range ? rangeText(range) : '–'}
      </Box>
      <td>
        <Link to={recordAddress('magazineArticle', { id, key: id })} className={classes.title}>
          {naslov}
        </Link>
        <Text c="quiet" fz="sm">
          {[autori || 'bez autora', rubrika].filter(Boolean).join(' · ')}
          {isWrong && (
            <Box component="strong" c="var(--ink)">
              {` · ${text.alsoBefore(alsoBefore)}`}
            </Box>
          )}
        </Text>
      </td>
      <td>
        {(isWrong || !range) && (
          <Link
            id={rowLinkId(PAGES_PARAM, id)}
            to={to}
            className={classes.act}
            aria-label={isWrong ? `Ispravi stranice: ${naslov}` : `Upiši str.: ${naslov}`}
          >
            {isWrong ? 'Ispravi' : 'Upiši str.'}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Neighbours({ issue }: { issue: MagazineIssue }) {
  const { data: issues = [] } = useQuery(issueListQuery);
  const place = issues.findIndex(({ id }) => id === issue.id);
  if (place < 0) return null;
  // The list begins with the latest.
  const [next, previous] = [issues[place - 1], issues[place + 1]];
  if (!next && !previous) return null;
  return (
    <Flex component="nav" gap="sm" className={classes.neighbours} aria-label={text.neighbours}>
      {previous && (
        <Link to={editorPath('magazineIssue', previous.id)} aria-label={`Prethodni broj: ${previous.broj}`}>
          <IconChevronLeft aria-hidden /> {previous.broj}
        </Link>
      )}
      {next && (
        <Link to={editorPath('magazineIssue', next.id)} aria-label={`Sljedeći broj: ${next.broj}`}>
          {next.broj} <IconChevronRight aria-hidden />
        </Link>
      )}
    </Flex>
  );
}
