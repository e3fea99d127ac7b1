import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import type { OpenMedal } from '../medal-form.ts';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalEditor.module.css';

/** The chosen athletes, in their order; each can be removed. */
export function Winners({ record: { draft, change, isLocked } }: { record: OpenMedal }) {
  const { winners } = draft;
  return (
    <ol className={classes.chosen}>
      {winners.map((winner) => (
        <li key={winner.id}>
          <span>
            {winner.name} <span className={`${look.note} ${look.regular}`}>br. {winner.id}</span>
          </span>
          <ActionIcon
            aria-label={text.removeAthlete(winner.name)}
            disabled={isLocked}
            onClick={() => change({ winners: winners.filter(({ id }) => id !== winner.id) })}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ol>
  );
}
