import { Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import classes from './GateMessage.module.css';

type Props = { kind: 'checking' } | { kind: 'refused'; text: string } | { kind: 'away'; onRetry: () => void };

/** Fills the window while a stored token is checked, and when the check fails. */
export function GateMessage(props: Props) {
  useDocumentTitle('Prijava');
  const isSlow = useDelayed(props.kind === 'checking', SKELETON_AFTER_MS);
  return (
    <main className={classes.gate}>
      <ProductMark height={40} />
      {props.kind === 'checking' && isSlow && (
        <p className={`${look.line} ${classes.text}`} role="status">
          <Loader size="xs" color="var(--ink-3)" aria-hidden /> Provjerava se prijava…
        </p>
      )}
      {props.kind === 'refused' && (
        <p className={`${look.line} ${classes.text}`} role="alert">
          {props.text}
        </p>
      )}
      {props.kind === 'away' && (
        <div className={classes.away} role="alert">
          <p className={`${look.line} ${classes.text}`}>Poslužitelj se ne javlja. Prijava je ostala sačuvana.</p>
          <RetryButton leftSection={<IconRefresh aria-hidden />} onClick={props.onRetry} isBusy={false} />
        </div>
      )}
    </main>
  );
}
