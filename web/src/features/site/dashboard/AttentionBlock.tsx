import { accountState } from '@baklja/contract/features/accounts/users';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { mayOpen } from '@baklja/contract/screens';
import { Flex, Skeleton, Stack, Text } from '@mantine/core';
import {
  type Icon,
  IconCheck,
  IconClock,
  IconClockOff,
  IconDatabaseOff,
  IconDatabaseX,
  IconLinkOff,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { useSession } from '#web/lib/session.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { type AttentionItem, describeGoodBackup, findAttention } from './attention.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, hasFailed, isLoading, type Read, ReadError } from './DashboardBlock.tsx';
import { mayReadBackups, nightlyBackupQuery, postTotalsQuery, refusedAddressesQuery } from './dashboard.queries.ts';

/**
 * Items that need an editor's attention. The block waits for all its reads and never guesses a value whose read
 * failed.
 */
export function AttentionBlock() {
  const pinned = useQuery(pinnedPostsQuery);
  const totals = useQuery(postTotalsQuery);
  const role = useSession()?.role;
  const mayApprove = mayOpen(role, 'users');
  const users = useQuery({ ...usersQuery, enabled: mayApprove });
  const backup = useQuery({ ...nightlyBackupQuery, enabled: mayReadBackups(role) });
  const maySeeAddresses = mayOpen(role, 'refusedAddresses');
  const addresses = useQuery({ ...refusedAddressesQuery(1), enabled: maySeeAddresses });
  const reads: Read<unknown>[] = [pinned, totals];
  if (mayApprove) reads.push(users);
  if (mayReadBackups(role)) reads.push(backup);
  if (maySeeAddresses) reads.push(addresses);
  const isBusy = reads.some(isLoading);
  const drafts = useNewDrafts();
  const items = findAttention({
    pinned: pinned.data?.length ?? PINNED_POSTS_LIMIT,
    totals: totals.data,
    waiting: waitingUsers(users.data ?? []),
    publicUsers: (users.data ?? []).filter((user) => user.demo_login === 1 && accountState(user) === 'active'),
    backup: backup.data,
    refusedAddresses: addresses.data?.total,
    now: new Date(),
  });
  const goodBackup = backup.data && describeGoodBackup(backup.data);
  return (
    <DashboardBlock id="attention" title="Traži pažnju" isBusy={isBusy}>
      {drafts.length > 0 && <KeptDrafts drafts={drafts} />}
      {(isBusy || items.length > 0 || !(drafts.length > 0 || reads.some(hasFailed))) && (
        <AttentionList items={isBusy ? undefined : items} />
      )}
      {!isBusy && goodBackup && (
        <Text className={classes.lined} c="quiet" fz="sm" lh="18px" py={10}>
          <WholeMoments text={goodBackup} />
        </Text>
      )}
      {!isBusy && <ReadError title="Nije sve provjereno." reads={reads} />}
    </DashboardBlock>
  );
}

const ICONS: Record<AttentionItem['kind'], Icon> = {
  'public-passwords': IconLockOpen,
  backup: IconDatabaseX,
  waiting: IconUserPlus,
  addresses: IconLinkOff,
  pins: IconPin,
  scheduled: IconClock,
  ending: IconClockOff,
  drafts: IconPencil,
  'no-backup': IconDatabaseOff,
};

/** What is wrong; the rest is only waiting. */
const RED: readonly AttentionItem['kind'][] = ['public-passwords', 'pins', 'backup'];

/** The items, each with a link to the list of posts; `items` is undefined while loading. */
function AttentionList({ items }: { items: readonly AttentionItem[] | undefined }) {
  const isSlow = useDelayed(items === undefined, SKELETON_AFTER_MS);
  if (items === undefined) return <Loading isShown={isSlow} />;
  if (items.length === 0) {
    return (
      <Flex {...ITEM}>
        <Item Sign={IconCheck} title="Ništa ne traži vašu pažnju.">
          Tri su članka prikvačena, nema skica, a nijedan ne čeka vrijeme objave.
        </Item>
      </Flex>
    );
  }
  return (
    <ul>
      {items.map(({ kind, title, help, links }) => (
        <Flex component="li" key={kind} {...ITEM} c={RED.includes(kind) ? 'red' : undefined}>
          <Item Sign={ICONS[kind]} title={title}>
            <WholeMoments text={help} />
            {links.map(({ text, to }) => (
              <span key={to}>
                {' '}
                <TextLink to={to}>{text}</TextLink>
              </span>
            ))}
          </Item>
        </Flex>
      ))}
    </ul>
  );
}

const ITEM = { className: classes.lined, gap: 'xs', mih: 40, py: 10 };

function Item({ Sign, title, children }: { Sign: Icon; title: string; children: ReactNode }) {
  return (
    <>
      <Sign aria-hidden style={{ marginTop: 2 }} />
      <div>
        <Text component="b" display="block" fw={600}>
          {title}
        </Text>
        <Text c="quiet" fz="sm" lh="18px" mt={2}>
          {children}
        </Text>
      </div>
    </>
  );
}

function Loading({ isShown }: { isShown: boolean }) {
  return (
    <div aria-hidden>
      {[0, 1].map((place) => (
        <Flex key={place} {...ITEM} pl="lg">
          {isShown && (
            // Two lines, like an item.
            <Stack gap="xs" flex={1}>
              <Skeleton height={12} width="70%" />
              <Skeleton height={12} width="90%" />
            </Stack>
          )}
        </Flex>
      ))}
    </div>
  );
}

/** A day with its time, as `formatDateTime` writes it, and what follows without a blank. */
const MOMENT = /(\d\d-\d\d-\d{4} u \d\d:\d\d[.,]?)/;

/** A text in which no line ends within a day and its time. */
function WholeMoments({ text }: { text: string }) {
  return text.split(MOMENT).map((part) =>
    MOMENT.test(part) ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
