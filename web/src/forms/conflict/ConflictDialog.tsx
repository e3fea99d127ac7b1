import { Box, Button, Flex, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#web/lib/dates.ts';
import { IconCheck } from '#web/lib/icons.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { FieldChange } from '../comparison/FieldChange.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { changedFields, type RecordConflict, takeFields } from '../editing/draft.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './ConflictDialog.module.css';

type ConflictProps<Draft extends object> = {
  form: FormDefinition<Draft>;
  conflict: RecordConflict<Draft>;
  onResolve: (chosen: Draft) => void;
  onCancel: () => void;
};

type Side = 'mine' | 'theirs';

/** Both sides of a field are marked against the common base, and one is chosen; other changes are joined and listed. */
export function ConflictDialog<Draft extends object>({ form, conflict, onResolve, onCancel }: ConflictProps<Draft>) {
  const { merged, conflicts, theirs, saved } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<keyof Draft, Side>>>({});
  const who = saved.name ?? text.someoneElse;
  const when = formatDateTime(saved.at);
  const decided = conflicts.filter((field) => chosen[field] !== undefined);
  const isDecided = decided.length === conflicts.length;
  const resolve = () => {
    const taken = conflicts.filter((field) => chosen[field] === 'theirs');
    onResolve(takeFields(merged, theirs, taken));
  };
  return (
    <StackedModal
      onClose={onCancel}
      size={1040}
      title={text.conflict(form.kind)}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text c="quiet">
        {who}, {when}. {conflicts.length === 0 ? text.differentFields : text.collisions}
      </Text>
      {conflicts.map((field, index) => (
        <Collision
          key={field}
          form={form}
          conflict={conflict}
          field={field}
          who={who}
          chosen={chosen[field]}
          onChoose={(side) => setChosen((sides) => ({ ...sides, [field]: side }))}
          isFirst={index === 0}
        />
      ))}
      <Joined form={form} conflict={conflict} who={who} />
      <Group className={classes.foot} mt="md" py="sm">
        <Text c="dimmed" fz="sm" mr="auto" role="status">
          {conflicts.length > 0 && text.decided(decided.length, conflicts.length)}
        </Text>
        <Button onClick={onCancel} data-autofocus={conflicts.length === 0 || undefined}>
          {text.backToForm(form.kind)}
        </Button>
        <Button variant="filled" disabled={!isDecided} onClick={resolve}>
          {conflicts.length === 0 ? text.saveBoth : text.saveChosen}
        </Button>
      </Group>
    </StackedModal>
  );
}

type CollisionProps<Draft extends object> = JoinedProps<Draft> & {
  field: keyof Draft;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  isFirst: boolean;
};

function Collision<Draft extends object>(props: CollisionProps<Draft>) {
  const { form, conflict, field, who, chosen, onChoose, isFirst } = props;
  const sides = {
    mine: { label: text.mine, value: conflict.merged },
    theirs: { label: who, value: conflict.theirs },
  };
  return (
    <Radio.Group
      className={classes.field}
      label={form.fields[field].label}
      description={chosen ? text.stays(sides[chosen].label) : text.choose}
      descriptionProps={chosen ? { c: 'dimmed' } : { c: 'red', fw: 600 }}
      inputWrapperOrder={['label', 'description', 'input']}
      value={chosen ?? null}
      onChange={(side) => onChoose(side as Side)}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing={{ base: 'xs', sm: 'md' }} mt="xs">
        {(['mine', 'theirs'] as const).map((side) => (
          <Stack key={side} gap={4}>
            <Radio value={side} label={sides[side].label} data-autofocus={(isFirst && side === 'mine') || undefined} />
            <FieldChange form={form} field={field} before={conflict.base} after={sides[side].value} />
          </Stack>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

type JoinedProps<Draft extends object> = Pick<ConflictProps<Draft>, 'form' | 'conflict'> & { who: string };

/** What was joined without a question, with its side. A text that both changed has what each side changed in it. */
function Joined<Draft extends object>({ form, conflict, who }: JoinedProps<Draft>) {
  const { base, merged, theirs, conflicts } = conflict;
  const changes = (before: Draft, after: Draft, side: string) => {
    return { fields: changedFields(form, after, before), before, after, side };
  };
  const sides = [changes(base, theirs, who), changes(theirs, merged, text.mine.toLocaleLowerCase('hr'))];
  const joined = changedFields(form, merged, base)
    .filter((field) => !conflicts.includes(field))
    .flatMap((field) => sides.filter(({ fields }) => fields.includes(field)).map((side) => ({ field, ...side })));
  if (joined.length === 0) return null;
  return (
    <Box component="section" mt="md" pt="sm" style={{ borderTop: '1px solid var(--rule)' }} aria-label={text.joined}>
      <Flex component="h3" align="center" gap="xs" fz="sm" fw={600}>
        <IconCheck aria-hidden /> {text.joined}
      </Flex>
      <dl>
        {joined.map(({ field, side, before, after }) => (
          <Flex
            key={`${field} ${side}`}
            direction={{ base: 'column', sm: 'row' }}
            align={{ sm: 'baseline' }}
            gap={{ base: 'xs', sm: 'sm' }}
            pt="xs"
          >
            <Box component="dt" w={{ sm: 180 }} flex="none" c="dimmed" fz="sm">
              {form.fields[field].label}, {side}
            </Box>
            <Box component="dd" flex={1} miw={0}>
              <FieldChange form={form} field={field} before={before} after={after} />
            </Box>
          </Flex>
        ))}
      </dl>
    </Box>
  );
}
