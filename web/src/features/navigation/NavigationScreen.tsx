import { useQuery } from '@tanstack/react-query';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { MenuEditor } from './MenuEditor.tsx';
import { menuQuery } from './navigation.queries.ts';
import { navigationText as text } from './navigation.text.ts';

/** /navigacija: the menu of the public site. */
export function NavigationScreen() {
  const { data, error, isFetching, refetch } = useQuery(menuQuery);
  const isSlow = useDelayed(data === undefined, SKELETON_AFTER_MS);
  if (data !== undefined) return <MenuEditor menu={data} />;
  return (
    <>
      <PageHead title={text.title} />
      {error ? (
        <ErrorState
          title={text.notLoaded}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        isSlow && <p role="status">{text.loading}…</p>
      )}
    </>
  );
}
