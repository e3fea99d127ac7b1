import { VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { mediaText as text } from '../../media.text.ts';
import classes from './CopyUrlButton.module.css';
import { useCopyUrl } from './use-copy-url.ts';

/** Copies the address of a file. */
export function CopyUrlButton({ file }: { file: { path: string; name: string } }) {
  const copy = useCopyUrl();
  return (
    <button type="button" className={classes.copy} onClick={() => copy(file)}>
      <IconCopy aria-hidden /> {text.copyUrl}
      <VisuallyHidden component="span">: {file.name}</VisuallyHidden>
    </button>
  );
}
