import { Anchor } from '@mantine/core';
import { Link, type To } from 'react-router';

type Props = {
  id?: string;
  to: To;
  /** Is read out where the text is not clear enough. */
  label?: string;
  /** State of the address. */
  state?: unknown;
  children: string;
};

/** A link in a text to a screen of the application, high enough for a finger or an unsteady hand. */
export function TextLink({ id, to, label, state, children }: Props) {
  return (
    <Anchor component={Link} id={id} to={to} state={state} aria-label={label} display="inline-block" mih={24} py={1}>
      {children}
    </Anchor>
  );
}
