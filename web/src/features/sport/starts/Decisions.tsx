import { type Decision, type EditedStart, startsRoutes } from '@baklja/contract/features/sport/starts';
import { GAMES_TEXT_MAX_LENGTH, START_TEXT_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { dayOfToday, dayProblem, formatDay } from '#web/lib/dates.ts';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { RailHead } from '#web/ui/RailHead.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { MEDALS, PLACES } from '../MedalRow.tsx';
import { medalName, NO_MEDAL } from './start-form.ts';
import { startQueries } from './starts.queries.ts';

const ADD = 'Dodaj odluku';

/** The decisions about the medal of a start, newest first. One stays: taking it back is a new one. */
export function Decisions({ row }: { row: EditedStart }) {
  const { isLocked } = useRecord();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-label="Odluke">
      <RailHead title="Odluke" count={row.decisions.length} />
      {row.decisions.length === 0 && (
        <Text c="quiet" pt="xs">
          Medalja je kako je osvojena: {medalName(row.first_medal).toLowerCase()}.
        </Text>
      )}
      <ul>
        {row.decisions.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} />
        ))}
      </ul>
      {!isLocked && (
        <Text pt="xs">
          <TextButton onClick={() => setIsAdding(true)}>{ADD}</TextButton>
        </Text>
      )}
      {isAdding && <DecisionDialog row={row} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { day, body, document, medal_before, medal, pending } = decision;
  return (
    <Box component="li" py={7} style={{ borderBottom: '1px solid var(--rule)', overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{body}</Text>
        <Text c="dimmed" fz="sm">
          {formatDay(day)}
        </Text>
      </Group>
      <Text fz="sm">{pending === 1 ? 'u postupku' : `${medalName(medal_before)} → ${medalName(medal)}`}</Text>
      {document !== '' && (
        <Text c="dimmed" fz="sm">
          {document}
        </Text>
      )}
    </Box>
  );
}

function DecisionDialog({ row, onClose }: { row: EditedStart; onClose: () => void }) {
  const add = startQueries.useWrite(startsRoutes.addDecision);
  const toasts = useToasts();
  const form = useSmallForm({
    initial: { day: dayOfToday(), body: '', document: '', medal: String(row.medal ?? ''), pending: false },
    findProblems: ({ day, body }) => ({
      day: day === '' ? 'Unesite dan.' : dayProblem(day),
      body: body.trim() === '' ? 'Unesite tko je odlučio.' : undefined,
    }),
    send: async ({ medal, pending, ...values }) => {
      const after = pending ? row.medal : Number(medal) || null;
      const body = { ...values, medal: after, pending: pending ? (1 as const) : (0 as const) };
      const { message } = await add.mutateAsync({ params: { id: row.id }, body });
      toasts.success(message, SUCCESS_TOAST_MS);
      onClose();
    },
  });
  const { day, pending } = form.values;
  return (
    <StackedModal title={ADD} onClose={onClose} withCloseButton={false}>
      <form {...form.props}>
        <Stack>
          <Text c="quiet">Odluka se poslije ne mijenja i ne briše. Poništava je nova odluka.</Text>
          <DateField
            name="day"
            label="Vrijedi od"
            value={day}
            error={form.problems.day}
            onChange={(next) => form.change({ day: next })}
          />
          <TextInput
            label="Tko je odlučio"
            placeholder="npr. MOO"
            data-autofocus
            maxLength={GAMES_TEXT_MAX_LENGTH}
            {...form.field('body')}
          />
          <TextInput
            label={<FieldLabel label="Dokument" isOptional />}
            maxLength={START_TEXT_MAX_LENGTH}
            {...form.field('document')}
          />
          <Checkbox
            label="U postupku"
            description="Medalja zasad ostaje kakva je."
            checked={pending}
            onChange={(event) => form.change({ pending: event.currentTarget.checked })}
          />
          {!pending && (
            <NativeSelect
              label="Medalja nakon odluke"
              data={[
                { value: '', label: NO_MEDAL },
                ...PLACES.map((place) => ({ value: String(place), label: MEDALS[place].name })),
              ]}
              {...form.field('medal')}
            />
          )}
        </Stack>
        <FaultAlert mt="sm" error={form.fault} />
        <SubmitButtons confirmText={ADD} isBusy={form.isBusy} onCancel={onClose} />
      </form>
    </StackedModal>
  );
}
