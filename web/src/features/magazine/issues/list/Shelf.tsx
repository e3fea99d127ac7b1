import { hasSameNumber, monthName } from '@baklja/contract/features/magazine/issue-number';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { Box, Flex, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconAlertCircle, IconPlus } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { issuePagesText } from '#web/lists/issue-pages/issue-pages.text.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { IssueCover } from '../IssueCover.tsx';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueListScreen.module.css';

type Props = {
  /** The latest first. */
  issues: readonly MagazineIssue[];
  /** Number of the issue that comes next; undefined when the shelf does not show all. */
  next: string | undefined;
};

export function Shelf({ issues, next }: Props) {
  const years = [...Map.groupBy(issues, (issue, place) => issue.godina ?? yearBelow(issues, place) + 0.5)]
    .sort(([a], [b]) => b - a)
    .map(([year, ofYear]) => [Number.isInteger(year) ? year : null, ofYear] as const);
  return (
    <Years>
      {years.map(([year, ofYear], place) => (
        <section key={ofYear[0]?.id} aria-label={year === null ? text.noYear : `${year}.`}>
          <Title order={2} pt={4} pb="xs" fz={24} lh={1.3} style={{ borderTop: '1px solid var(--ink)' }}>
            {year === null ? text.noYear : `${year}.`}{' '}
            <Text span ml={4} c="quiet" ff="text" fz="md" fw={400}>
              {text.count(ofYear.length)}
            </Text>
          </Title>
          <ul className={classes.covers}>
            {ofYear.map((issue) => (
              <Issue
                key={issue.id}
                issue={issue}
                isDouble={ofYear.some((other) => other.id !== issue.id && hasSameNumber(other, issue))}
              />
            ))}
            {place === 0 && next !== undefined && (
              <li className={classes.next}>
                <Link to={KINDS.magazineIssue.screens.create.path}>
                  <Flex
                    component="span"
                    direction="column"
                    align="center"
                    justify="center"
                    gap="xs"
                    mb={6}
                    bd="1px dashed var(--edge)"
                    bdrs={2}
                    fw={600}
                    style={{ aspectRatio: '3 / 4' }}
                  >
                    <IconPlus aria-hidden /> {next}
                  </Flex>
                  <strong>Dodaj Olimp</strong>
                </Link>
              </li>
            )}
          </ul>
        </section>
      ))}
    </Years>
  );
}

/** Two years of covers, as high as they will be. Fast loading shows nothing. */
export function ShelfSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <Years>
      {['first', 'second'].map((year) => (
        <Box key={year} style={{ borderTop: '1px solid var(--ink)' }} aria-hidden data-skeleton>
          <Box h={43} pt={12}>
            {isSlow && <Skeleton h={18} w={96} />}
          </Box>
          <div className={classes.covers}>
            {[1, 2, 3, 4].map((cover) => (
              <Box key={cover} style={{ aspectRatio: '3 / 4' }}>
                {isSlow && <Skeleton h="100%" radius={2} />}
              </Box>
            ))}
          </div>
        </Box>
      ))}
    </Years>
  );
}

function Years({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={48} verticalSpacing="xl" mt="xs">
      {children}
    </SimpleGrid>
  );
}

/** The year of the nearest lower number that has one: issues without a year come right above it. */
function yearBelow(issues: readonly MagazineIssue[], place: number): number {
  return issues.slice(place).find(({ godina }) => godina !== null)?.godina ?? 0;
}

function Issue({ issue, isDouble }: { issue: MagazineIssue; isDouble: boolean }) {
  const { id, broj, mjesec, slika, articles = 0, pages = 0 } = issue;
  const flag = isDouble ? 'isti broj dvaput' : flagOf(issue);
  return (
    <li>
      <Link to={editorPath('magazineIssue', id)} className={classes.issue}>
        <IssueCover path={slika} number={broj} />
        <span className={classes.name}>
          <strong>{broj}</strong> {monthName(mjesec)}
        </span>
      </Link>
      <Text span display="block" c="quiet" fz="sm" visibleFrom="sm">
        {[text.articles(articles), text.pages(pages)].filter(Boolean).join(', ')}
      </Text>
      {flag !== undefined && (
        <span className={classes.flag}>
          <IconAlertCircle aria-hidden /> {flag}
        </span>
      )}
    </li>
  );
}

/** What is wrong with the issue, the worst alone; undefined for nothing. */
function flagOf({ pdf_missing, pdf_text, overlaps = 0, gaps = 0 }: MagazineIssue): string | undefined {
  if (pdf_missing === 1) return text.pdfMissing;
  if (pdf_text === 'damaged') return text.pdfIsDamaged;
  if (overlaps > 0) return 'preklapanje';
  return gaps > 0 ? issuePagesText.gaps(gaps) : undefined;
}
