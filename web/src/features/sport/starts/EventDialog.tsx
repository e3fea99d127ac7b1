import { eventRoutes, SEXES, type Sex, sexWord } from '@baklja/contract/features/sport/games';
import { GAMES_TEXT_MAX_LENGTH } from '@baklja/contract/limits';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';

type Props = { gamesId: number; onAdded: (id: number) => void; onClose: () => void };

/** A new event of some Games, which the start then has. */
export function EventDialog({ gamesId, onAdded, onClose }: Props) {
  const { data: sports = [] } = useQuery(sportChoicesQuery);
  const create = useWrite(eventRoutes.createEvent, ['events']);
  const form = useSmallForm({
    initial: { sport: '', name: '', name_en: '', sex: 'M' as Sex, is_team: false },
    findProblems: ({ sport, name, name_en }) => ({
      sport: sport === '' ? 'Odaberite sport.' : undefined,
      name: `${name}${name_en}`.trim() === '' ? 'Unesite hrvatski ili engleski naziv.' : undefined,
    }),
    send: async ({ is_team, ...values }) => {
      const body = { ...values, games_id: gamesId, is_team: is_team ? (1 as const) : (0 as const) };
      onAdded((await create.mutateAsync({ body })).id);
      onClose();
    },
  });
  return (
    <StackedModal title="Nova disciplina" onClose={onClose} withCloseButton={false}>
      <form {...form.props}>
        <Stack>
          <NativeSelect
            label="Sport"
            data-autofocus
            data={[{ value: '', label: 'Odaberite sport' }, ...sports.map(({ naziv }) => naziv)]}
            {...form.field('sport')}
          />
          <TextInput label="Naziv" maxLength={GAMES_TEXT_MAX_LENGTH} {...form.field('name')} />
          <TextInput label="Naziv, engleski" maxLength={GAMES_TEXT_MAX_LENGTH} {...form.field('name_en')} />
          <NativeSelect
            label="Spol"
            data={SEXES.map((sex) => ({ value: sex, label: sexWord(sex) }))}
            {...form.field('sex')}
          />
          <Checkbox
            label="Ekipno"
            description="Posade, parovi, štafete i ekipe."
            checked={form.values.is_team}
            onChange={(event) => form.change({ is_team: event.currentTarget.checked })}
          />
        </Stack>
        <FaultAlert mt="sm" error={form.fault} />
        <SubmitButtons confirmText="Dodaj disciplinu" isBusy={form.isBusy} onCancel={onClose} />
      </form>
    </StackedModal>
  );
}
