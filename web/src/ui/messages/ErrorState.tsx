import { IconRefresh } from '@tabler/icons-react';
import classes from './ErrorState.module.css';
import { RetryButton } from './RetryButton.tsx';

type Props = {
  /** What was not loaded, such as `Popis članaka nije učitan.` */
  title: string;
  /** The reason, in plain Croatian. */
  reason: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Replaces data that could not be loaded. */
export function ErrorState({ title, reason, onRetry, isRetrying = false }: Props) {
  return (
    <div className={classes.note} role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.reason}>{reason}</p>
      <RetryButton leftSection={<IconRefresh aria-hidden />} onClick={onRetry} isBusy={isRetrying} />
    </div>
  );
}
