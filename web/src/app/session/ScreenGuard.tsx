import { mayOpen, type ScreenKey } from '@baklja/contract/screens';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import classes from './ScreenGuard.module.css';

const RIGHT_LOST =
  'Vaša se uloga promijenila i ovo više ne možete spremiti. Ono što ste napisali ostaje na zaslonu i kao skica na ovom računalu.';

/**
 * An address that the role may not open looks like an unknown address (answers, section 3). A user who loses the role
 * over unsaved work keeps the screen, with a notice, until it is left.
 */
export function ScreenGuard({ screen, Screen }: { screen: ScreenKey; Screen: ComponentType }) {
  const session = useSession();
  const isOpen = mayOpen(session?.role, screen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && wasOpen && !hasUnsavedWork()) setWasOpen(false);
  if (!isOpen && !wasOpen) return <NotFoundScreen />;
  return (
    <>
      {!isOpen && (
        <p className={classes.notice} role="alert">
          <IconInfoCircle aria-hidden /> {RIGHT_LOST}
        </p>
      )}
      <Screen />
    </>
  );
}
