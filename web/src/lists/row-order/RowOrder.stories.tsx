import { Flex } from '@mantine/core';
import { useRef, useState } from 'react';
import { useVirtualRows } from '../use-virtual-rows.ts';
import { FormerPlace, OrderBar, PlaceField, RowHandle } from './row-order.tsx';
import { moveRow, type RowGroup, type RowOrder, type RowPlace, useRowOrder } from './use-row-order.ts';

const MENU: RowGroup[] = [
  { key: 1, name: 'O nama', ids: [11, 12, 13] },
  { key: 2, name: 'Sport', ids: [21, 22] },
  { key: 3, name: 'Projekti', ids: [] },
];

type Props = { start?: readonly RowGroup[]; onMove?: (id: number, to: RowPlace) => void; isOff?: boolean };

export function OrderedRows({ start = MENU, onMove, isOff = false }: Props) {
  const [groups, setGroups] = useState(start);
  const order = useRowOrder({
    groups,
    titleOf: (id) => `Red ${id}`,
    onMove: (id, to) => {
      setGroups(moveRow(groups, id, to));
      onMove?.(id, to);
    },
    isOff,
  });
  return (
    <div>
      {order.groups.map((group) => (
        <section key={group.key} aria-label={group.name}>
          <h3>{group.name}</h3>
          <Rows order={order} group={group} />
        </section>
      ))}
      <OrderBar order={order} />
    </div>
  );
}
OrderedRows.title = 'Redoslijed redaka';
OrderedRows.layout = 'wide' as const;

function Rows({ order, group }: { order: RowOrder; group: RowGroup }) {
  const list = useRef<HTMLUListElement>(null);
  const { ids } = group;
  const { rows, measure, onFocus } = useVirtualRows({ body: list, ids, rowPx: 40, keep: [order.lifted?.id] });
  return (
    <ul ref={list} data-order-group={group.key} style={{ minHeight: 30 }} onFocus={onFocus}>
      {rows.map((row) => {
        if ('gapPx' in row) return <li key={row.key} style={{ height: row.gapPx }} />;
        const id = ids[row.index] ?? 0;
        return (
          <Flex component="li" key={id} ref={measure} data-index={row.index} h={40} gap="xs" {...order.rowProps(id)}>
            <RowHandle order={order} id={id} />
            <PlaceField order={order} id={id} />
            <span>
              <a href={`#${id}`}>Red {id}</a>
              <FormerPlace order={order} id={id} />
            </span>
          </Flex>
        );
      })}
    </ul>
  );
}
