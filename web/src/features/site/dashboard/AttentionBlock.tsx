import { accountState } from '@baklja/contract/features/accounts/users';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { mayOpen } from '@baklja/contract/screens';
import { Button, Flex, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Icon } from '#web/lib/icon.tsx';
import {
  IconActivity,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockOff,
  IconDatabaseOff,
  IconDatabaseX,
  IconLinkOff,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPlugConnectedX,
  IconUserPlus,
} from '#web/lib/icons.ts';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { useSession } from '#web/lib/session.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { webhooksQuery } from '../integration/webhooks.queries.ts';
import { type AttentionItem, describeGoodBackup, findAttention } from './attention.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, hasFailed, isLoading, type Read, ReadError } from './DashboardBlock.tsx';
import {
  mayReadBackups,
  nightlyBackupQuery,
  postTotalsQuery,
  refusedAddressesQuery,
  systemStatusQuery,
  waitingWorkQuery,
} from './dashboard.queries.ts';

/**
 * Items that need the attention of this user. The block waits for all its reads and never guesses a value whose read
 * failed.
 */
export function AttentionBlock() {
  const role = useSession()?.role;
  const hasPosts = mayOpen(role, 'posts');
  const mayApprove = mayOpen(role, 'users');
  const maySeeAddresses = mayOpen(role, 'refusedAddresses');
  const maySeeSystem = mayOpen(role, 'systemStatus');
  const waiting = useQuery(waitingWorkQuery);
  const pinned = useQuery({ ...pinnedPostsQuery, enabled: hasPosts });
  const totals = useQuery({ ...postTotalsQuery, enabled: hasPosts });
  const users = useQuery({ ...usersQuery, enabled: mayApprove });
  const backup = useQuery({ ...nightlyBackupQuery, enabled: mayReadBackups(role) });
  const addresses = useQuery({ ...refusedAddressesQuery(1), enabled: maySeeAddresses });
  const webhooks = useQuery({ ...webhooksQuery, enabled: mayOpen(role, 'integration') });
  const system = useQuery({ ...systemStatusQuery, enabled: maySeeSystem });
  const reads: Read<unknown>[] = [waiting];
  if (hasPosts) reads.push(pinned, totals);
  if (mayApprove) reads.push(users);
  if (mayReadBackups(role)) reads.push(backup);
  if (maySeeAddresses) reads.push(addresses);
  if (mayOpen(role, 'integration')) reads.push(webhooks);
  if (maySeeSystem) reads.push(system);
  const isBusy = reads.some(isLoading);
  const items = findAttention({
    pinned: pinned.data?.length ?? PINNED_POSTS_LIMIT,
    totals: hasPosts ? totals.data : undefined,
    waiting: waitingUsers(users.data ?? []),
    publicUsers: (users.data ?? []).filter((user) => user.demo_login === 1 && accountState(user) === 'active'),
    backup: backup.data,
    refusedAddresses: addresses.data?.total,
    systemFaults: system.data?.faults,
    webhooks: webhooks.data,
    lacks: waiting.data?.lacks,
    now: new Date(),
  });
  const goodBackup = backup.data && describeGoodBackup(backup.data, new Date());
  return (
    <DashboardBlock id="attention" title="Traži pažnju" isBusy={isBusy}>
      {(isBusy || items.length > 0 || !reads.some(hasFailed)) && <AttentionList items={isBusy ? undefined : items} />}
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
  system: IconActivity,
  backup: IconDatabaseX,
  webhook: IconPlugConnectedX,
  waiting: IconUserPlus,
  addresses: IconLinkOff,
  pins: IconPin,
  scheduled: IconClock,
  ending: IconClockOff,
  drafts: IconPencil,
  lack: IconCircleDashed,
  'no-backup': IconDatabaseOff,
};

/** What is wrong; the rest is only waiting. */
const RED: readonly AttentionItem['kind'][] = ['public-passwords', 'system', 'pins', 'backup', 'webhook'];

/** Items that are seen at once; the most urgent come first. */
const SHOWN_ITEMS = 3;

/** `items` is undefined while loading. */
function AttentionList({ items }: { items: readonly AttentionItem[] | undefined }) {
  const isSlow = useDelayed(items === undefined, SKELETON_AFTER_MS);
  const [isWhole, setIsWhole] = useState(false);
  if (items === undefined) return <Loading isShown={isSlow} />;
  if (items.length === 0) {
    return (
      <Flex {...ITEM}>
        <Item Sign={IconCheck} title="Sve je u redu." />
      </Flex>
    );
  }
  const hidden = isWhole ? 0 : items.length - SHOWN_ITEMS;
  return (
    <>
      <ul>
        {items.slice(0, isWhole ? items.length : SHOWN_ITEMS).map(({ kind, title, help, links }) => (
          <Flex component="li" key={title} {...ITEM} c={RED.includes(kind) ? 'red' : undefined}>
            <Item Sign={ICONS[kind]} title={title}>
              {help !== undefined && <WholeMoments text={`${help} `} />}
              {links.map(({ text, to }) => (
                <span key={to}>
                  <TextLink to={to} label={help === undefined ? `${text}: ${title}` : undefined}>
                    {text}
                  </TextLink>{' '}
                </span>
              ))}
            </Item>
          </Flex>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" px={0} onClick={() => setIsWhole(true)}>
          Još {hidden}
        </Button>
      )}
    </>
  );
}

const ITEM = { className: classes.lined, gap: 'xs', mih: 40, py: 10 };

function Item({ Sign, title, children }: { Sign: Icon; title: string; children?: ReactNode }) {
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
      {Array.from({ length: SHOWN_ITEMS }, (_, place) => place).map((place) => (
        <Flex key={place} {...ITEM} mih={67} pl="lg">
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
