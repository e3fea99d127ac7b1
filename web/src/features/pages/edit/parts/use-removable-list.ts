import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_UNDO_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useOrderedList } from '#web/widgets/ordered-list/use-ordered-list.ts';
import { pagesText as text } from '../../pages.text.ts';

type Options<Item> = {
  items: Item[];
  onChange: (items: Item[]) => void;
  /** The message after an item was removed; its button restores the item. */
  removedText: string;
  /** Id of the first field of the item at an index. */
  fieldId: (place: number) => string;
};

/** A list whose items have fields: an added item takes the focus, and a removed item can be restored. */
export function useRemovableList<Item extends object>({ items, onChange, removedText, fieldId }: Options<Item>) {
  const list = useOrderedList(items, onChange);
  const toasts = useToasts();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (item: Item) => {
    flushSync(() => onChange([...items, item]));
    document.getElementById(fieldId(items.length))?.focus();
  };
  const removeAt = (place: number) => {
    const item = items[place];
    if (!item) return;
    list.remove(place);
    addButton.current?.focus();
    toasts.success(removedText, PAGE_UNDO_MS, { text: text.restore, onClick: () => list.insert(place, item) });
  };
  return { ...list, add, removeAt, addButton };
}
