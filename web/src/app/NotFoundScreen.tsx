import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';

/** Inside the shell: for an address that does not exist or that the role may not open. */
export function NotFoundScreen() {
  useDocumentTitle('Stranica nije pronađena');
  return (
    <EmptyState
      isScreen
      title="Ovdje nema stranice."
      help="Adresa nije točno upisana, stranica je premještena ili za nju nemate pravo."
      actions={<TextLink to={paths.home}>Natrag na početnu stranicu</TextLink>}
    />
  );
}
