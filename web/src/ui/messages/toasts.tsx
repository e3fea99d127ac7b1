import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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

type Shown = { kind: Toast['kind']; hasAction: boolean; view: ReactNode };

/** The bars of the open forms, and what the last of them says instead of a toast. */
const BarContext = createContext<{
  bars: readonly string[];
  setBars: (change: (bars: readonly string[]) => readonly string[]) => void;
  said: Shown | undefined;
}>({ bars: [], setBars: () => {}, said: undefined });

/** One toast at a time, under the top bar. While a form is open, its save bar says the message instead. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Toast & { id: number }>();
  const [bars, setBars] = useState<readonly string[]>([]);
  const toasts = useMemo<Toasts>(() => {
    let lastId = 0;
    const show = (toast: Toast) => {
      lastId += 1;
      setShown({ ...toast, id: lastId });
    };
    return {
      success: (text, hideAfterMs, action) => show({ kind: 'success', text, hideAfterMs, action }),
      warning: (text, hideAfterMs) => show({ kind: 'warning', text, hideAfterMs }),
      error: (text) => show({ kind: 'error', text }),
      clearErrors: () => setShown((now) => (now?.kind === 'error' ? undefined : now)),
    };
  }, []);
  const isInBar = bars.length > 0;
  const said = useMemo(() => {
    if (!shown) return undefined;
    const { id, ...toast } = shown;
    const close = () => setShown((now) => (now?.id === id ? undefined : now));
    const view = <ToastView key={id} {...toast} isInBar={isInBar} onClose={close} />;
    return { kind: toast.kind, hasAction: toast.action !== undefined, view };
  }, [shown, isInBar]);
  const place = useMemo(() => ({ bars, setBars, said }), [bars, said]);

  return (
    <ToastContext value={toasts}>
      <BarContext value={place}>{children}</BarContext>
      {!isInBar &&
        (['status', 'alert'] as const).map((role) => (
          <div key={role} role={role} className={classes.toasts}>
            {(said?.kind === 'error') === (role === 'alert') && said?.view}
          </div>
        ))}
    </ToastContext>
  );
}

/** What a save bar says for a moment: the message that would be a toast without the form. */
export function useBarToast(): Shown | undefined {
  const { bars, setBars, said } = use(BarContext);
  const id = useId();
  useLayoutEffect(() => {
    setBars((all) => [...all, id]);
    return () => setBars((all) => all.filter((other) => other !== id));
  }, [id, setBars]);
  return bars.at(-1) === id ? said : undefined;
}

/** @throws Error outside a {@link ToastProvider}. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const ICONS = { success: IconCheck, warning: IconAlertTriangle, error: IconAlertCircle };

function ToastView(props: Toast & { isInBar: boolean; onClose: () => void }) {
  const { kind, text, hideAfterMs, action, isInBar, onClose } = props;
  const { start, clear } = useTimeout(onClose, hideAfterMs ?? 0, { autoInvoke: hideAfterMs !== undefined });
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
