import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './TranslationProgress.module.css';
import { translationText as text } from './translation.text.ts';
import type { Unit } from './untranslated.ts';

type Props = {
  /** The texts that are not translated yet, in the order of the form. */
  left: readonly Unit[];
  /** Number of all texts. */
  all: number;
  onJump: (unit: Unit) => void;
};

/** How much of a translation is done, and a button that goes from one untranslated text to the next. */
export function TranslationProgress({ left, all, onJump }: Props) {
  const place = useRef(-1);
  const jump = () => {
    place.current = (place.current + 1) % left.length;
    const next = left[place.current];
    if (next) onJump(next);
  };
  return (
    <div className={classes.progress}>
      <span>
        {text.translated} <b>{text.countOfAll(all - left.length, all)}</b>
      </span>
      {left.length > 0 && (
        <Button leftSection={<IconChevronDown aria-hidden />} onClick={jump}>
          {text.next}
        </Button>
      )}
    </div>
  );
}
