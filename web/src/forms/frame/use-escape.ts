import { useEffect, useRef } from 'react';

/**
 * Closes a form by Escape. Dialogs and lists over it are closed first: they are elsewhere in the document, or stop the
 * event.
 */
export function useEscape(form: HTMLElement | null, close: () => void): void {
  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const closeByKey = ({ key, target }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest('[data-mantine-stop-propagation=true]') !== null;
      if (key === 'Escape' && !isTaken) leave.current();
    };
    form?.addEventListener('keydown', closeByKey);
    return () => form?.removeEventListener('keydown', closeByKey);
  }, [form]);
}
