import { mediaRoutes } from '@baklja/contract/features/media/media';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconExternalLink, IconFile, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { ApiError, call, messageOf } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, storedFilePath } from '#web/lib/paths.ts';
import { formatBytesOf } from '#web/lib/text/bytes.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { holdPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { isUnderWay, type UploadItem, useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issueQueries } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './PdfField.module.css';

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

/** The root folder of the PDFs. */
const PDF_FOLDER = 'dokumenti';

export type PdfUpload = {
  send: (files: readonly File[]) => void;
  cancel: () => void;
  /** A file is being sent. */
  isSending: boolean;
  /** Its progress; undefined before it is queued. */
  item: UploadItem | undefined;
  /** Why the last file was not taken. */
  failure: string | undefined;
};

/** Sends the PDF while the form is being filled. The former one stays until the new one is whole. */
export function usePdfUpload(record: OpenIssue): PdfUpload {
  const uploads = useUploads();
  const { items } = useUploadsState();
  const [name, setName] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(record);
  latest.current = record;
  const isSending = name !== undefined;
  useEffect(() => (isSending ? holdPendingInput() : undefined), [isSending]);

  const send = async ([file]: readonly File[]) => {
    if (!file || isSending) return;
    if (!/\.pdf$/i.test(file.name)) return setFailure(text.notPdf);
    setFailure(undefined);
    setName(file.name);
    const { saved, failed } = await uploads.add([file], { folder: PDF_FOLDER });
    if (saved[0]) latest.current.change({ link: storedFilePath(saved[0].data_name) });
    setFailure(failed[0]?.message);
    setName(undefined);
  };
  const item = items.find((one) => one.folder === PDF_FOLDER && one.name === name && isUnderWay(one));
  return { send: (files) => void send(files), cancel: () => item && uploads.cancel(item.id), isSending, item, failure };
}

/** The root folder of covers. */
export const COVER_FOLDER = 'images';

/** Makes the cover from the first page of the PDF in the form. A failure changes nothing. */
function useCoverFromPdf(record: OpenIssue) {
  const uploads = useUploads();
  const toasts = useToasts();
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef(record);
  latest.current = record;
  const { link } = record.draft;
  const pdfPath = pictureOnHost(link)?.path ?? '';

  const make = async () => {
    setFailure(undefined);
    setIsMaking(true);
    try {
      await call(mediaRoutes.getFileByPath, { query: { path: pdfPath } });
      const { drawFirstPage } = await import('./draw-first-page.ts');
      const picture = await drawFirstPage(pictureUrl(link, pageSettings.fileHostUrl()));
      // The user has chosen another PDF meanwhile.
      if (latest.current.draft.link !== link) return;
      const cover = new File([picture], coverName(pdfPath), { type: picture.type });
      const { saved, failed } = await uploads.add([cover], { folder: COVER_FOLDER, onlyImages: true });
      setFailure(failed[0]?.message);
      if (!saved[0]) return;
      latest.current.change({ slika: storedFilePath(saved[0].data_name) });
      toasts.success(text.coverMade, SUCCESS_TOAST_MS);
    } catch (error) {
      setFailure(coverFailureOf(error));
    } finally {
      setIsMaking(false);
    }
  };
  return { make: () => void make(), isMaking, failure, canMake: pdfPath.trim() !== '' };
}

function coverFailureOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 404 ? text.coverWithoutPdf : error.message;
  return text.coverProblems[(error as Error).name] ?? text.coverFailed;
}

/** `dokumenti/olimp-083.pdf` gives `olimp-083.jpg`. */
function coverName(pdfPath: string): string {
  return `${(pdfPath.split('/').at(-1) ?? '').replace(/\.pdf$/i, '')}.jpg`;
}
