import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { CSSProperties, Ref } from 'react';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { useUploads } from '../uploads.ts';
import classes from './UploadTray.module.css';

type Props = { summary: UploadSummary; isOpen: boolean; onToggle: () => void; toggle: Ref<HTMLButtonElement> };

/** Progress of all uploads; the only visible part of a collapsed tray. */
export function UploadTrayHead({ summary, isOpen, onToggle, toggle }: Props) {
  const { dismiss } = useUploads();
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  const close = () => {
    dismiss();
    document.getElementById('main')?.focus();
  };
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h2 className={classes.title} title={title}>
          {title}
        </h2>
        {!isOpen && <span className={classes.count}>{uploadsText.savedOf(saved, all)}</span>}
        {!isOpen && failed > 0 && <span className={classes.failed}>{uploadsText.failed(failed)}</span>}
        <ActionIcon
          ref={toggle}
          aria-label={isOpen ? uploadsText.collapse : uploadsText.expand}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronUp aria-hidden />}
        </ActionIcon>
        {underWay === 0 && (
          <ActionIcon aria-label={uploadsText.close} onClick={close}>
            <IconX aria-hidden />
          </ActionIcon>
        )}
      </div>
      <OverallProgress summary={summary} />
      {isOpen && (
        <p className={classes.numbers}>
          <span>
            <b>{uploadsText.saved(saved, all)}</b>
            {underWay > 0 && <span className={classes.bytes}>, {bytesOf(summary)}</span>}
          </span>
          {failed > 0 && <span className={classes.failed}>{uploadsText.failed(failed)}</span>}
        </p>
      )}
    </header>
  );
}

function OverallProgress({ summary }: { summary: UploadSummary }) {
  const { all, saved, allBytes, sentBytes, failedBytes, underWay } = summary;
  const share = (bytes: number) => (allBytes === 0 ? 0 : (bytes / allBytes) * 100);
  const words = uploadsText.saved(saved, all);
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={uploadsText.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(sentBytes))}
      aria-valuetext={underWay > 0 ? `${words}, ${bytesOf(summary)}` : words}
    >
      <i style={{ '--share': `${share(sentBytes)}%` } as CSSProperties} />
      <i data-failed style={{ '--share': `${share(failedBytes)}%` } as CSSProperties} />
    </div>
  );
}

function bytesOf({ sentBytes, allBytes }: UploadSummary): string {
  return uploadsText.bytes(sentBytes, allBytes);
}

function titleOf({ underWay, saved, folder }: UploadSummary): string {
  if (underWay > 0) return uploadsText.uploadingTo(folder);
  return saved > 0 ? uploadsText.uploadedTo(folder) : uploadsText.notUploadedTo(folder);
}
