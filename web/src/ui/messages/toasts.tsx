import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import classes from './toasts.module.css';

/** The undo action of a toast: `Vrati`. */
export type ToastAction = { text: string; onClick: () => void };

type Toast = { id: number; kind: 'success' | 'warning' | 'error'; text: string } & Partial<{
  hideAfterMs: number;
  action: ToastAction | undefined;
}>;

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
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const close = useCallback((id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((toasts) => [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }]);
  }, []);
  const toasts = useMemo<Toasts>(
    () => ({
      success: (text, hideAfterMs, action) => show({ kind: 'success', text, hideAfterMs, action }),
      warning: (text, hideAfterMs) => show({ kind: 'warning', text, hideAfterMs }),
      error: (text) => show({ kind: 'error', text }),
      clearErrors: () => setShown((all) => all.filter(({ kind }) => kind !== 'error')),
    }),
    [show],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <Stack className={classes.toasts} gap="xs">
        {(['status', 'alert'] as const).map((role) => (
          <Stack key={role} role={role} align="flex-end" gap="xs">
            {shown
              .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
              .map((toast) => (
                <ToastView key={toast.id} toast={toast} onClose={() => close(toast.id)} />
              ))}
          </Stack>
        ))}
      </Stack>
    </ToastContext>
  );
}

/** @throws Error outside a {@link ToastProvider}. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const ICONS = { success: IconCheck, warning: IconAlertTriangle, error: IconAlertCircle };

function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { kind, text, hideAfterMs, action } = toast;
  const holding = useHideAfter(hideAfterMs, onClose);
  const view = useGiveFocusBack();
  const KindIcon = ICONS[kind];
  return (
    <Group
      ref={view}
      className={classes.toast}
      wrap="nowrap"
      gap={10}
      mih={40}
      py={4}
      pl={14}
      pr={action || kind === 'error' ? 4 : 14}
      data-kind={kind}
      {...(action && holding)}
    >
      <KindIcon aria-hidden />
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      {action && (
        <Button
          variant="quiet"
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

/**
 * When a message disappears while its button has the focus, the focus returns to where it came from, or to the screen.
 */
function useGiveFocusBack() {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = view.current;
    let cameFrom: EventTarget | null = null;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) cameFrom = relatedTarget;
    };
    element?.addEventListener('focusin', note);
    return () => {
      element?.removeEventListener('focusin', note);
      if (!element?.contains(document.activeElement)) return;
      const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected;
      (isThere ? (cameFrom as HTMLElement) : document.getElementById('main'))?.focus();
    };
  }, []);
  return view;
}

/**
 * Calls `onHide` after the time; never when the time is undefined. The returned handlers pause it while the user is
 * about to act.
 */
function useHideAfter(hideAfterMs: number | undefined, onHide: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const hide = useRef(onHide);
  hide.current = onHide;
  useEffect(() => {
    if (hideAfterMs === undefined || isHeld) return;
    const timer = setTimeout(() => hide.current(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [hideAfterMs, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
