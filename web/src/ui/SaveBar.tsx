import { Flex, Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { type DotKind, StatusDot } from './lists/StatusDot.tsx';
import { BarMessages } from './messages/toasts.tsx';
import classes from './SaveBar.module.css';
import { useBarPlace } from './use-bar-place.ts';

export type SaveState = {
  kind: DotKind;
  text: string;
  /** Below the text. A phone shows only links, and what is important. */
  detail?: ReactNode;
  /** Something is wrong or missing: the detail is also shown on a phone, in a taller bar. */
  isImportant?: boolean;
};

type Props = {
  state: SaveState;
  error?: ReactNode;
  /** The bar ends a sheet instead of the page. */
  isInDrawer?: boolean;
  children: ReactNode;
};

/** Stays in view at the foot of a form, above an on-screen keyboard: the state of the save, and the actions. */
export function SaveBar({ state, error, isInDrawer = false, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const none = useRef(null);
  useBarPlace(isInDrawer ? none : bar);
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-save-bar
      data-in-drawer={isInDrawer || undefined}
      data-tall={state.isImportant || error !== undefined || undefined}
    >
      <Flex className={classes.words} direction="column" align="start" miw={0} fw={600}>
        {/* An error is between the text and the detail. */}
        <div role="status" style={{ display: 'contents' }}>
          <StatusDot kind={state.kind}>{state.text}</StatusDot>
          {state.detail !== undefined && (
            <Text span className={classes.detail} c="dimmed" fz="sm" fw={400} lh="18px">
              {state.detail}
            </Text>
          )}
        </div>
        <BarMessages />
        {error}
      </Flex>
      <Group className={classes.actions} ml="auto">
        {children}
      </Group>
    </div>
  );
}
