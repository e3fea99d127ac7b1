import { useEffect, useRef, useState } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import { holdPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { isUnderWay, type UploadItem, useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import type { OpenIssue } from '../issue-form.ts';
import { issuesText as text } from '../issues.text.ts';

/** The root folder of the PDFs. */
export const PDF_FOLDER = 'dokumenti';

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
