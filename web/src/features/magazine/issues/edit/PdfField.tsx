import { mediaRoutes } from '@baklja/contract/features/media/media';
import { COVERS_FOLDER } from '@baklja/contract/files/folders';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconExternalLink, IconFile, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, storedFilePath } from '#web/lib/paths.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { holdPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import { isUnderWay, useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import type { OpenIssue } from '../issue-form.ts';
import { issueForm } from '../issue-form.ts';
import { issueQueries } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueScreen.module.css';

/** The PDF of an issue: sent here, chosen in the media library, or a path whose file comes later. */
export function PdfField({ pdf }: { pdf: PdfUpload }) {
  const record = useRecord(issueForm);
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
        <Stack gap="xs">
          <TextField form={issueForm} name="link" maxLength={IMAGE_PATH_MAX_LENGTH} placeholder={text.pdfPath} />
          {isMissing && (
            <Flex component="p" gap={6} align="center" fz="sm" fw={550}>
              <IconAlertCircle aria-hidden /> {text.pdfMissingHelp}
            </Flex>
          )}
          {row?.pdf_text === 'damaged' && row.link === draft.link && <DamagedPdf id={row.id} />}
          {pdf.item && <UploadLine upload={pdf.item} onRemove={pdf.cancel} />}
          {pdf.isSending && draft.link !== '' && (
            <Text c="dimmed" fz="sm">
              {text.pdfHelp}
            </Text>
          )}
          {failure !== undefined && (
            <Text c="red" fz="sm" fw={550} role="alert">
              {failure}
            </Text>
          )}
          {!pdf.isSending && (
            <Flex wrap="wrap" rowGap="xs" columnGap="sm">
              <UploadButton label={text.sendPdf} isSingle disabled={isLocked} onFiles={pdf.send} />
              <Button
                variant="quiet"
                leftSection={<IconFile aria-hidden />}
                disabled={isLocked}
                onClick={() => void pick()}
              >
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
                  variant="quiet"
                  leftSection={<IconPhoto aria-hidden />}
                  isBusy={cover.isMaking}
                  disabled={isLocked}
                  onClick={cover.make}
                >
                  {draft.slika === '' ? text.makeCover : text.makeOtherCover}
                </BusyButton>
              )}
            </Flex>
          )}
        </Stack>
      </UploadDropZone>
      {dialog}
    </section>
  );
}

function DamagedPdf({ id }: { id: number }) {
  const { mutateAsync: readAgain, isPending } = issueQueries.useReadAgain();
  const announce = useAnnounce();
  return (
    <Group gap="sm" justify="space-between">
      <Text fz="sm" fw={550} flex="1 1 20rem">
        {text.pdfDamagedHelp}
      </Text>
      <BusyButton isBusy={isPending} onClick={() => void announce(() => readAgain({ params: { id } }))}>
        {text.readAgain}
      </BusyButton>
    </Group>
  );
}

const PDF_FOLDER = 'dokumenti';

export type PdfUpload = ReturnType<typeof usePdfUpload>;

/**
 * Sends the PDF while the form is being filled. The former one stays until the new one is whole. `item` is its progress,
 * undefined before it is queued; `failure` is why the last file was not taken.
 */
export function usePdfUpload(record: OpenIssue) {
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
  return {
    send: (files: readonly File[]) => void send(files),
    cancel: () => item && uploads.cancel(item.id),
    isSending,
    item,
    failure,
  };
}

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
      const { saved, failed } = await uploads.add([cover], { folder: COVERS_FOLDER, onlyImages: true });
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
