import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** A drawer closes also while the focus is behind it. Dialogs and lists over it are closed first. */
export function useEscape(form: HTMLElement | null, close: () => void): void {
  // An open list has closed and lost its mark when the key arrives here.
  const isTaken = useRef(false);
  const findList = ({ target }: KeyboardEvent) => {
    isTaken.current = target instanceof Element && target.closest('[data-mantine-stop-propagation=true]') !== null;
  };
  useWindowEvent('keydown', findList, { capture: true });
  useWindowEvent('keydown', ({ key, target }) => {
    if (!form || key !== 'Escape' || !(target instanceof Element)) return;
    const isBehind = form.role === 'dialog' && target.closest('[role=dialog]') === null;
    if (!isTaken.current && (form.contains(target) || isBehind)) close();
  });
}
