import { type ReactNode, useRef } from 'react';
import { Link, type To } from 'react-router';
import { POINTER_RESTS_MS } from '#web/lib/timings.ts';
import classes from './RecordTable.module.css';

type LinkProps = {
  to: To;
  title: string;
  /** Starts to load the target when the pointer rests on the link or it gets the focus. Must be cheap when repeated. */
  prefetch?: () => void;
};

type RecordLinkProps = LinkProps & {
  id?: string;
  /** In the font of articles instead of that of the interface. */
  isHeadline?: boolean;
  /** The title with its parts marked; the title itself when absent. */
  children?: ReactNode;
};

export function RecordLink({
  id,
  to,
  title,
  prefetch = nothing,
  isHeadline = false,
  children = title,
}: RecordLinkProps) {
  const handlers = usePrefetch(prefetch);
  return (
    <Link
      id={id}
      to={to}
      className={classes.link}
      title={title}
      data-headline={isHeadline || undefined}
      data-covers
      {...handlers}
    >
      {children}
    </Link>
  );
}

export function EditLink({ to, title, prefetch = nothing, icon }: LinkProps & { icon?: ReactNode }) {
  const handlers = usePrefetch(prefetch);
  return (
    <Link to={to} className={classes.edit} aria-label={`Uredi: ${title}`} {...handlers}>
      {icon}
      Uredi
    </Link>
  );
}

/** Text that a card needs on a phone, where a table has it in the column head. */
export function InCard({ children }: { children: ReactNode }) {
  return (
    <span className="mantine-hidden-from-sm" aria-hidden>
      {children}
    </span>
  );
}

function nothing() {}

function usePrefetch(prefetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, POINTER_RESTS_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: prefetch,
  };
}
