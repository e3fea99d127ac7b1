import { useEffect, useEffectEvent } from 'react';

/** A drawer closes also while the focus is behind it. Dialogs and lists over it are closed first. */
export function useEscape(form: HTMLElement | null, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    // An open list has closed and lost its mark when the key arrives here.
    let isTaken = false;
    const findList = ({ target }: KeyboardEvent) => {
      isTaken = target instanceof Element && target.closest('[data-mantine-stop-propagation=true]') !== null;
    };
    const closeByKey = ({ key, target }: KeyboardEvent) => {
      if (!form || key !== 'Escape' || !(target instanceof Element)) return;
      const isBehind = form.role === 'dialog' && target.closest('[role=dialog]') === null;
      if (!isTaken && (form.contains(target) || isBehind)) leave();
    };
    document.addEventListener('keydown', findList, { capture: true });
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', findList, { capture: true });
      document.removeEventListener('keydown', closeByKey);
    };
  }, [form]);
}
