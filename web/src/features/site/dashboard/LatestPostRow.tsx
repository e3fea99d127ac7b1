import { statusOf } from '@baklja/contract/features/content/post-status';
import { type Icon, IconClock, IconClockOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import { cutTitle } from './cut-title.ts';
import type { LatestPost } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { describeMoment } from './describe-moment.ts';
import classes from './LatestPosts.module.css';

type Props = { post: LatestPost; now: Date; mayEdit: boolean };

/** One of the latest posts. Its title and `Uredi` open the editor if the role has access. */
export function LatestPostRow({ post, now, mayEdit }: Props) {
  const to = paths.editPost(post.alias);
  return (
    <li className={classes.row} data-draft={post.state === 0 || undefined}>
      <Thumbnail url={introPictureUrl(post.images, pageSettings.fileHostUrl())} width={60} height={40} />
      <div>
        {mayEdit ? (
          <Link to={to} className={classes.headline} title={post.title}>
            {cutTitle(post.title)}
          </Link>
        ) : (
          <span className={classes.headline} title={post.title}>
            {cutTitle(post.title)}
          </span>
        )}
        <Publishing post={post} now={now} />
      </div>
      {mayEdit && (
        <Link
          to={to}
          lang="hr"
          className={`${look.quiet} ${look.small} ${classes.edit}`}
          aria-label={`${dashboardText.edit}: ${post.title}`}
        >
          {dashboardText.edit}
        </Link>
      )}
    </li>
  );
}

/** The reason why a post is not public, or when it ends; nothing for a public post without an end. */
function Publishing({ post, now }: Omit<Props, 'mayEdit'>) {
  const status = statusOf(post, now.toISOString());
  if (status === 'draft') {
    return (
      <p className={`${look.quiet} ${look.small} ${classes.state}`} lang="hr">
        <StatusDot kind="empty">{dashboardText.draft}</StatusDot>
      </p>
    );
  }
  if (status === 'scheduled') return <Moment sign={IconClock} text={dashboardText.scheduled} iso={post.publish_up} />;
  if (post.publish_down === null) return null;
  if (status === 'ended') return <Moment sign={IconClockOff} text={dashboardText.ended} iso={post.publish_down} />;
  return <Moment sign={IconClock} text={dashboardText.ending} iso={post.publish_down} />;
}

function Moment({ sign: Sign, text, iso }: { sign: Icon; text: (moment: string) => string; iso: string }) {
  return (
    <p className={`${look.quiet} ${look.small} ${classes.state}`} lang="hr">
      <Sign aria-hidden />
      {text(describeMoment(iso))}
    </p>
  );
}
