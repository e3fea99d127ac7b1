import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_UNDO_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOrderedList } from '#web/widgets/ordered-list/use-ordered-list.ts';
import { pagesText as text } from '../pages.text.ts';

type Options<Item> = {
  items: Item[];
  onChange: (items: Item[]) => void;
  /** Said when an item was taken out; a button next to that brings the item back. */
  removedText: string;
  /** Id of the first field of the item at a place. */
  fieldId: (place: number) => string;
};

/** A list with fields in its items: what is added has the focus, and what is taken out can be brought back. */
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
