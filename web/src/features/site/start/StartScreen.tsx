import { menuFor } from '@baklja/contract/screens';
import { useSession } from '#web/lib/session.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import { StartPage } from './StartPage.tsx';

/** `/` for the roles without the dashboard: new records that were not saved, and a link to each screen of the role. */
export function StartScreen() {
  const session = useSession();
  const cards = menuFor(session?.role).flatMap(({ group, entries }) =>
    entries.map(({ key, title, address }) => ({ key, group, title, path: address })),
  );
  const drafts = useNewDrafts();
  return (
    <StartPage drafts={drafts.length > 0 && <KeptDrafts drafts={drafts} />} name={session?.name ?? ''} cards={cards} />
  );
}
