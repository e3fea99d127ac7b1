import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { useUploads } from '../uploads.ts';
import { bytesOf, OverallProgress, titleOf } from './OverallProgress.tsx';
import classes from './UploadTray.module.css';

type Props = { summary: UploadSummary; onCollapse: () => void };

/** Progress of all uploads, above the list of them. */
export function UploadTrayHead({ summary, onCollapse }: Props) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  return (
    <header className={classes.head}>
      <div className={`${look.line} ${classes.line}`}>
        <h2 className={`${look.cut} ${look.strong} ${classes.title}`} title={title}>
          {title}
        </h2>
        <ActionIcon aria-label={uploadsText.collapse} onClick={onCollapse}>
          <IconChevronDown aria-hidden />
        </ActionIcon>
        {underWay === 0 && <DismissButton />}
      </div>
      <OverallProgress summary={summary} />
      <p className={classes.numbers}>
        <span>
          <b>{uploadsText.saved(saved, all)}</b>
          {underWay > 0 && <span className={`${look.pale} ${look.whole}`}>, {bytesOf(summary)}</span>}
        </span>
        {failed > 0 && (
          <span className={`${look.small} ${look.strong} ${look.whole} ${classes.failed}`}>
            {uploadsText.failed(failed)}
          </span>
        )}
      </p>
    </header>
  );
}

/** Removes finished uploads from the page. */
export function DismissButton() {
  const { dismiss } = useUploads();
  const close = () => {
    dismiss();
    document.getElementById('main')?.focus();
  };
  return (
    <ActionIcon aria-label={uploadsText.close} onClick={close}>
      <IconX aria-hidden />
    </ActionIcon>
  );
}
