import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { IconFileText, IconFileTypePdf, IconFolders, IconLinkOff, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { MovedNote } from '#web/lists/row-order/MovedNote.tsx';
import { FormerPlace } from '#web/lists/row-order/OrderBar.tsx';
import { PlaceField } from '#web/lists/row-order/PlaceField.tsx';
import { RowHandle } from '#web/lists/row-order/RowHandle.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import look from '#web/ui/look.module.css';
import { navigationText as text } from '../navigation.text.ts';
import { ITEM_PARAM } from '../navigation-address.ts';
import classes from './Items.module.css';
import { shortAddress, wayOf } from './target-way.ts';

type Props = {
  item: ManagedMenuItem;
  order: RowOrder;
  /** Where a colleague moved it from; undefined when they did not. */
  moved: string | undefined;
  isSaved: boolean;
  /** The open editor; undefined while the row is closed. */
  editor: ReactNode;
};

/** An item in its section: its handle, name, target and link to its editor. */
export function MenuItemRow({ item, order, moved, isSaved, editor }: Props) {
  const { id, value } = item;
  return (
    <li {...order.rowProps(id)} className={classes.item} data-saved={isSaved || undefined}>
      <div className={classes.row} data-open={editor !== undefined || undefined}>
        <span className={classes.handle}>
          <RowHandle order={order} id={id} />
        </span>
        <span className={classes.place}>
          <PlaceField order={order} id={id} />
        </span>
        <span className={`${look.cut} ${look.strong} ${classes.name}`} title={value}>
          {value}
          <FormerPlace order={order} id={id} />
          {moved !== undefined && <MovedNote>{moved}</MovedNote>}
        </span>
        <ItemTarget item={item} />
        <span className={classes.edit}>
          <EditRowLink param={ITEM_PARAM} recordKey={id} title={value} />
        </span>
      </div>
      {editor}
    </li>
  );
}

const ICONS = { page: IconFileText, folder: IconFolders, document: IconFileTypePdf, address: IconWorld };

/** What an item leads to: its kind and title; a dead one says what is missing. */
function ItemTarget({ item }: { item: ManagedMenuItem }) {
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
