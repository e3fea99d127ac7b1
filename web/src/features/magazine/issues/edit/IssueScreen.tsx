import {
  hasSameNumber,
  issuePeriod,
  MONTHS,
  sameNumberText,
  withLeadingZero,
} from '@baklja/contract/features/magazine/issue-number';
import { COVERS_FOLDER } from '@baklja/contract/files/folders';
import { editorPath } from '@baklja/contract/kinds';
import {
  IMAGE_PATH_MAX_LENGTH,
  IMPRINT_MAX_LENGTH,
  ISSUE_NUMBER_MAX_LENGTH,
  ISSUE_TEXT_MAX_LENGTH,
} from '@baklja/contract/limits';
import { Button, Flex, Input, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { LongTextField } from '#web/forms/fields/LongTextField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { RecordProvider, useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { formatPixels } from '#web/lib/text/bytes.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { fileAtQuery } from '#web/media/library/files.queries.ts';
import { toPickedImage } from '#web/media/picker/picked-image.ts';
import { usePickImage } from '#web/media/picker/use-media-picker.tsx';
import { useUploadAndPick } from '#web/media/picker/use-upload-and-pick.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthorSelect } from '../../people/AuthorSelect.tsx';
import { IssueContents } from '../contents/IssueContents.tsx';
import { IssueCover } from '../IssueCover.tsx';
import { issueForm, nextNumber, type OpenIssue } from '../issue-form.ts';
import { issueListQuery, issueQueries } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueScreen.module.css';
import { PdfField, type PdfUpload, usePdfUpload } from './PdfField.tsx';

export function IssueScreen() {
  const { id } = useParams();
  return (
    <RecordByKey form={issueForm} queries={issueQueries} recordKey={id}>
      <IssueEditor />
    </RecordByKey>
  );
}

function IssueEditor() {
  const record = useRecord(issueForm);
  const pdf = usePdfUpload(record);
  return (
    <RecordProvider record={useSaveAfterPdf(padsOnLeaving(record), pdf)}>
      <IssueForm pdf={pdf} />
    </RecordProvider>
  );
}

function IssueForm({ pdf }: { pdf: PdfUpload }) {
  const { row, draft, isLocked } = useRecord(issueForm);
  const issues = useQuery(issueListQuery);
  const numbered = { broj: draft.broj, godina: draft.godina ?? null };
  const isChanged = draft.broj.trim() !== '' && !isLocked && !(row && hasSameNumber(row, numbered));
  const same = isChanged ? issues.data?.find((issue) => hasSameNumber(issue, numbered)) : undefined;
  return (
    <PageFrame
      {...(row && {
        title: text.title(row.broj),
        note: [issuePeriod(row), text.articles(row.articles ?? 0)].filter(Boolean).join(', '),
        rail: <IssueContents issue={row} />,
        isRailWide: true,
      })}
    >
      <Flex gap={{ base: 'md', sm: 'lg' }}>
        <CoverField />
        <Stack flex={1} miw={0}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField
              form={issueForm}
              name="broj"
              help={
                same && (
                  <span role="status">
                    {sameNumberText(numbered)} <TextLink to={editorPath('magazineIssue', same.id)}>Otvori ga</TextLink>
                  </span>
                )
              }
              maxLength={ISSUE_NUMBER_MAX_LENGTH}
              placeholder={row === undefined && issues.data ? nextNumber(issues.data) : ''}
            />
            <YearField />
          </SimpleGrid>
          <MonthField />
          <TextField
            form={issueForm}
            name="issuu"
            maxLength={IMAGE_PATH_MAX_LENGTH}
            placeholder="https://issuu.com/…"
          />
        </Stack>
      </Flex>
      <PdfField pdf={pdf} />
      <Stack component="section" className={classes.section} aria-label={text.imprint}>
        <Title order={2}>{text.imprint}</Title>
        <div className={classes.columns}>
          <AuthorSelect form={issueForm} name="urednik_id" />
          <AuthorSelect form={issueForm} name="prijevod_id" />
          <AuthorSelect form={issueForm} name="produkcija_id" />
          <TextField form={issueForm} name="graficka_priprema" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField form={issueForm} name="tisak" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField form={issueForm} name="nakladnik" maxLength={IMPRINT_MAX_LENGTH} />
          <TextField form={issueForm} name="naklada" maxLength={IMPRINT_MAX_LENGTH} />
        </div>
      </Stack>
      <Stack component="section" className={classes.section} aria-label={text.description}>
        <LongTextField form={issueForm} name="opis" maxLength={ISSUE_TEXT_MAX_LENGTH} />
        <div className={classes.columns}>
          <LongTextField form={issueForm} name="dodatno" maxLength={ISSUE_TEXT_MAX_LENGTH} />
          <LongTextField form={issueForm} name="dodatno_eng" maxLength={ISSUE_TEXT_MAX_LENGTH} />
        </div>
      </Stack>
      {row && (
        <Stack align="flex-start" className={classes.section}>
          <RecordFacts row={row} />
          <DeleteRecord subject={text.title(row.broj)} isInUse={(row.articles ?? 0) > 0} />
        </Stack>
      )}
    </PageFrame>
  );
}

/** The number gets its leading zero when its field is left. */
function padsOnLeaving(record: OpenIssue): OpenIssue {
  const leaveField: OpenIssue['leaveField'] = (field) => {
    const { broj } = record.draft;
    if (field === 'broj' && broj.trim() !== '' && broj !== withLeadingZero(broj))
      record.change({ broj: withLeadingZero(broj) });
    record.leaveField(field);
  };
  return { ...record, leaveField };
}

/** The record, whose save waits until the PDF is sent. A PDF that was not sent, or was cancelled, ends the wait. */
function useSaveAfterPdf(record: OpenIssue, { isSending, failure }: PdfUpload): OpenIssue {
  const toasts = useToasts();
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(record);
  latest.current = record;
  useEffect(() => {
    if (!isWaiting || isSending) return;
    setIsWaiting(false);
    if (failure === undefined) latest.current.save();
  }, [isWaiting, isSending, failure]);
  const save = () => {
    if (!isSending) return record.save();
    setIsWaiting(true);
    toasts.warning('PDF se šalje; spremanje čeka.', SUCCESS_TOAST_MS);
  };
  return { ...record, save };
}

/** Years that the list offers before this one; an issue of another year keeps it. */
const YEARS_BACK = 40;

function YearField() {
  const record = useRecord(issueForm);
  const next = new Date().getFullYear() + 1;
  const years = Array.from({ length: YEARS_BACK }, (_, back) => next - back);
  const { godina } = record.draft;
  const offered = godina === undefined || years.includes(godina) ? years : [godina, ...years];
  return (
    <SelectField
      form={issueForm}
      name="godina"
      placeholder="bez godine"
      choices={offered.map((year) => ({ value: year, label: String(year) }))}
    />
  );
}

/** The months by their names. A month that was written otherwise stays as it is. */
function MonthField() {
  const { id, label, value, error, isLocked, set, leave } = useField(issueForm, 'mjesec');
  const offered = value === '' || MONTHS.includes(value) ? MONTHS : [value, ...MONTHS];
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value}
      error={error}
      disabled={isLocked}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      onBlur={leave}
      data={[{ value: '', label: 'bez mjeseca' }, ...offered]}
    />
  );
}

function CoverField() {
  const record = useRecord(issueForm);
  const { id, label, value, error, isLocked, set } = useField(issueForm, 'slika');
  const file = useQuery(fileAtQuery(value));
  const { pickImage, dialog } = usePickImage('hr-HR');
  const pick = async () => {
    const current = value === '' ? undefined : { src: value, alt: '', caption: '' };
    const picture = await pickImage({ current, has: { alt: false, caption: false }, uploadFolder: COVERS_FOLDER });
    if (picture) set(picture.src);
  };
  const upload = useUploadAndPick({
    folder: COVERS_FOLDER,
    onlyImages: true,
    onSaved: ([file]) => file && set(toPickedImage(file, 'hr-HR').src),
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      role="group"
      aria-label={label}
      w={{ base: 104, sm: 152 }}
      flex="none"
    >
      <UploadDropZone folder={COVERS_FOLDER} onFiles={upload} isEnabled={!isLocked} pastesInside>
        <Stack gap={6}>
          <IssueCover path={value} number={record.draft.broj} />
          {file.data?.width && file.data.height && (
            <Text c="quiet" fz="sm">
              {formatPixels(file.data.width, file.data.height)}
            </Text>
          )}
          <Button
            id={id}
            size="compact-sm"
            disabled={isLocked}
            onClick={() => void pick()}
            aria-label={value === '' ? 'Odaberi naslovnicu' : 'Zamijeni naslovnicu'}
          >
            {value === '' ? 'Odaberi' : 'Zamijeni'}
          </Button>
          {value !== '' && (
            <Button
              size="compact-sm"
              variant="quiet"
              disabled={isLocked}
              onClick={() => {
                set('');
                document.getElementById(id)?.focus();
              }}
              aria-label="Ukloni naslovnicu"
            >
              Ukloni
            </Button>
          )}
        </Stack>
      </UploadDropZone>
      {dialog}
    </Input.Wrapper>
  );
}
