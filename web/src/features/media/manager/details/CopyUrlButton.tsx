import { VisuallyHidden } from '@mantine/core';
import { IconCopy } from '#web/lib/icons.ts';
import { storedFilePath } from '#web/lib/paths.ts';
import { useCopyUrl } from '#web/media/library/copy-url.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';

export function CopyUrlButton({ file }: { file: { path: string; name: string } }) {
  const copy = useCopyUrl();
  return (
    <button type="button" className={classes.copy} onClick={() => copy(storedFilePath(file.path))}>
      <IconCopy aria-hidden /> {text.copyUrl}
      <VisuallyHidden component="span">: {file.name}</VisuallyHidden>
    </button>
  );
}
