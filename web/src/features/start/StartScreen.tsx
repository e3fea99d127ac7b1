import { menuFor } from '@baklja/contract/screens';
import { useSession } from '#web/lib/session.ts';
import { StartPage } from './StartPage.tsx';

/** `/` for the roles without the dashboard: a link to each screen of the role. */
export function StartScreen() {
  const session = useSession();
  const cards = menuFor(session?.role).flatMap(({ group, entries }) =>
    entries.map(({ key, title, address }) => ({ key, group, title, path: address })),
  );
  return <StartPage name={session?.name ?? ''} cards={cards} />;
}
