import { IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconExternalLink, IconFile, IconPhoto } from '@tabler/icons-react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { formatBytesOf } from '#web/lib/text/bytes.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issueQueries } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './PdfField.module.css';
import { useCoverFromPdf } from './use-cover-from-pdf.ts';
import { PDF_FOLDER, type PdfUpload } from './use-pdf-upload.ts';

/** The PDF of an issue: sent here, chosen in the media library, or a path whose file comes later. */
export function PdfField({ record, pdf }: { record: OpenIssue; pdf: PdfUpload }) {
  const { row, draft, isLocked } = record;
  const { pickFile, dialog } = usePickFile();
  const cover = useCoverFromPdf(record);
  const pick = async () => {
    const file = await pickFile();
    if (file) record.change({ link: file.address });
  };
  const isMissing = row?.pdf_missing === 1 && row.link === draft.link;
  const failure = pdf.failure ?? cover.failure;
  return (
    <section className={classes.section} aria-label={text.pdf}>
      <UploadDropZone
        folder={PDF_FOLDER}
        words={text.dropPdf}
        onFiles={pdf.send}
        isEnabled={!isLocked && !pdf.isSending}
        pastesInside
      >
        <div className={classes.fields}>
          <TextField record={record} name="link" maxLength={IMAGE_PATH_MAX_LENGTH} placeholder={text.pdfPath} />
          {isMissing && (
            <p className={`${look.medium} ${look.small} ${classes.missing}`}>
              <IconAlertCircle aria-hidden /> {text.pdfMissingHelp}
            </p>
          )}
          {row?.pdf_text === 'damaged' && row.link === draft.link && <DamagedPdf id={row.id} />}
          {pdf.isSending ? <Sending pdf={pdf} hasFormer={draft.link !== ''} /> : null}
          {failure !== undefined && (
            <p className={`${look.fault} ${look.small}`} role="alert">
              {failure}
            </p>
          )}
          <div className={classes.buttons}>
            <UploadButton label={text.sendPdf} isSingle disabled={isLocked || pdf.isSending} onFiles={pdf.send} />
            <Button leftSection={<IconFile aria-hidden />} disabled={isLocked} onClick={() => void pick()}>
              {text.choosePdf}
            </Button>
            {draft.link.trim() !== '' && !isMissing && (
              <Button
                component="a"
                variant="quiet"
                leftSection={<IconExternalLink aria-hidden />}
                href={pictureUrl(draft.link, pageSettings.fileHostUrl())}
                target="_blank"
                rel="noreferrer"
              >
                {text.openFile}
              </Button>
            )}
            {cover.canMake && !isMissing && (
              <BusyButton
                leftSection={<IconPhoto aria-hidden />}
                isBusy={cover.isMaking}
                disabled={isLocked || pdf.isSending}
                onClick={cover.make}
              >
                {draft.slika === '' ? text.makeCover : text.makeOtherCover}
              </BusyButton>
            )}
          </div>
        </div>
      </UploadDropZone>
      {dialog}
    </section>
  );
}

/** The text of the PDF cannot be read; the file is there. */
function DamagedPdf({ id }: { id: number }) {
  const { mutateAsync: readAgain, isPending } = issueQueries.useReadAgain();
  const toasts = useToasts();
  const ask = async () => {
    try {
      toasts.success((await readAgain({ params: { id } })).message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <Group gap="sm" justify="space-between">
      <Text component="p" className={look.medium} size="sm" flex="1 1 20rem">
        {text.pdfDamagedHelp}
      </Text>
      <BusyButton isBusy={isPending} onClick={() => void ask()}>
        {text.readAgain}
      </BusyButton>
    </Group>
  );
}

function Sending({ pdf: { item, cancel }, hasFormer }: { pdf: PdfUpload; hasFormer: boolean }) {
  return (
    <div className={classes.sending}>
      <div>
        <strong>{item?.name}</strong>
        <p className={look.note}>
          {item && formatBytesOf(item.sentBytes, item.size)} {hasFormer && text.pdfHelp}
        </p>
      </div>
      <Button variant="quiet" onClick={cancel}>
        {text.cancelSending}
      </Button>
      <ProgressBar
        className={classes.bar}
        label={text.sending(item?.name ?? '')}
        done={item?.sentBytes ?? 0}
        total={item?.size ?? 0}
      />
    </div>
  );
}
