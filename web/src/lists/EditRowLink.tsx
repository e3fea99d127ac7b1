import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from './address/open-row.ts';
import { recordListText as text } from './record-list.text.ts';

type Props = {
  param: string;
  recordKey: string | number;
  title: string;
  /** The link itself. */
  word?: string;
};

export function EditRowLink({ param, recordKey, title, word = text.edit }: Props) {
  const { to } = useRowLink(param, recordKey);
  return (
    <Anchor
      component={Link}
      id={rowLinkId(param, recordKey)}
      to={to}
      c="quiet"
      fw={500}
      py="xs"
      underline="hover"
      aria-label={`${word}: ${title}`}
    >
      {word}
    </Anchor>
  );
}
