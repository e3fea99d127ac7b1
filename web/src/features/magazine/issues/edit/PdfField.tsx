import { mediaRoutes } from '@baklja/contract/features/media/media';
import { COVERS_FOLDER, PDFS_FOLDER } from '@baklja/contract/files/folders';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Flex, Group, Input, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { IconAlertCircle, IconPhoto } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, storedFilePath } from '#web/lib/paths.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { holdPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { FileLine } from '#web/media/FileLine.tsx';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import { isUnderWay, useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { TextButton } from '#web/ui/TextButton.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issueForm } from '../issue-form.ts';
import { issueQueries } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './IssueScreen.module.css';

/** The PDF of an issue: sent here, chosen in the media library, or an address whose file comes later. */
export function PdfField({ pdf }: { pdf: PdfUpload }) {
  const record = useRecord(issueForm);
  const { row, draft, isLocked } = record;
  const { id, label, error, set } = useField(issueForm, 'link');
  const { pickFile, dialog } = usePickFile({ uploadFolder: PDFS_FOLDER });
  const cover = useCoverFromPdf(record);
  const [isTyping, { toggle }] = useDisclosure();
  const pick = async () => {
    const file = await pickFile();
    if (file) set(file.address);
  };
  const remove = () => {
    set('');
    document.getElementById(id)?.focus();
  };
  const stored = row && row.link === draft.link ? row : undefined;
  const isMissing = stored?.pdf_missing === 1;
  const isEmpty = draft.link.trim() === '';
  const failure = pdf.failure ?? cover.failure;
  return (
    <section className={classes.section} aria-label={text.pdf}>
      <UploadDropZone
        folder={PDFS_FOLDER}
        words="Ispustite PDF broja"
        onFiles={pdf.send}
        isEnabled={!isLocked && !pdf.isSending}
        pastesInside
      >
        <Input.Wrapper label={label} labelElement="div" error={isTyping ? undefined : error}>
          <Stack gap="xs" mt={4}>
            {!isEmpty && <FileLine link={draft.link} isMissing={isMissing} details={text.pages(stored?.pages ?? 0)} />}
            {isMissing && (
              <Flex component="p" gap={6} align="center" fz="sm" fw={550}>
                <IconAlertCircle aria-hidden /> Datoteke nema na poslužitelju. Broj se može spremiti, a PDF poslati
                kasnije.
              </Flex>
            )}
            {stored?.pdf_text === 'damaged' && <DamagedPdf id={stored.id} />}
            {pdf.item && <UploadLine upload={pdf.item} onRemove={pdf.cancel} />}
            {pdf.isSending && !isEmpty && (
              <Text c="dimmed" fz="sm">
                Dosadašnji vrijedi dok se novi ne pošalje.
              </Text>
            )}
            {failure !== undefined && (
              <Text c="red" fz="sm" fw={550} role="alert">
                {failure}
              </Text>
            )}
            {isTyping && (
              <TextField
                form={issueForm}
                name="link"
                label="Adresa PDF-a"
                maxLength={IMAGE_PATH_MAX_LENGTH}
                placeholder="dokumenti/Olimp/olimp.pdf"
              />
            )}
            <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md">
              <UploadButton
                {...(!isTyping && { id })}
                label={isEmpty ? 'Pošalji PDF' : 'Zamijeni'}
                isSingle
                isBusy={pdf.isSending}
                disabled={isLocked}
                onFiles={pdf.send}
              />
              {!pdf.isSending && (
                <>
                  {!isEmpty && <TextButton onClick={remove}>Ukloni</TextButton>}
                  <TextButton onClick={() => void pick()}>Odaberi iz medija</TextButton>
                  <TextButton onClick={toggle} isExpanded={isTyping}>
                    Adresa
                  </TextButton>
                </>
              )}
              {!pdf.isSending && cover.canMake && !isMissing && (
                <BusyButton
                  variant="quiet"
                  leftSection={<IconPhoto aria-hidden />}
                  isBusy={cover.isMaking}
                  disabled={isLocked}
                  onClick={cover.make}
                >
                  {draft.slika === '' ? 'Izradi naslovnicu iz prve stranice' : 'Zamijeni naslovnicu prvom stranicom'}
                </BusyButton>
              )}
            </Flex>
          </Stack>
        </Input.Wrapper>
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
        PDF je oštećen: tekst se ne može pročitati, pa ga pretraga ne nalazi. Datoteka je sačuvana. Pošaljite ispravan
        PDF ili dajte da se ovaj ponovno pročita.
      </Text>
      <BusyButton isBusy={isPending} onClick={() => void announce(() => readAgain({ params: { id } }))}>
        Pročitaj ponovno
      </BusyButton>
    </Group>
  );
}

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
    if (!/\.pdf$/i.test(file.name)) return setFailure('Odaberite PDF.');
    setFailure(undefined);
    setName(file.name);
    const { saved, failed } = await uploads.add([file], { folder: PDFS_FOLDER });
    if (saved[0]) latest.current.change({ link: storedFilePath(saved[0].data_name) });
    setFailure(failed[0]?.message);
    setName(undefined);
  };
  const item = items.find((one) => one.folder === PDFS_FOLDER && one.name === name && isUnderWay(one));
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
      toasts.success('Naslovnica je izrađena iz prve stranice PDF-a.', SUCCESS_TOAST_MS);
    } catch (error) {
      setFailure(coverFailureOf(error));
    } finally {
      setIsMaking(false);
    }
  };
  return { make: () => void make(), isMaking, failure, canMake: pdfPath.trim() !== '' };
}

function coverFailureOf(error: unknown): string {
  if (error instanceof ApiError)
    return error.status === 404
      ? 'PDF nije na poslužitelju, pa se iz njega ne može izraditi naslovnica.'
      : error.message;
  return text.coverProblems[(error as Error).name] ?? 'Naslovnica nije izrađena. Pokušajte ponovno.';
}

/** `dokumenti/Olimp/olimp-083.pdf` gives `olimp-083.jpg`. */
function coverName(pdfPath: string): string {
  return `${(pdfPath.split('/').at(-1) ?? '').replace(/\.pdf$/i, '')}.jpg`;
}
