import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Button, Flex, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, isLoading, ReadError } from './DashboardBlock.tsx';
import { LoadingRows } from './DashboardRow.tsx';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };
const GAPS = { one: 'praznina', few: 'praznine', other: 'praznina' };

/** The issue of the magazine with the highest number, for its editor. */
export function NewestIssue() {
  const read = useQuery({
    queryKey: ['dashboard', 'issues'],
    queryFn: ({ signal }) => call(magazineIssueRoutes.listIssues, {}, { signal }),
    staleTime: 0,
  });
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  const [issue] = read.data ?? [];
  const facts = issue && [
    issuePeriod(issue),
    countOf(issue.articles ?? 0, ARTICLES),
    issue.pages ? countOf(issue.pages, PAGES) : '',
    issue.gaps ? countOf(issue.gaps, GAPS) : '',
  ];
  return (
    <DashboardBlock
      id="newest-issue"
      title="Najnoviji broj"
      link={<TextLink to={SCREENS.magazine_issues.path}>Svi brojevi</TextLink>}
      isBusy={isLoading(read)}
    >
      <ReadError title="Najnoviji broj nije učitan." reads={[read]} />
      {isLoading(read) && <LoadingRows count={3} isSeen={isSlow} />}
      {read.data && !issue && (
        <Text className={classes.lined} c="quiet" py="sm">
          Još nema brojeva. <TextLink to={SCREENS.createMagazineIssue.path}>Dodaj Olimp</TextLink>
        </Text>
      )}
      {issue && (
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
          <div>
            <Title order={3}>Olimp {issue.broj}</Title>
            <Text c="quiet">{facts?.filter(Boolean).join(', ')}</Text>
            <Group gap="xs" mt="sm">
              <Button component={Link} to={editorPath('magazineIssue', issue.id)}>
                Uredi broj
              </Button>
              <Button component={Link} to={SCREENS.createMagazineArticle.path} leftSection={<IconPlus aria-hidden />}>
                Dodaj članak
              </Button>
            </Group>
          </div>
        </Flex>
      )}
    </DashboardBlock>
  );
}
