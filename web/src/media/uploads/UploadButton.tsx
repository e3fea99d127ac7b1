import type { ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { IconUpload } from '#web/lib/icons.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ACCEPTED_FILES, ACCEPTED_IMAGES } from './chosen-files.ts';

type Props = ButtonProps & {
  label: string;
  /** Chosen files; not called when the file dialog was closed without a choice. */
  onFiles: (files: File[]) => void;
  onlyImages?: boolean;
  isSingle?: boolean;
  /** Files are being sent, and no others can be chosen until then. */
  isBusy?: boolean;
};

/** Opens the file dialog of the system. The same file can be chosen again later. */
export function UploadButton({
  label,
  onFiles,
  onlyImages = false,
  isSingle = false,
  isBusy = false,
  ...others
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <BusyButton
        leftSection={<IconUpload aria-hidden />}
        {...others}
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={!isSingle}
        accept={onlyImages ? ACCEPTED_IMAGES : ACCEPTED_FILES}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
