import { ActionIcon, Box, Button, Flex, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useBarPlace } from '#web/ui/use-bar-place.ts';
import classes from './RowOrder.module.css';
import { rowOrderText as text } from './row-order.text.ts';
import type { LiftedRow } from './row-places.ts';
import type { RowOrder } from './use-row-order.ts';

/** The bar at the foot of the window that says which row is lifted, and where it is; the last element of a screen. */
export function OrderBar({ order }: { order: RowOrder }) {
  const { lifted } = order;
  const place = lifted && order.placeOf(lifted.id);
  const group = order.groups.find(({ key }) => key === place?.group)?.name;
  return (
    <div className={classes.bar} data-order-bar data-open={lifted !== undefined || undefined}>
      <Flex
        component="p"
        role="status"
        direction={{ base: 'column', sm: 'row' }}
        columnGap="md"
        miw={0}
        fz={{ base: 'sm', sm: 'md' }}
        lh={{ base: '18px', sm: 'inherit' }}
      >
        {lifted && place && (
          <>
            <Text component="b" truncate fw={600}>
              {order.titleOf(lifted.id)}
            </Text>
            <span style={{ whiteSpace: 'nowrap' }}>
              {group !== undefined && `${group}, `}
              {text.at(place.index + 1, place.count)}
            </span>
          </>
        )}
      </Flex>
      {lifted && place && <Actions order={order} lifted={lifted} />}
    </div>
  );
}

function Actions({ order, lifted }: { order: RowOrder; lifted: LiftedRow }) {
  const line = useRef<HTMLDivElement>(null);
  useBarPlace(line);
  const place = order.placeOf(lifted.id);
  return (
    <Flex
      ref={line}
      className={classes.actions}
      align="center"
      gap={{ base: 4, sm: 'xs' }}
      flex="none"
      ml="auto"
      data-save-bar
    >
      {lifted.way !== 'drag' && (
        <Group visibleFrom="md" wrap="nowrap" gap="md" mr="sm" aria-hidden>
          <Key keys={['↑', '↓']} words={text.keys.move} />
          {order.groups.length > 1 && <Key keys={['PgUp', 'PgDn']} words={text.keys.group} />}
          <Key keys={['Enter']} words={text.keys.save} />
          <Key keys={['Esc']} words={text.keys.putBack} />
        </Group>
      )}
      <ActionIcon aria-label={text.up} aria-disabled={place?.index === 0 || undefined} onClick={() => order.moveBy(-1)}>
        <IconArrowUp aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={text.down}
        aria-disabled={(place && place.index === place.count - 1) || undefined}
        onClick={() => order.moveBy(1)}
      >
        <IconArrowDown aria-hidden />
      </ActionIcon>
      <Button onClick={order.save}>{text.save}</Button>
    </Flex>
  );
}

function Key({ keys, words }: { keys: string[]; words: string }) {
  return (
    <Group wrap="nowrap" gap={4} style={{ whiteSpace: 'nowrap' }}>
      {keys.map((key) => (
        <Box component="kbd" key={key} px={5} bd="1px solid" bdrs="xs" ff="text" fz="sm">
          {key}
        </Box>
      ))}
      {words}
    </Group>
  );
}

/** Where the lifted row was, after its title; nothing in other rows. */
export function FormerPlace({ order, id }: { order: RowOrder; id: number }) {
  const { lifted } = order;
  if (lifted?.id !== id) return null;
  const { from, to } = lifted;
  const group = order.groups.find(({ key }) => key === from.group)?.name;
  const isInGroup = from.group === to.group || group === undefined;
  if (isInGroup && from.index === to.index) return null;
  return (
    <Text span ml={6} c="dimmed" fz="sm" fw={400}>
      {isInGroup ? text.was(from.index + 1) : text.wasIn(group)}
    </Text>
  );
}
