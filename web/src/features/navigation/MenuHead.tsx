import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { Button } from '@mantine/core';
import { IconLinkOff, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './Navigation.module.css';
import { navigationText as text } from './navigation.text.ts';
import { ITEM_PARAM } from './navigation-address.ts';

type Props = {
  sections: number;
  items: readonly ManagedMenuItem[];
  /** Only items that lead nowhere are listed. */
  isOnlyDead: boolean;
  onDead: () => void;
  onAdd: () => void;
};

/** Title, counts, the items that lead nowhere, and the button that adds one. */
export function MenuHead({ sections, items, isOnlyDead, onDead, onAdd }: Props) {
  const { to } = useRowLink(ITEM_PARAM);
  const dead = items.filter((item) => item.dead !== null).length;
  return (
    <PageHead
      title={text.title}
      note={text.counts(sections, items.length)}
      warning={
        (dead > 0 || isOnlyDead) && (
          <button type="button" className={classes.dead} aria-pressed={isOnlyDead} onClick={onDead}>
            <IconLinkOff aria-hidden /> {isOnlyDead ? text.showAll : text.deadLinks(dead)}
          </button>
        )
      }
      action={
        <Button
          component={Link}
          to={to}
          id={rowLinkId(ITEM_PARAM)}
          variant="filled"
          leftSection={<IconPlus aria-hidden />}
          onClick={onAdd}
        >
          {text.addLink}
        </Button>
      }
    />
  );
}
