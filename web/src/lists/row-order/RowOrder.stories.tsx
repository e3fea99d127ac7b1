import { Box, Flex } from '@mantine/core';
import { useState } from 'react';
import { story } from '#web/testing/story.ts';
import { FormerPlace, OrderBar, PlaceField, RowHandle } from './row-order.tsx';
import { moveRow, type RowGroup, useRowOrder } from './use-row-order.ts';

const MENU: RowGroup[] = [
  { key: 1, name: 'O nama', ids: [11, 12, 13] },
  { key: 2, name: 'Sport', ids: [21, 22] },
  { key: 3, name: 'Projekti', ids: [] },
];

export const OrderedGroups = story('Redoslijed redaka', () => <Groups />, 'wide');

function Groups() {
  const [groups, setGroups] = useState<readonly RowGroup[]>(MENU);
  const order = useRowOrder({
    groups,
    titleOf: (id) => `Stavka ${id}`,
    onMove: (id, to) => setGroups(moveRow(groups, id, to)),
  });
  return (
    <div>
      {order.groups.map(({ key, name, ids }) => (
        <Box component="section" key={key} pt="md" aria-label={name} data-order-group={key}>
          <h3 style={{ borderBottom: '1.5px solid var(--ink)' }}>{name}</h3>
          <ul>
            {ids.map((id) => (
              <Flex
                component="li"
                key={id}
                align="center"
                gap="xs"
                mih="var(--h-row)"
                style={{ borderBottom: '1px solid var(--rule)' }}
                {...order.rowProps(id)}
              >
                <RowHandle order={order} id={id} />
                <PlaceField order={order} id={id} />
                <span>
                  Stavka {id}
                  <FormerPlace order={order} id={id} />
                </span>
              </Flex>
            ))}
          </ul>
        </Box>
      ))}
      <OrderBar order={order} />
    </div>
  );
}
