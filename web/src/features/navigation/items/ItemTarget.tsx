import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { IconFileText, IconFileTypePdf, IconFolders, IconLinkOff, IconWorld } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { navigationText as text } from '../navigation.text.ts';
import classes from './Items.module.css';
import { shortAddress, wayOf } from './target-way.ts';

const ICONS = { page: IconFileText, folder: IconFolders, document: IconFileTypePdf, address: IconWorld };

/** What an item leads to: its kind and title; a dead one says what is missing. */
export function ItemTarget({ item }: { item: ManagedMenuItem }) {
  const { dead, link, target_title } = item;
  const way = wayOf(item);
  const TargetIcon = dead ? IconLinkOff : ICONS[way];
  const title = way === 'address' ? shortAddress(link) : (target_title ?? link);
  return (
    <>
      <span className={`${look.line} ${look.quiet} ${classes.leadsTo}`} data-dead={dead !== null || undefined}>
        <TargetIcon aria-hidden />
        <span className={classes.wide}>
          {dead ? (
            <>
              <s>{title}</s> {text.dead[dead]}
            </>
          ) : (
            title
          )}
        </span>
        <span className={classes.narrow}>{narrowText(item, title)}</span>
      </span>
      <span className={`${look.cut} ${look.note} ${classes.kind}`}>
        {dead === null && (way === 'page' ? link : text.kinds[way])}
      </span>
    </>
  );
}

function narrowText(item: ManagedMenuItem, title: string): string {
  if (item.dead === 'hidden-folder') return text.hiddenOnPhone(title);
  return item.dead ? text.deadOnPhone(title) : `${text.kinds[wayOf(item)]} · ${title}`;
}
