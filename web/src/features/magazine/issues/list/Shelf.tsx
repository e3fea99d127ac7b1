import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import look from '#web/ui/look.module.css';
import { IssueCover } from '../IssueCover.tsx';
import { issuesText as text } from '../issues.text.ts';
import classes from './Shelf.module.css';

type Props = {
  /** The latest first. */
  issues: readonly MagazineIssue[];
  /** Number of the issue that comes next; undefined when the shelf does not show all. */
  next: string | undefined;
};

/** The covers of the issues by year. */
export function Shelf({ issues, next }: Props) {
  const years = [...Map.groupBy(issues, ({ godina }) => godina)].sort(([a], [b]) => (b ?? 0) - (a ?? 0));
  return (
    <div className={classes.shelf}>
      {years.map(([year, ofYear], place) => (
        <section key={year} aria-label={year === null ? text.noYear : `${year}.`}>
          <h2 className={classes.year}>
            {year === null ? text.noYear : `${year}.`} <small>{text.ofYear(ofYear.length)}</small>
          </h2>
          <ul className={classes.covers}>
            {ofYear.map((issue) => (
              <li key={issue.id}>
                <Issue issue={issue} />
              </li>
            ))}
            {place === 0 && next !== undefined && (
              <li className={classes.next}>
                <Link to={KINDS.magazineIssue.screens.create.path}>
                  <span className={classes.empty}>
                    <IconPlus aria-hidden /> {next}
                  </span>
                  <strong>{text.next}</strong>
                </Link>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Issue({ issue }: { issue: MagazineIssue }) {
  const { id, broj, mjesec, slika, articles = 0, pages = 0 } = issue;
  const flag = flagOf(issue);
  return (
    <>
      <Link to={editorPath('magazineIssue', id)} className={classes.issue}>
        <IssueCover path={slika} number={broj} />
        <span className={classes.name}>
          <strong>{broj}</strong> {mjesec}
        </span>
      </Link>
      <span className={`${look.quiet} ${look.small} ${classes.facts}`}>
        {[text.articles(articles), text.pages(pages)].filter(Boolean).join(', ')}
      </span>
      {flag !== undefined && (
        <span className={`${look.medium} ${look.small} ${look.whole} ${classes.flag}`}>
          <IconAlertCircle aria-hidden /> {flag}
        </span>
      )}
    </>
  );
}

/** What is wrong with the issue, the worst alone; undefined for nothing. */
function flagOf({ pdf_missing, pdf_text, overlaps = 0, gaps = 0 }: MagazineIssue): string | undefined {
  if (pdf_missing === 1) return text.pdfMissing;
  if (pdf_text === 'damaged') return text.pdfIsDamaged;
  if (overlaps > 0) return text.hasOverlap;
  return gaps > 0 ? text.gaps(gaps) : undefined;
}
