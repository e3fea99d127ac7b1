import { Box, Text } from '@mantine/core';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconRefresh } from '#web/lib/icons.ts';
import { NO_ANSWER } from '#web/lib/no-answer.ts';
import { RetryButton } from './RetryButton.tsx';

type Props = {
  /** What was not loaded, such as `Popis članaka nije učitan.` */
  title: string;
  reason: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/**
 * Replaces data that could not be loaded. Where several parts of a screen failed, the first one has the reason and a
 * button that repeats all; the others only say what is missing. A lost connection is no fault of ours, so it is not red.
 */
export function ErrorState({ title, reason, onRetry, isRetrying = false }: Props) {
  const { element, isFirst, isSaid, retryAll } = useSharedFault(reason, onRetry);
  const colour = reason.startsWith(NO_ANSWER) ? 'ink' : 'red';
  return (
    <div ref={element}>
      {isFirst ? (
        <Box role="alert" my="lg" py={4} pl={14} style={{ borderLeft: `3px solid var(--${colour})` }}>
          <Text component="h2" fw={600}>
            {title}
          </Text>
          <Text maw="64ch" mt={2} mb="sm" c="quiet">
            {reason}
          </Text>
          <RetryButton leftSection={<IconRefresh aria-hidden />} onClick={retryAll} isBusy={isRetrying} />
        </Box>
      ) : (
        <Text my="sm" c="dimmed">
          {title} {!isSaid && reason}
        </Text>
      )}
    </div>
  );
}

type FailedQueryProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** The error of a query in the place of its data. Nothing while the query has no error. */
export function FailedQuery({ title, query: { error, isFetching, refetch } }: FailedQueryProps) {
  if (!error) return null;
  return <ErrorState title={title} reason={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

type Fault = { element: HTMLElement; reason: string; retry: () => void };

const faults = new Set<Fault>();
const listeners = new Set<() => void>();

/**
 * Joins the faults of a screen, or of a dialog over it: the topmost one represents all of them. `isSaid` is true where
 * that one gives the same reason. `element` is the ref of the element that is in the place of the missing data.
 */
function useSharedFault(reason: string, retry: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Fault>();
  const retryNow = useRef(retry);
  retryNow.current = retry;
  useLayoutEffect(() => {
    if (!element.current) return;
    const own = { element: element.current, reason, retry: () => retryNow.current() };
    setFault(own);
    faults.add(own);
    notify();
    return () => {
      faults.delete(own);
      notify();
    };
  }, [reason]);
  const first = useSyncExternalStore(
    listen,
    // A part that a phone hides represents none.
    useCallback(() => fault && faultsWith(fault).find(({ element: one }) => one.checkVisibility()), [fault]),
  );
  return {
    element,
    isFirst: first !== undefined && first === fault,
    isSaid: first?.reason === reason,
    /** Repeats everything that failed. */
    retryAll: () => {
      for (const one of fault ? faultsWith(fault) : []) one.retry();
    },
  };
}

/** The faults of the same screen or dialog, from top to bottom. */
function faultsWith({ element }: Fault): Fault[] {
  const around = element.closest('[role="dialog"]');
  return [...faults]
    .filter((other) => other.element.closest('[role="dialog"]') === around)
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
