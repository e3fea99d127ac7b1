import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';

/** Replaces a screen whose code could not be loaded or that failed while rendering. */
export function ScreenFault() {
  useDocumentTitle('Greška');
  return (
    <ErrorState
      title="Ovaj se zaslon nije otvorio."
      reason="Možda je u međuvremenu postavljena nova inačica ili je veza prekinuta. Ono što ste pisali sačuvano je na ovom računalu."
      onRetry={() => window.location.reload()}
    />
  );
}
