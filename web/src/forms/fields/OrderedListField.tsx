import { Box, Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconPlus } from '#web/lib/icons.ts';
import { ITEM_UNDO_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { useOrderedList } from '#web/ui/ordered-list/use-ordered-list.ts';
import { recordFormText as text } from '../record-form.text.ts';

/** An item where its fields are drawn. */
export type ListedItem<Item> = {
  item: Item;
  place: number;
  /** The same for an item that was moved or changed. */
  itemKey: number;
  change: (next: Item) => void;
  buttons: ReactNode;
};

type Props<Item extends object> = {
  title: string;
  /** The number of items, as a text. */
  note: string;
  help: string;
  addText: string;
  /** One item in the accusative, as it follows the verb: `poveznicu`. */
  noun: string;
  /** Message after an item was removed; its button restores the item. */
  removedText: string;
  maxItems: number;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  makeItem: () => Item;
  onAdd?: (key: number) => void;
  /** Element id of the first field of the item at an index. */
  fieldId: (place: number) => string;
  children: (listed: ListedItem<Item>) => ReactNode;
};

/** Items with fields, in an order that users change. A new item takes the focus; a removed one can be restored. */
export function OrderedListField<Item extends object>(props: Props<Item>) {
  const { items, onChange, noun, fieldId } = props;
  const list = useOrderedList(items, onChange);
  const toasts = useToasts();
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const item = props.makeItem();
    flushSync(() => {
      props.onAdd?.(list.keyOf(item));
      onChange([...items, item]);
    });
    document.getElementById(fieldId(items.length))?.focus();
  };
  const remove = (place: number, item: Item) => {
    list.remove(place);
    addButton.current?.focus();
    toasts.success(props.removedText, ITEM_UNDO_MS, {
      text: text.restoreDraft,
      onClick: () => list.insert(place, item),
    });
  };
  return (
    <Box component="section" mt="xl" aria-labelledby={headingId}>
      <Group align="baseline" wrap="nowrap" pt="sm" style={{ borderTop: '1.5px solid var(--ink)' }}>
        <Title order={2} id={headingId}>
          {props.title}
        </Title>
        <Text span c="dimmed" fz="sm">
          {props.note}
        </Text>
      </Group>
      <Text c="dimmed" fz="sm" mt={4}>
        {props.help}
      </Text>
      <Box component="ol" mt="xs">
        {items.map((item, place) => {
          const key = list.keyOf(item);
          const buttons = (
            <ItemButtons
              item={`${noun} ${place + 1}`}
              place={place}
              count={items.length}
              direction="down"
              onMove={(by) => list.move(place, by)}
              onRemove={() => remove(place, item)}
            />
          );
          return (
            <Box component="li" key={key} py="sm" style={{ borderBottom: '1px solid var(--rule)' }}>
              {props.children({ item, place, itemKey: key, change: (next) => list.replace(place, next), buttons })}
            </Box>
          );
        })}
      </Box>
      <Button
        ref={addButton}
        mt="sm"
        leftSection={<IconPlus aria-hidden />}
        onClick={add}
        disabled={items.length >= props.maxItems}
      >
        {props.addText}
      </Button>
    </Box>
  );
}
