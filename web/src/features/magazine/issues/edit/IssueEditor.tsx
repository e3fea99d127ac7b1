import { issuePeriod, withLeadingZero } from '@baklja/contract/features/magazine/issue-number';
import {
  IMAGE_PATH_MAX_LENGTH,
  IMPRINT_MAX_LENGTH,
  ISSUE_NUMBER_MAX_LENGTH,
  ISSUE_TEXT_MAX_LENGTH,
} from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { LongTextField } from '#web/forms/fields/LongTextField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { RecordFrame } from '#web/forms/RecordFrame.tsx';
import { IssueContents } from '../contents/IssueContents.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issueListQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import { nextNumber } from '../list/issue-list-address.ts';
import { AuthorSelect } from './AuthorSelect.tsx';
import { CoverField } from './CoverField.tsx';
import classes from './IssueEditor.module.css';
import { PdfField } from './PdfField.tsx';
import { MonthField, YearField } from './PeriodFields.tsx';
import { usePdfUpload } from './use-pdf-upload.ts';
import { useSaveAfterPdf } from './use-save-after-pdf.ts';

export function IssueEditor({ record }: { record: OpenIssue }) {
  const { row } = record;
  const issues = useQuery({ ...issueListQuery, enabled: row === undefined });
  const pdf = usePdfUpload(record);
  return (
    <RecordFrame
      record={useSaveAfterPdf(record, pdf)}
      {...(row && {
        title: text.title(row.broj),
        note: [issuePeriod(row), text.articles(row.articles ?? 0)].filter(Boolean).join(', '),
        rail: <IssueContents issue={row} />,
        isRailWide: true,
      })}
    >
      <div className={classes.top}>
        <CoverField record={record} />
        <div className={classes.facts}>
          <TextField
            record={padsOnLeaving(record)}
            name="broj"
            maxLength={ISSUE_NUMBER_MAX_LENGTH}
            placeholder={row === undefined && issues.data ? nextNumber(issues.data) : ''}
          />
          <YearField record={record} />
          <MonthField record={record} />
          <div className={classes.whole}>
            <TextField record={record} name="issuu" maxLength={IMAGE_PATH_MAX_LENGTH} placeholder={text.issuuExample} />
          </div>
        </div>
      </div>
      <PdfField record={record} pdf={pdf} />
      <section className={classes.section} aria-label={text.imprint}>
        <h2>{text.imprint}</h2>
        <div className={classes.columns}>
          <AuthorSelect record={record} name="urednik_id" />
          <AuthorSelect record={record} name="prijevod_id" />
          <AuthorSelect record={record} name="produkcija_id" />
          <TextField record={record} name="graficka_priprema" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField record={record} name="tisak" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField record={record} name="nakladnik" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField record={record} name="naklada" maxLength={IMPRINT_MAX_LENGTH} />
        </div>
      </section>
      <section className={classes.section} aria-label={text.description}>
        <LongTextField record={record} name="opis" maxLength={ISSUE_TEXT_MAX_LENGTH} />
        <div className={classes.columns}>
          <LongTextField record={record} name="dodatno" maxLength={ISSUE_TEXT_MAX_LENGTH} />
          <LongTextField record={record} name="dodatno_eng" maxLength={ISSUE_TEXT_MAX_LENGTH} />
        </div>
      </section>
      {row && (
        <div className={classes.foot}>
          <RecordFacts row={row} />
          <DeleteRecord record={record} subject={text.title(row.broj)} />
        </div>
      )}
    </RecordFrame>
  );
}

/** The number gets its leading zero when its field is left. */
function padsOnLeaving(record: OpenIssue): OpenIssue {
  const leaveField: OpenIssue['leaveField'] = (field) => {
    const { broj } = record.draft;
    if (broj.trim() !== '' && broj !== withLeadingZero(broj)) record.change({ broj: withLeadingZero(broj) });
    record.leaveField(field);
  };
  return { ...record, leaveField };
}
