import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { editorPath } from '@baklja/contract/kinds';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { issueListQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueContents.module.css';

/** Links to the issues before and after. */
export function Neighbours({ issue }: { issue: MagazineIssue }) {
  const { data: issues = [] } = useQuery(issueListQuery);
  const place = issues.findIndex(({ id }) => id === issue.id);
  if (place < 0) return null;
  // The list begins with the latest.
  const [next, previous] = [issues[place - 1], issues[place + 1]];
  if (!next && !previous) return null;
  return (
    <nav className={classes.neighbours} aria-label={text.neighbours}>
      {previous && (
        <Link to={editorPath('magazineIssue', previous.id)} aria-label={text.previousIssue(previous.broj)}>
          <IconChevronLeft aria-hidden /> {previous.broj}
        </Link>
      )}
      {next && (
        <Link to={editorPath('magazineIssue', next.id)} aria-label={text.nextIssue(next.broj)}>
          {next.broj} <IconChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
