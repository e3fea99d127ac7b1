import { type ManagedSection, navigationRoutes } from '@baklja/contract/features/navigation';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFocusThroughLock } from '#web/forms/frame/form-focus.ts';
import { ApiError, messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { describeMoves } from '#web/lists/row-order/moved-rows.ts';
import { moveRow, placeOf, type RowGroup, type RowPlace, useRowOrder } from '#web/lists/row-order/use-row-order.ts';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { menuQuery, useMenuWrite } from './navigation.queries.ts';

/** A move that was not saved. */
type FailedMove = {
  message: string;
  /** A colleague changed the menu: their order is shown. */
  isStale: boolean;
  /** The order that the move was made in. */
  before: readonly RowGroup[];
  id: number;
  title: string;
  to: RowPlace;
};

/** The order of items, within and between the sections. A move is shown at once and saved with the order versions. */
export function useMenuOrder(sections: readonly ManagedSection[], isOff: boolean) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const ordering = useMenuWrite(navigationRoutes.orderMenuItems);
  const [moved, setMoved] = useState<readonly RowGroup[]>();
  const [failed, setFailed] = useState<FailedMove>();
  const groups = moved ?? groupsOf(sections);
  // Empty for an item that is not in the menu any more.
  const titleOf = (id: number) =>
    sections.flatMap(({ managed_items }) => managed_items).find((item) => item.id === id)?.value ?? '';

  const move = async (id: number, to: RowPlace) => {
    const from = placeOf(groups, id);
    if (!from) return;
    const next = moveRow(groups, id, to);
    setMoved(next);
    setFailed(undefined);
    const changed = next.filter(({ key }) => key === from.group || key === to.group);
    try {
      const { message } = await ordering.mutateAsync({
        body: {
          sections: changed.map(({ key, ids }) => ({
            id: key,
            order_version: sections.find((section) => section.id === key)?.order_version,
            items: [...ids],
          })),
        },
      });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      const isStale = error instanceof ApiError && STALE.includes(error.code);
      if (isStale) await queryClient.invalidateQueries({ queryKey: menuQuery.queryKey });
      setFailed({ message: messageOf(error), isStale, before: groups, id, title: titleOf(id), to });
    } finally {
      setMoved(undefined);
    }
  };
  // Nothing can be moved while a move is being saved; the handle gets the focus back afterwards.
  useFocusThroughLock(moved !== undefined);
  const order = useRowOrder({ groups, titleOf, onMove: (id, to) => void move(id, to), isOff: isOff || !!moved });
  return {
    order,
    failed,
    /** Where a colleague moved the items from, in words, while their order is the reason of the failure. */
    moved: failed?.isStale ? describeMoves(failed.before, groups) : undefined,
    /** Makes the failed move on top of the present order. */
    retry: () => failed && void move(failed.id, failed.to),
    drop: () => setFailed(undefined),
  };
}

/** Codes of refusals whose cause is that the menu changed meanwhile. */
const STALE = ['stale-order', 'not-in-container'];

function groupsOf(sections: readonly ManagedSection[]): RowGroup[] {
  return sections.map(({ id, value, managed_items }) => ({
    key: id,
    name: value,
    ids: managed_items.map((item) => item.id),
  }));
}

/** Why a move was not saved, which move it was, and a way to make it after all. */
export function OrderFailure({ menuOrder }: { menuOrder: ReturnType<typeof useMenuOrder> }) {
  const { failed, order, retry, drop } = menuOrder;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) note.current?.focus();
  }, [failed]);
  if (!failed) return null;
  const { message, isStale, id, title, to } = failed;
  const section = order.groups.find(({ key }) => key === to.group)?.name;
  const isPossible = section !== undefined && order.placeOf(id) !== undefined;
  const end = (act: () => void) => {
    // The message disappears with its buttons.
    document.querySelector<HTMLElement>(`[data-row-id="${id}"] [data-order-handle]`)?.focus();
    act();
  };
  return (
    <Stack
      ref={note}
      role="alert"
      tabIndex={-1}
      gap={4}
      my="sm"
      py="xs"
      pl={14}
      style={{ borderLeft: '3px solid var(--red)' }}
    >
      <Text fw={600}>{message}</Text>
      {section !== undefined && <p>{`Vaš pomak: „${title}” u ${section}, mjesto ${to.index + 1}.`}</p>}
      <Group mt={4}>
        {isPossible && (
          <Button variant="filled" onClick={() => end(retry)}>
            {isStale ? 'Ipak premjesti' : RETRY_TEXT}
          </Button>
        )}
        <Button variant="quiet" onClick={() => end(drop)}>
          Odustani
        </Button>
      </Group>
    </Stack>
  );
}
