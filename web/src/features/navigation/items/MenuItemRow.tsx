import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import type { ReactNode } from 'react';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { MovedNote } from '#web/lists/row-order/MovedNote.tsx';
import { FormerPlace } from '#web/lists/row-order/OrderBar.tsx';
import { PlaceField } from '#web/lists/row-order/PlaceField.tsx';
import { RowHandle } from '#web/lists/row-order/RowHandle.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import look from '#web/ui/look.module.css';
import { ITEM_PARAM } from '../navigation-address.ts';
import classes from './Items.module.css';
import { ItemTarget } from './ItemTarget.tsx';

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
