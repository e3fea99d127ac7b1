import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/lib/paths.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useKeptDrafts } from '#web/lists/kept-drafts/use-kept-drafts.ts';
import { DashboardBlock } from './DashboardBlock.tsx';
import { DashboardRow } from './DashboardRow.tsx';
import { waitingWorkQuery } from './dashboard.queries.ts';

/** What the user has not finished: unsaved work in this browser, and the own drafts of posts. Nothing without any. */
export function OwnDrafts() {
  const kept = useKeptDrafts();
  const { data } = useQuery(waitingWorkQuery);
  const posts = data?.drafts ?? [];
  if (kept.length === 0 && posts.length === 0) return null;
  return (
    <DashboardBlock id="drafts" title="Vaše skice" isBusy={false}>
      {kept.length > 0 && <KeptDrafts drafts={kept} />}
      <ul>
        {posts.map(({ id, alias, title, language, modified }) => (
          <DashboardRow
            key={id}
            title={title}
            to={paths.editPost(alias)}
            lang={language}
            note={language === 'en-GB' ? 'članak, engleski' : 'članak'}
            at={modified}
          />
        ))}
      </ul>
    </DashboardBlock>
  );
}
