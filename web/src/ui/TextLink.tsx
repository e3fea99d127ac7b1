import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

type Props = {
  to: string;
  /** Is read out where the text is not clear enough. */
  label?: string;
  /** State of the address. */
  state?: unknown;
  children: string;
};

/** A link in a text to a screen of the application, high enough for a finger or an unsteady hand. */
export function TextLink({ to, label, state, children }: Props) {
  return (
    <Anchor component={Link} to={to} state={state} aria-label={label} display="inline-block" mih={24} py={1}>
      {children}
    </Anchor>
  );
}
