import { VisuallyHidden } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import type { CSSProperties, Ref } from 'react';
import look from '#web/ui/look.module.css';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { bytesOf, OverallProgress, titleOf } from './OverallProgress.tsx';
import classes from './UploadBrief.module.css';
import { DismissButton } from './UploadTrayHead.tsx';

type Props = {
  summary: UploadSummary;
  /** `ring` is the collapsed menu, which has room for a number only. */
  variant: 'menu' | 'ring' | 'strip';
  isOpen: boolean;
  onToggle: () => void;
  toggle: Ref<HTMLButtonElement>;
};

/** The uploads in a few words, with the button that opens the list of them. */
export function UploadBrief({ summary, variant, isOpen, onToggle, toggle }: Props) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  const words = [uploadsText.savedOf(saved, all), failed > 0 ? uploadsText.failed(failed) : ''].filter(Boolean);
  return (
    <section className={classes.brief} data-variant={variant} aria-label={uploadsText.tray}>
      <button ref={toggle} type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <VisuallyHidden>{isOpen ? uploadsText.collapse : uploadsText.expand}: </VisuallyHidden>
        {variant === 'ring' ? (
          <>
            <VisuallyHidden>{[title, ...words].join(', ')}</VisuallyHidden>
            <Ring summary={summary} />
          </>
        ) : (
          <>
            <span className={`${look.line} ${classes.line}`}>
              <b className={`${look.cut} ${look.strong}`}>
                {variant === 'menu' ? titleOf({ ...summary, folder: undefined }) : title}
              </b>
              <b className={classes.count}>{uploadsText.savedOf(saved, all)}</b>
              {variant === 'strip' && failed > 0 && <b className={classes.failed}>{uploadsText.failed(failed)}</b>}
              {variant === 'strip' && <IconChevronUp aria-hidden />}
            </span>
            {variant === 'menu' && (
              <span className={`${look.line} ${classes.line}`}>
                <span className={classes.bytes}>{bytesOf(summary)}</span>
                {failed > 0 && <b className={classes.failed}>{uploadsText.failed(failed)}</b>}
              </span>
            )}
          </>
        )}
      </button>
      {underWay === 0 && variant !== 'ring' && <DismissButton />}
      {variant !== 'ring' && (
        <div className={classes.progress} aria-hidden={isOpen || undefined}>
          <OverallProgress summary={summary} />
        </div>
      )}
    </section>
  );
}

/** The number of files that are left, or of failed ones, in a ring that fills. */
function Ring({ summary: { underWay, failed, sentBytes, allBytes } }: { summary: UploadSummary }) {
  const share = allBytes === 0 ? 0 : (sentBytes / allBytes) * 100;
  return (
    <span
      aria-hidden
      className={classes.ring}
      style={{ '--share': `${share}%` } as CSSProperties}
      data-failed={failed > 0 || undefined}
    >
      <span>{underWay > 0 ? underWay : failed}</span>
    </span>
  );
}
