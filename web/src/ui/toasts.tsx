import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import classes from './toasts.module.css';

type Toast = { id: number; kind: 'success' | 'error'; text: string };

type Toasts = {
  /** Shows that something succeeded; it goes away by itself. */
  success: (text: string, hideAfterMs: number) => void;
  /** Shows that something failed; it stays until it is closed or the next try succeeds. */
  error: (text: string) => void;
  /** Takes the errors away, before a new try. */
  clearErrors: () => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Draws messages over everything and hands out {@link useToasts}. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const close = useCallback((id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)), []);
  const show = useCallback((kind: Toast['kind'], text: string) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((toasts) => [...toasts.filter((toast) => toast.text !== text), { id, kind, text }]);
    return id;
  }, []);
  const toasts = useMemo<Toasts>(
    () => ({
      success: (text, hideAfterMs) => {
        const id = show('success', text);
        setTimeout(() => close(id), hideAfterMs);
      },
      error: (text) => void show('error', text),
      clearErrors: () => setShown((all) => all.filter(({ kind }) => kind !== 'error')),
    }),
    [show, close],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <div className={classes.stack}>
        <div role="status" className={classes.list}>
          {shown
            .filter(({ kind }) => kind === 'success')
            .map((toast) => (
              <ToastView key={toast.id} toast={toast} />
            ))}
        </div>
        <div role="alert" className={classes.list}>
          {shown
            .filter(({ kind }) => kind === 'error')
            .map((toast) => (
              <ToastView key={toast.id} toast={toast} onClose={() => close(toast.id)} />
            ))}
        </div>
      </div>
    </ToastContext>
  );
}

/** @throws Error outside a {@link ToastProvider}. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

function ToastView({ toast, onClose }: { toast: Toast; onClose?: () => void }) {
  const isError = toast.kind === 'error';
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      {isError ? <IconAlertCircle aria-hidden /> : <IconCheck aria-hidden />}
      <span className={classes.text}>{toast.text}</span>
      {onClose && (
        <ActionIcon aria-label="Zatvori poruku" onClick={onClose}>
          <IconX aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
