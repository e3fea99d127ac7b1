import { Box, Group, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { formatDateTime, formatListDate } from '#web/lib/dates.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type RecordRow, type Stamp, stampsOf } from './define-record-form.ts';
import classes from './RecordFacts.module.css';
import { recordFormText as text } from './record-form.text.ts';

/** Uses of a record: how many, in words, and where to see them. `note` is a further fact about them. */
export type RecordUse = { words: string; to?: string; note?: string };

export function RecordUses({ uses }: { uses: readonly RecordUse[] }) {
  if (uses.length === 0) return null;
  return (
    <section>
      <Heading>{text.uses}</Heading>
      <ul className={classes.uses}>
        {uses.map(({ words, to, note }) => (
          <li key={words}>
            <Group justify="space-between" gap="md" align="flex-start" wrap="nowrap">
              <span>{words}</span>
              {to !== undefined && (
                <TextLink to={to} label={`${text.show}: ${words}`}>
                  {text.show}
                </TextLink>
              )}
            </Group>
            {note !== undefined && (
              <Text c="dimmed" fz="sm">
                {note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RecordFacts({ row }: { row: RecordRow }) {
  const { created, modified } = stampsOf(row);
  const describe = ({ at, name }: Stamp) => [formatListDate(at), name].filter(Boolean).join(', ');
  return (
    <section>
      <Heading>{text.facts}</Heading>
      <Facts
        facts={[
          ['Broj', row.id],
          ['Izrada', created.at !== '' && describe(created)],
          ['Zadnja izmjena', modified.at !== '' && describe(modified)],
        ]}
      />
    </section>
  );
}

export function RecordStamps({ row }: { row: RecordRow }) {
  const { created, modified } = stampsOf(row);
  // A line ends before a date, never within it.
  const describe = ({ name, at }: Stamp) => (
    <>
      {[name, at].every(Boolean) ? `${name}, ` : name}
      <span style={{ whiteSpace: 'nowrap' }}>{at !== '' && formatDateTime(at)}</span>
    </>
  );
  return (
    <Facts
      facts={[
        ['Izrada', describe(created)],
        ['Zadnja izmjena', describe(modified)],
      ]}
    />
  );
}

/** Facts about a record that its form does not change: a word and its value each. What is false is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" className={classes.facts} fz="sm">
      {facts.map(
        ([name, value]) =>
          value !== false && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Text component="h3" fz="sm" fw={600} lh="20px" mb="xs">
      {children}
    </Text>
  );
}
