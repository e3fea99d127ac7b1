import type { ComponentProps } from 'react';
import { BusyButton } from '../BusyButton.tsx';

type Props = Omit<ComponentProps<typeof BusyButton>, 'children'>;

export function RetryButton(props: Props) {
  return <BusyButton {...props}>{RETRY_TEXT}</BusyButton>;
}

/** For the few places that use no plain button. */
export const RETRY_TEXT = 'Pokušaj ponovno';
