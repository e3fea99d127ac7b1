import { Anchor, Flex, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar, type SaveState } from '#web/ui/SaveBar.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import classes from './ImportScreen.module.css';
import { importText as text } from './import.text.ts';

type Props = {
  /** 0 to 2; 3 when all steps are done. */
  step: number;
  note: string;
  file?: ReactNode;
  /** At the right, below the rest in a narrow window. */
  rail?: ReactNode;
  state: SaveState;
  actions?: ReactNode;
  children: ReactNode;
};

/** The page of every step of an import: title, steps, contents, and the bar with what happens next. */
export function ImportFrame({ step, note, file, rail, state, actions, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    // The button that led here is gone, and the focus with it.
    if (document.activeElement === document.body) page.current?.focus();
  }, []);
  return (
    <div ref={page} className={classes.page} tabIndex={-1}>
      <div className={classes.content}>
        <PageHead title={text.title} note={note} steps={<Steps step={step} />} />
        {file !== undefined && (
          <Text c="quiet" mb="sm">
            {file}
          </Text>
        )}
        {rail === undefined ? (
          children
        ) : (
          <div className={classes.columns}>
            <div>{children}</div>
            <aside className={classes.rail}>{rail}</aside>
          </div>
        )}
      </div>
      <SaveBar state={state}>{actions}</SaveBar>
    </div>
  );
}

function Steps({ step }: { step: number }) {
  return (
    <Flex component="ol" gap={{ base: 'sm', sm: 'lg' }} aria-label={text.stepsLabel}>
      {text.stepNames.map((name, place) => (
        <Flex
          component="li"
          key={name}
          data-done={place < step || undefined}
          aria-current={place === step ? 'step' : undefined}
          gap="xs"
          align="center"
          {...(place === step ? { fw: 650 } : { c: 'dimmed' })}
        >
          <span className={classes.number} aria-hidden>
            {place + 1}
          </span>
          <span className={classes.stepName}>{name}</span>
        </Flex>
      ))}
    </Flex>
  );
}

/** What is known of the open file, and the way to another one. */
export function FileLine({ children, onOther }: { children: string; onOther: () => void }) {
  return (
    <>
      {children}{' '}
      <Anchor component="button" type="button" mih={24} onClick={onOther}>
        {text.otherFile}
      </Anchor>
    </>
  );
}

export function TableHead({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
  );
}

/** Which list is in force, in words; empty until it is known. */
export function useInForceText(): string {
  const { data: versions } = useQuery(versionsQuery);
  const [inForce] = versions ?? [];
  if (!versions) return '';
  return inForce ? text.inForce(formatListDate(inForce.created), inForce.rows) : text.noneInForce;
}
