import { ActionIcon, Box, Button, Flex, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { useBarPlace } from '#web/ui/use-bar-place.ts';
import classes from './row-order.module.css';
import { rowOrderText as text } from './row-order.text.ts';
import type { RowOrder } from './use-row-order.ts';

type RowProps = { order: RowOrder; id: number };

/** Dragged, or lifted by Space, moved by arrows and Page keys, saved by Enter, put back by Escape. Not on a phone. */
export function RowHandle({ order, id }: RowProps) {
  const place = order.placeOf(id);
  if (!place) return null;
  const isLifted = order.lifted?.id === id;
  return (
    <ActionIcon
      className={classes.handle}
      visibleFrom="sm"
      size={24}
      aria-label={text.handle(order.titleOf(id), place.index + 1, place.count)}
      aria-pressed={isLifted}
      disabled={order.isOff}
      data-order-handle
      data-lifted={isLifted || undefined}
      onKeyDown={(event) => {
        if (isLifted) moveByKey(order, event);
        else if (event.key === ' ') {
          event.preventDefault();
          order.lift(id);
        }
      }}
      // Only a click that comes from no pointer: of a screen reader.
      onClick={({ detail }) => detail === 0 && !isLifted && order.lift(id)}
      onPointerDown={(event) => order.startDrag(id, event)}
      onBlur={({ relatedTarget }) => isLifted && !isInBar(relatedTarget) && order.leave()}
    >
      <IconGripVertical aria-hidden />
    </ActionIcon>
  );
}

/** What a key does to the lifted row. Space would press the button. */
const KEYS: Readonly<Record<string, (order: RowOrder) => void>> = {
  ArrowUp: (order) => order.moveBy(-1),
  ArrowDown: (order) => order.moveBy(1),
  Home: (order) => order.moveBy(Number.NEGATIVE_INFINITY),
  End: (order) => order.moveBy(Number.POSITIVE_INFINITY),
  PageUp: (order) => order.moveToGroup(-1),
  PageDown: (order) => order.moveToGroup(1),
  Enter: (order) => order.save(),
  ' ': () => {},
};

function moveByKey(order: RowOrder, event: KeyboardEvent): void {
  const move = KEYS[event.key];
  if (!move) return;
  event.preventDefault();
  move(order);
}

function isInBar(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-order-bar]') !== null;
}

/** Enter moves the row to the typed place of its group. On a phone the field lifts the row, and the bar moves it. */
export function PlaceField({ order, id }: RowProps) {
  const isPhone = useIsPhone();
  const [typed, setTyped] = useState<string>();
  const place = order.placeOf(id);
  if (!place) return null;
  const isLifted = order.lifted?.id === id;
  const index = Number(typed) - 1;
  return (
    <input
      className={classes.place}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={text.place(order.titleOf(id))}
      disabled={order.isOff}
      value={typed ?? String(place.index + 1)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        if (isPhone && !isLifted) order.lift(id);
      }}
      onBlur={({ relatedTarget }) => {
        setTyped(undefined);
        if (isLifted && typed) order.moveTo({ group: place.group, index });
        else if (isLifted && !isInBar(relatedTarget)) order.leave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed) {
          event.preventDefault();
          order.place(id, index);
        } else if (isLifted) moveByKey(order, event);
        // The field would lift the row again when it gets the focus back after the save.
        if (event.key === 'Enter' && isPhone) event.currentTarget.closest('[data-row-id]')?.querySelector('a')?.focus();
        if (event.key === 'Enter' || event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

/** The bar at the foot of the window that says which row is lifted, and where it is; the last element of a screen. */
export function OrderBar({ order }: { order: RowOrder }) {
  const bar = useRef<HTMLDivElement>(null);
  const { lifted, groups } = order;
  const place = lifted && order.placeOf(lifted.id);
  const group = groups.find(({ key }) => key === place?.group)?.name;
  return (
    <div ref={bar} className={classes.bar} data-order-bar data-open={lifted !== undefined || undefined}>
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
      {lifted && place && (
        <Actions bar={bar} order={order} isFirst={place.index === 0} isLast={place.index === place.count - 1} />
      )}
    </div>
  );
}

type ActionsProps = { bar: RefObject<HTMLElement | null>; order: RowOrder; isFirst: boolean; isLast: boolean };

function Actions({ bar, order, isFirst, isLast }: ActionsProps) {
  useBarPlace(bar);
  return (
    <Flex className={classes.actions} ml="auto" align="center" gap={{ base: 4, sm: 'xs' }} data-save-bar>
      {!order.lifted?.isDragged && (
        <Group visibleFrom="md" wrap="nowrap" gap="md" mr="sm" aria-hidden>
          {text.keys(order.groups.length > 1).map(([words, ...keys]) => (
            <Group key={words} wrap="nowrap" gap={4} style={{ whiteSpace: 'nowrap' }}>
              {keys.map((key) => (
                <Box component="kbd" key={key} px={5} bd="1px solid" bdrs="xs" ff="text" fz="sm">
                  {key}
                </Box>
              ))}
              {words}
            </Group>
          ))}
        </Group>
      )}
      <ActionIcon aria-label="Gore" aria-disabled={isFirst || undefined} onClick={() => order.moveBy(-1)}>
        <IconArrowUp aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Dolje" aria-disabled={isLast || undefined} onClick={() => order.moveBy(1)}>
        <IconArrowDown aria-hidden />
      </ActionIcon>
      <Button className={classes.save} onClick={order.save}>
        Spremi
      </Button>
    </Flex>
  );
}

/** Where the lifted row was, after its title; nothing in other rows. */
export function FormerPlace({ order: { lifted, groups }, id }: RowProps) {
  if (lifted?.id !== id) return null;
  const { from, to } = lifted;
  const group = from.group === to.group ? undefined : groups.find(({ key }) => key === from.group)?.name;
  if (group === undefined && from.index === to.index) return null;
  return (
    <Text span ml={6} c="dimmed" fz="sm" fw={400}>
      {group === undefined ? text.was(from.index + 1) : text.wasIn(group)}
    </Text>
  );
}

/** After the title of a row that another user moved: from where, while that is news. */
export function MovedNote({ children }: { children: ReactNode }) {
  return (
    <Text
      span
      display={{ base: 'block', sm: 'inline' }}
      flex="none"
      ml={{ base: 0, sm: 'sm' }}
      c="dimmed"
      fz="sm"
      fw={400}
    >
      {children}
    </Text>
  );
}
