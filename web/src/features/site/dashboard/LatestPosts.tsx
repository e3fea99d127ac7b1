import { statusOf } from '@baklja/contract/features/content/post-status';
import type { Language } from '@baklja/contract/fields';
import { LATEST_POSTS_LIMIT } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { mayOpen } from '@baklja/contract/screens';
import { Skeleton } from '@mantine/core';
import { type Icon, IconClock, IconClockOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { cutTitle } from './cut-title.ts';
import { DashboardBlock } from './DashboardBlock.tsx';
import type { LatestPost } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { describeMoment } from './describe-moment.ts';
import classes from './LatestPosts.module.css';
import { ReadError } from './ReadError.tsx';
import { isLoading, type Read } from './read.ts';

type Props = {
  language: Language;
  read: Read<LatestPost[]>;
  now: Date;
  userRole: Role | undefined;
  /** Chooses the language, where one list shows both. */
  languageSwitch?: ReactNode;
};

/** The latest posts of a language, in every state of the list. */
export function LatestPosts({ language, read, now, userRole, languageSwitch }: Props) {
  const link = mayOpen(userRole, 'posts') ? (
    <TextLink to={paths.postsIn(language)}>{dashboardText.allPosts}</TextLink>
  ) : undefined;
  return (
    <DashboardBlock
      id={`latest-${language}`}
      title={languageSwitch ? dashboardText.latestOfBoth : dashboardText.latest[language]}
      link={link}
      isBusy={isLoading(read)}
    >
      {languageSwitch}
      <ReadError title={dashboardText.latestFailed[language]} reads={[read]} />
      {isLoading(read) && <Loading />}
      {read.data?.length === 0 && <Empty language={language} userRole={userRole} />}
      {read.data !== undefined && read.data.length > 0 && (
        <ol lang={language}>
          {read.data.map((post) => (
            <LatestPostRow key={post.id} post={post} now={now} mayEdit={mayOpen(userRole, 'editPost')} />
          ))}
        </ol>
      )}
    </DashboardBlock>
  );
}

function Empty({ language, userRole }: Pick<Props, 'language' | 'userRole'>) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{dashboardText.noLatest[language]}</p>
      <p>
        {dashboardText.noLatestHelp}{' '}
        {mayOpen(userRole, 'createPost') && <TextLink to={paths.createPost}>{dashboardText.createPost}</TextLink>}
      </p>
    </div>
  );
}

function Loading() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div aria-hidden>
      {Array.from({ length: LATEST_POSTS_LIMIT }, (_, place) => place).map((place) => (
        <div key={place} className={classes.row}>
          {isSlow && (
            <>
              <Skeleton width={60} height={40} />
              <span className={classes.lines}>
                <Skeleton height={12} width="92%" />
                <Skeleton height={12} width={`${45 + ((place * 17) % 40)}%`} />
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

type LatestPostRowProps = { post: LatestPost; now: Date; mayEdit: boolean };

/** One of the latest posts. Its title and `Uredi` open the editor if the role has access. */
function LatestPostRow({ post, now, mayEdit }: LatestPostRowProps) {
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
function Publishing({ post, now }: Omit<LatestPostRowProps, 'mayEdit'>) {
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
