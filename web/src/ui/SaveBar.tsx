import type { ReactNode } from 'react';
import { type DotKind, StatusDot } from './lists/StatusDot.tsx';
import classes from './SaveBar.module.css';

/** The state of the save, in words. */
export type SaveState = { kind: DotKind; text: string; detail?: ReactNode };

type Props = {
  state: SaveState;
  /** The bar ends a sheet instead of the page. */
  isInSheet?: boolean;
  children: ReactNode;
};

/** Stays in view at the foot of a form: the state of the save, and the actions. */
export function SaveBar({ state, isInSheet = false, children }: Props) {
  return (
    <div className={classes.bar} data-save-bar data-in-sheet={isInSheet || undefined}>
      <div className={classes.state} role="status">
        <StatusDot kind={state.kind}>{state.text}</StatusDot>
        {state.detail !== undefined && <span className={classes.detail}>{state.detail}</span>}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
