import { IconRefresh } from '@tabler/icons-react';
import { BusyButton } from './BusyButton.tsx';
import classes from './ErrorState.module.css';

type Props = {
  /** What was not loaded, as `Popis članaka nije učitan.` */
  title: string;
  /** Why, in plain Croatian. */
  reason: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Stands where the data would be when it could not be had. */
export function ErrorState({ title, reason, onRetry, isRetrying = false }: Props) {
  return (
    <div className={classes.note} role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.reason}>{reason}</p>
      <BusyButton leftSection={<IconRefresh aria-hidden />} onClick={onRetry} isBusy={isRetrying}>
        Pokušaj ponovno
      </BusyButton>
    </div>
  );
}
