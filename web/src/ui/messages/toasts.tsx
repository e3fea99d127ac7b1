import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { createContext, type FocusEvent, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './toasts.module.css';

/** The undo action of a toast: `Vrati`. */
export type ToastAction = { text: string; onClick: () => void };

type Toast = { kind: keyof typeof ICONS; text: string; hideAfterMs?: number; action?: ToastAction | undefined };

type Toasts = {
  /** Shows a success; it disappears by itself, but not while its button is hovered or focused. */
  success: (text: string, hideAfterMs: number, action?: ToastAction) => void;
  /** Shows that something is in progress; it disappears by itself. */
  warning: (text: string, hideAfterMs: number) => void;
  /** Shows an error; it stays until it is closed or the next try succeeds. */
  error: (text: string) => void;
  /** Removes the errors before a new try. */
  clearErrors: () => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly (Toast & { id: number })[]>([]);
  const toasts = useMemo<Toasts>(() => {
    let lastId = 0;
    const show = (toast: Toast) => {
      lastId += 1;
      const id = lastId;
      setShown((all) => [...all.filter(({ text }) => text !== toast.text), { ...toast, id }]);
    };
    return {
      success: (text, hideAfterMs, action) => show({ kind: 'success', text, hideAfterMs, action }),
      warning: (text, hideAfterMs) => show({ kind: 'warning', text, hideAfterMs }),
      error: (text) => show({ kind: 'error', text }),
      clearErrors: () => setShown((all) => all.filter(({ kind }) => kind !== 'error')),
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      <Stack className={classes.toasts} gap="xs">
        {(['status', 'alert'] as const).map((role) => (
          <Stack key={role} role={role} align="flex-end" gap="xs">
            {shown
              .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
              .map(({ id, ...toast }) => (
                <ToastView
                  key={id}
                  {...toast}
                  onClose={() => setShown((all) => all.filter((other) => other.id !== id))}
                />
              ))}
          </Stack>
        ))}
      </Stack>
    </ToastContext>
  );
}

/** @throws Error outside a {@link ToastProvider}. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const ICONS = { success: IconCheck, warning: IconAlertTriangle, error: IconAlertCircle };

function ToastView({ kind, text, hideAfterMs, action, onClose }: Toast & { onClose: () => void }) {
  const { start, clear } = useTimeout(onClose, hideAfterMs ?? 0, { autoInvoke: hideAfterMs !== undefined });
  const holding = { onPointerEnter: clear, onPointerLeave: start, onFocusCapture: clear, onBlurCapture: start };
  const KindIcon = ICONS[kind];
  return (
    <Group
      {...useFocusBack()}
      {...(action && holding)}
      className={classes.toast}
      data-kind={kind}
      wrap="nowrap"
      gap={10}
      mih={40}
      py={4}
      pl={14}
      pr={action || kind === 'error' ? 4 : 14}
    >
      <KindIcon aria-hidden />
      <Text span inherit style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {action && (
        <Button
          variant="quiet"
          flex="none"
          className={classes.action}
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.text}
        </Button>
      )}
      {kind === 'error' && (
        <ActionIcon aria-label="Zatvori poruku" onClick={onClose}>
          <IconX aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

/** A message that disappears with the focus returns it to where it came from, or to the screen. */
function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const view = ref.current;
    return () => {
      if (!view?.contains(document.activeElement)) return;
      const target = before.current?.isConnected ? before.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref, onFocus };
}
