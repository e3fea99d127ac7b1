import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { IconPlus } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths, pictureUrl } from '#web/lib/paths.ts';
import { issueArticlesQuery } from '#web/lib/queries/issue-articles-query.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { contentsOf } from '#web/lists/issue-pages/issue-pages.ts';
import { PageStrip } from '#web/lists/issue-pages/PageStrip.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, hasFailed, isLoading, ReadError } from './DashboardBlock.tsx';
import { LoadingRows } from './DashboardRow.tsx';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };

/** The issue of the magazine with the highest number, for its editor. */
export function NewestIssue() {
  const read = useQuery({
    queryKey: ['dashboard', 'issues'],
    queryFn: ({ signal }) => call(magazineIssueRoutes.listIssues, {}, { signal }),
    staleTime: 0,
  });
  const [issue] = read.data ?? [];
  const articles = useQuery({ ...issueArticlesQuery(issue?.id), staleTime: 0 });
  // They are shown together, so that the strip of pages moves nothing.
  const isBusy = isLoading(read) || (issue !== undefined && isLoading(articles));
  const isSlow = useDelayed(isBusy, SKELETON_AFTER_MS);
  const facts = issue && [
    issuePeriod(issue),
    countOf(issue.articles ?? 0, ARTICLES),
    issue.pages ? countOf(issue.pages, PAGES) : '',
  ];
  return (
    <DashboardBlock
      id="newest-issue"
      title="Najnoviji broj"
      link={<TextLink to={SCREENS.magazine_issues.path}>Svi brojevi</TextLink>}
      isBusy={isBusy}
    >
      <ReadError
        title={hasFailed(read) ? 'Najnoviji broj nije učitan.' : 'Stranice broja nisu učitane.'}
        reads={[read, articles]}
      />
      {isBusy && <LoadingRows count={4} isSeen={isSlow} />}
      {read.data && !issue && (
        <Text className={classes.lined} c="quiet" py="sm">
          Još nema brojeva. <TextLink to={SCREENS.createMagazineIssue.path}>Dodaj Olimp</TextLink>
        </Text>
      )}
      {issue && !isBusy && (
        <Flex className={classes.lined} gap="md" py="sm">
          <Thumbnail
            url={
              issue.slika === ''
                ? undefined
                : pictureUrl(issue.slika, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })
            }
            width={96}
            height={128}
          />
          <Box flex={1} miw={0}>
            <Title order={3}>Olimp {issue.broj}</Title>
            <Text c="quiet" mb="xs">
              {facts?.filter(Boolean).join(', ')}
            </Text>
            {articles.data && articles.data.length > 0 && (
              <PageStrip contents={contentsOf(articles.data, issue.pages ?? 0)} />
            )}
            <Group gap="xs">
              <Button component={Link} to={editorPath('magazineIssue', issue.id)}>
                Uredi broj
              </Button>
              <Button component={Link} to={paths.createArticleIn(issue.id)} leftSection={<IconPlus aria-hidden />}>
                Dodaj članak
              </Button>
            </Group>
          </Box>
        </Flex>
      )}
    </DashboardBlock>
  );
}
