import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { IconRefresh } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { isUnderWay, useUploads } from '#web/media/uploads/uploads.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { type FaultCause, findCause, ownEntry } from './find-cause.ts';

/** Entry script of the page that was last reloaded by itself in this tab: the same page is not reloaded twice. */
const RELOADED_KEY = 'baklja.reloaded';

const TEXTS: Record<FaultCause, { title: string; help: string; button: string }> = {
  unknown: {
    title: 'Ovaj zaslon nije se učitao.',
    help: 'Dio programa nije stigao s poslužitelja. To najčešće prođe kad se pokuša ponovno. Ono što ste pisali čuva se na ovom uređaju.',
    button: RETRY_TEXT,
  },
  offline: {
    title: 'Nema mreže.',
    help: 'Ovaj zaslon još nije otvaran, pa ga bez mreže nema. Otvorit će se sam čim se veza vrati.',
    button: 'Pokušaj odmah',
  },
  release: {
    title: 'Izašla je nova verzija Baklje.',
    help: 'Otvorena je prije nje, pa joj nedostaje dio za ovaj zaslon. Osvježavanje traje nekoliko sekundi i vraća vas ovamo. Ono što ste pisali čuva se na ovom uređaju.',
    button: 'Osvježi',
  },
};

/**
 * Replaces a screen whose code could not be loaded or that failed while rendering. The page is loaded again by itself,
 * where that interrupts nothing, for a newer release (once) and when the connection is back. Browsers record that code
 * did not load, so it cannot be loaded again in the same page.
 */
export function ScreenFault({ reload = reloadPage }: { reload?: () => void }) {
  const uploads = useUploads();
  const [cause, setCause] = useState<FaultCause>();
  useDocumentTitle(cause ? TEXTS[cause].title.replace(/\.$/, '') : 'Otvara se');

  const isFree = useCallback(() => !hasUnsavedWork() && !uploads.getState().items.some(isUnderWay), [uploads]);
  useEffect(() => {
    void findCause().then((found) => {
      if (found !== 'release' || !isFree() || sessionStorage.getItem(RELOADED_KEY) === ownEntry())
        return setCause(found);
      sessionStorage.setItem(RELOADED_KEY, ownEntry());
      reload();
    });
  }, [isFree, reload]);
  useWindowEvent('online', () => {
    if (cause === 'offline' && isFree()) reload();
  });

  if (!cause) return null;
  const { title, help, button } = TEXTS[cause];
  return (
    <div role="alert">
      <EmptyState
        isScreen
        title={title}
        help={help}
        actions={
          <>
            <Button variant="filled" leftSection={<IconRefresh aria-hidden />} onClick={reload}>
              {button}
            </Button>
            <TextLink to={paths.home}>Natrag na početnu stranicu</TextLink>
          </>
        }
      />
    </div>
  );
}

function reloadPage(): void {
  window.location.reload();
}
