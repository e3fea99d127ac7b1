import { Skeleton } from '@mantine/core';
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
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { dashboardText } from '../dashboard.text.ts';
import classes from './AttentionList.module.css';
import type { AttentionItem } from './attention-item.ts';
import { WholeMoments } from './WholeMoments.tsx';

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

/** The items, each with a link to the list of posts; `items` is undefined while loading. */
export function AttentionList({ items }: { items: readonly AttentionItem[] | undefined }) {
  const isSlow = useDelayed(items === undefined, SKELETON_AFTER_MS);
  if (items === undefined) return <Loading isShown={isSlow} />;
  if (items.length === 0) {
    return (
      <div className={classes.item}>
        <IconCheck aria-hidden className={classes.icon} />
        <b className={classes.title}>{dashboardText.nothing}</b>
        <p className={`${look.quiet} ${look.small} ${classes.help}`}>{dashboardText.nothingHelp}</p>
      </div>
    );
  }
  return (
    <ul>
      {items.map(({ kind, title, help, links }) => {
        const Sign = ICONS[kind];
        return (
          <li key={kind} className={classes.item} data-kind={kind}>
            <Sign aria-hidden className={classes.icon} />
            <b className={classes.title}>{title}</b>
            <p className={`${look.quiet} ${look.small} ${classes.help}`}>
              <WholeMoments text={help} />
              {links.map(({ text, to }) => (
                <span key={to}>
                  {' '}
                  <TextLink to={to}>{text}</TextLink>
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Loading({ isShown }: { isShown: boolean }) {
  return (
    <div aria-hidden>
      {[0, 1].map((place) => (
        <div key={place} className={classes.item}>
          {isShown && (
            <div className={classes.lines}>
              <Skeleton height={12} width="70%" />
              <Skeleton height={12} width="90%" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
