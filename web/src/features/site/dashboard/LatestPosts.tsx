import { statusOf } from '@baklja/contract/features/content/post-status';
import type { Language } from '@baklja/contract/fields';
import { LATEST_POSTS_LIMIT } from '@baklja/contract/limits';
import { mayOpen } from '@baklja/contract/screens';
import { Box, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#web/lib/dates.ts';
import type { Icon } from '#web/lib/icon.tsx';
import { IconClock, IconClockOff } from '#web/lib/icons.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { useSession } from '#web/lib/session.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { recordListText } from '#web/lists/record-list.text.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { cutTitle } from './cut-title.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, isLoading, type Read, ReadError } from './DashboardBlock.tsx';
import type { LatestPost } from './dashboard.queries.ts';

type Props = {
  language: Language;
  read: Read<LatestPost[]>;
  /** Chooses the language, where one list shows both. */
  languageSwitch?: ReactNode;
};

export function LatestPosts({ language, read, languageSwitch }: Props) {
  const role = useSession()?.role;
  const link = mayOpen(role, 'posts') ? <TextLink to={paths.postsIn(language)}>Svi postovi</TextLink> : undefined;
  return (
    <DashboardBlock
      id={`latest-${language}`}
      title={languageSwitch ? 'Zadnji članci' : `Zadnji članci, ${LANGUAGE_NAMES[language].toLowerCase()}`}
      link={link}
      isBusy={isLoading(read)}
    >
      {languageSwitch}
      <ReadError title={`Zadnji članci na ${recordListText.language[language]} nisu učitani.`} reads={[read]} />
      {isLoading(read) && <Loading />}
      {read.data?.length === 0 && <Empty language={language} />}
      {read.data !== undefined && read.data.length > 0 && (
        <ol lang={language}>
          {read.data.map((post) => (
            <LatestPostRow key={post.id} post={post} mayEdit={mayOpen(role, 'editPost')} />
          ))}
        </ol>
      )}
    </DashboardBlock>
  );
}

function Empty({ language }: Pick<Props, 'language'>) {
  const role = useSession()?.role;
  return (
    <Box className={classes.lined} py="sm">
      <Text ff="heading" fz="lg" fw={500} lh="22px">
        Još nema članaka na {recordListText.language[language]}.
      </Text>
      <Text c="quiet">
        Ovdje će stajati deset zadnjih.{' '}
        {mayOpen(role, 'createPost') && <TextLink to={paths.createPost}>Dodaj članak</TextLink>}
      </Text>
    </Box>
  );
}

function Loading() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div aria-hidden>
      {Array.from({ length: LATEST_POSTS_LIMIT }, (_, place) => place).map((place) => (
        <div key={place} className={`${classes.lined} ${classes.row}`}>
          {isSlow && (
            <>
              <Skeleton width={60} height={40} />
              <Stack gap={7}>
                <Skeleton height={12} width="92%" />
                <Skeleton height={12} width={`${45 + ((place * 17) % 40)}%`} />
              </Stack>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function LatestPostRow({ post, mayEdit }: { post: LatestPost; mayEdit: boolean }) {
  const to = paths.editPost(post.alias);
  return (
    <li className={`${classes.lined} ${classes.row}`} data-draft={post.state === 0 || undefined}>
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
        <Publishing post={post} />
      </div>
      {mayEdit && (
        <Link to={to} lang="hr" className={classes.edit} aria-label={`Uredi: ${post.title}`}>
          Uredi
        </Link>
      )}
    </li>
  );
}

/** The reason why a post is not public, or when it ends; nothing for a public post without an end. */
function Publishing({ post }: { post: LatestPost }) {
  const status = statusOf(post, new Date().toISOString());
  if (status === 'draft') {
    return (
      <p className={classes.state} lang="hr">
        <StatusDot kind="empty">Skica</StatusDot>
      </p>
    );
  }
  if (status === 'scheduled') return <Moment Sign={IconClock} word="Zakazano" iso={post.publish_up} />;
  if (post.publish_down === null) return null;
  if (status === 'ended') return <Moment Sign={IconClockOff} word="Završeno" iso={post.publish_down} />;
  return <Moment Sign={IconClock} word="Završava" iso={post.publish_down} />;
}

function Moment({ Sign, word, iso }: { Sign: Icon; word: string; iso: string }) {
  return (
    <p className={classes.state} lang="hr">
      <Sign aria-hidden />
      {word}: {formatDateTime(iso)}
    </p>
  );
}
