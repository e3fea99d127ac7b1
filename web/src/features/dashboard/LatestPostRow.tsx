import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { describeMoment, isScheduled } from './attention/attention.ts';
import { cutTitle } from './cut-title.ts';
import type { LatestPost } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
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
        <NotPublic post={post} now={now} />
      </div>
      {mayEdit && (
        <Link to={to} lang="hr" className={classes.edit} aria-label={`${dashboardText.edit}: ${post.title}`}>
          {dashboardText.edit}
        </Link>
      )}
    </li>
  );
}

/** The reason why a post is not public; nothing for a public post. */
function NotPublic({ post, now }: Omit<Props, 'mayEdit'>) {
  if (post.state === 0) {
    return (
      <p className={classes.state} lang="hr">
        <StatusDot kind="empty">{dashboardText.draft}</StatusDot>
      </p>
    );
  }
  if (!isScheduled(post, now)) return null;
  return (
    <p className={classes.state} lang="hr">
      <IconClock aria-hidden />
      {dashboardText.scheduled(describeMoment(post.publish_up))}
    </p>
  );
}
