import type { Language } from '@baklja/contract/fields';
import { LATEST_POSTS_LIMIT } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { mayOpen } from '@baklja/contract/screens';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { DashboardBlock } from './DashboardBlock.tsx';
import type { LatestPost } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { LatestPostRow } from './LatestPostRow.tsx';
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
