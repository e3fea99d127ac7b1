import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath } from '@baklja/contract/kinds';
import { IconAlertCircle } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueList.module.css';

/** The columns of the table of issues. */
export const issueColumns: readonly Column<MagazineIssue, unknown>[] = [
  {
    key: 'cover',
    head: text.cover,
    isHeadHidden: true,
    width: 52,
    onPhone: 'picture',
    cell: ({ slika }) => (
      <Thumbnail
        url={slika === '' ? undefined : pictureUrl(slika, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={32}
        height={42}
      />
    ),
  },
  {
    key: 'number',
    head: text.number,
    width: 92,
    onPhone: 'title',
    cell: ({ id, broj }) => (
      <strong>
        <RecordLink to={editorPath('magazineIssue', id)} title={text.title(broj)}>
          {broj}
        </RecordLink>
      </strong>
    ),
  },
  { key: 'year', head: text.year, width: 92, cell: ({ godina }) => godina ?? '–' },
  { key: 'month', head: text.month, width: 116, cell: ({ mjesec }) => mjesec || '–' },
  { key: 'articles', head: 'Članci', width: 104, cell: ({ articles = 0 }) => articles || <Pale>bez članaka</Pale> },
  { key: 'pdf', head: 'PDF', width: 152, cell: (issue) => <Pdf issue={issue} /> },
  {
    key: 'issuu',
    head: 'issuu',
    hideBelow: 'tablet',
    className: `${look.cut} ${look.quiet}`,
    cell: ({ issuu }) => issuu.replace(/^https?:\/\/(www\.)?/i, ''),
  },
  {
    key: 'printRun',
    head: text.printRun,
    width: 96,
    align: 'right',
    hideBelow: 'desk',
    cell: ({ naklada }) => naklada || '–',
  },
  {
    key: 'summary',
    head: 'Podaci',
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: (issue) => [issuePeriod(issue), text.articles(issue.articles ?? 0)].filter(Boolean).join(', '),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, broj }) => <EditLink to={editorPath('magazineIssue', id)} title={text.title(broj)} />,
  },
];

function Pdf({ issue: { pdf_missing, pdf_text, pdf_size = 0, pages = 0 } }: { issue: MagazineIssue }) {
  if (pdf_missing !== 1 && pdf_text !== 'damaged')
    return [pdf_size > 0 && formatBytes(pdf_size), text.pages(pages)].filter(Boolean).join(', ') || '–';
  return (
    <span className={classes.flag}>
      <IconAlertCircle aria-hidden /> {pdf_missing === 1 ? text.pdfMissing : text.pdfIsDamaged}
    </span>
  );
}

function Pale({ children }: { children: string }) {
  return <span className={look.pale}>{children}</span>;
}
