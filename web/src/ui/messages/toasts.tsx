import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import {
  createContext,
  type Dispatch,
  type FocusEvent,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconX } from '#web/lib/icons.ts';
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

const ROLES = ['status', 'alert'] as const;
type Role = (typeof ROLES)[number];

/** `shownAt` is in milliseconds. */
type Shown = Toast & { id: number; shownAt: number };

const ToastContext = createContext<Toasts | undefined>(undefined);

/** The places in the bars of the open forms where messages are said. */
const BarContext = createContext<Dispatch<SetStateAction<readonly HTMLElement[]>>>(() => {});

/**
 * One success and one error at a time, in the line of the top bar, on a phone under it. While a form is open, its save
 * bar says them instead: there they cover nothing.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Partial<Record<Role, Shown | undefined>>>({});
  const [bars, setBars] = useState<readonly HTMLElement[]>([]);
  const toasts = useMemo<Toasts>(() => {
    let lastId = 0;
    const show = (toast: Toast) => {
      lastId += 1;
      const id = lastId;
      const role = toast.kind === 'error' ? 'alert' : 'status';
      setShown((all) => ({ ...all, [role]: { ...toast, id, shownAt: Date.now() } }));
    };
    return {
      success: (text, hideAfterMs, action) => show({ kind: 'success', text, hideAfterMs, action }),
      warning: (text, hideAfterMs) => show({ kind: 'warning', text, hideAfterMs }),
      error: (text) => show({ kind: 'error', text }),
      clearErrors: () => setShown(({ alert: _, ...others }) => others),
    };
  }, []);
  const bar = bars.findLast(isInFront);
  const regions = ROLES.map((role) => {
    const toast = shown[role];
    const close = () => setShown((all) => (all[role] === toast ? { ...all, [role]: undefined } : all));
    return (
      <div key={role} role={role} style={{ display: 'contents' }}>
        {toast && <ToastView key={toast.id} {...toast} isInBar={bar !== undefined} onClose={close} />}
      </div>
    );
  });
  return (
    <ToastContext value={toasts}>
      <BarContext value={setBars}>{children}</BarContext>
      {bar ? (
        createPortal(regions, bar)
      ) : (
        <Stack className={classes.toasts} align="center" gap="xs">
          {regions}
        </Stack>
      )}
    </ToastContext>
  );
}

/** False for a bar behind a dialog. */
function isInFront(bar: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].every((dialog) => dialog.contains(bar));
}

/** In the save bar of a form: shows the messages that would be toasts without the form. */
export function BarMessages() {
  const setBars = use(BarContext);
  const register = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      setBars((all) => [...all, bar]);
      return () => setBars((all) => all.filter((other) => other !== bar));
    },
    [setBars],
  );
  return <div ref={register} data-messages />;
}

/** @throws Error outside a {@link ToastProvider}. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const ICONS = { success: IconCheck, warning: IconAlertTriangle, error: IconAlertCircle };

function ToastView(props: Shown & { isInBar: boolean; onClose: () => void }) {
  const { kind, text, hideAfterMs, shownAt, action, isInBar, onClose } = props;
  // A message that moves to another place keeps its time.
  const [leftMs] = useState(() => shownAt + (hideAfterMs ?? 0) - Date.now());
  const { start, clear } = useTimeout(onClose, leftMs, { autoInvoke: hideAfterMs !== undefined });
  const holding = { onPointerEnter: clear, onPointerLeave: start, onFocusCapture: clear, onBlurCapture: start };
  const KindIcon = ICONS[kind];
  return (
    <Group
      {...useFocusBack()}
      {...(action && holding)}
      className={isInBar ? classes.said : classes.toast}
      data-kind={kind}
      wrap="nowrap"
      gap={isInBar ? 'xs' : 10}
      {...(!isInBar && { mih: 40, py: 4, pl: 14, pr: 4 })}
    >
      <KindIcon aria-hidden />
      <Text span inherit style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {action && (
        <Button
          variant="quiet"
          {...(isInBar && { size: 'compact-sm' })}
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
      {(!isInBar || kind === 'error') && (
        <ActionIcon className={classes.close} aria-label="Zatvori poruku" onClick={onClose}>
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
