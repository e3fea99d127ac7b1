import { IconRefresh } from '@tabler/icons-react';
import { NO_ANSWER } from '#web/lib/no-answer.ts';
import classes from './ErrorState.module.css';
import { RetryButton } from './RetryButton.tsx';
import { useSharedFault } from './use-shared-fault.ts';

type Props = {
  /** What was not loaded, such as `Popis članaka nije učitan.` */
  title: string;
  /** The reason, in plain Croatian. */
  reason: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/**
 * Replaces data that could not be loaded. Where several parts of a screen failed, the first one has the reason and a
 * button that repeats all; the others only say what is missing. A lost connection is no fault of ours, so it is not red.
 */
export function ErrorState({ title, reason, onRetry, isRetrying = false }: Props) {
  const { element, isFirst, isSaid, retryAll } = useSharedFault(reason, onRetry);
  return (
    <div ref={element}>
      {isFirst ? (
        <div className={classes.note} role="alert" data-connection={reason.startsWith(NO_ANSWER) || undefined}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.reason}>{reason}</p>
          <RetryButton leftSection={<IconRefresh aria-hidden />} onClick={retryAll} isBusy={isRetrying} />
        </div>
      ) : (
        <p className={classes.also}>
          {title} {!isSaid && reason}
        </p>
      )}
    </div>
  );
}
