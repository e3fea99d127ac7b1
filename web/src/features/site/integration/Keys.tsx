import { KEY_ROLES, type KeyRole, keyRoutes } from '@baklja/contract/features/site/keys';
import { ROLE_NAMES } from '@baklja/contract/roles';
import type { RouteAnswer } from '@baklja/contract/route';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { Box, Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconFileText, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '#web/forms/RecordFacts.tsx';
import { dayOfToday, dayProblem, formatListDate, formatMoment, parseDay } from '#web/lib/dates.ts';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { keysQuery, useListWrite } from './integration.queries.ts';
import { SecretOnce } from './SecretOnce.tsx';

type Key = RouteAnswer<typeof keyRoutes.listKeys>[number];

export function Keys() {
  const read = useQuery(keysQuery);
  const { data: keys } = read;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <IntegrationSection
      title="Ključevi"
      help="Za programe. Ključ se vidi samo jednom, kad nastane."
      action={
        <Button leftSection={<IconPlus aria-hidden />} onClick={() => setIsAdding(true)}>
          Dodaj ključ
        </Button>
      }
    >
      {read.error && !keys ? (
        <FailedQuery title="Ključevi nisu učitani." query={read} />
      ) : keys?.length === 0 ? (
        <Text c="quiet" py="sm" style={{ borderTop: '1.5px solid var(--ink)' }}>
          Još nema nijednog ključa. Treba ga program koji čita ono što nije javno ili sam upisuje u Baklju.
        </Text>
      ) : (
        <RecordTable label="Ključevi" rows={keys} columns={columns} request={{}} skeletonRows={2} />
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </IntegrationSection>
  );
}

const columns: readonly Column<Key, unknown>[] = [
  {
    key: 'name',
    head: 'Naziv',
    onPhone: 'title',
    cell: (key) => (
      <Text span fw={550} c={isExpired(key) ? 'quiet' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {key.name}
      </Text>
    ),
  },
  { key: 'role', head: 'Uloga', width: 140, narrowWidth: 120, cell: ({ role }) => ROLE_NAMES[role] },
  { key: 'may_write', head: 'Pravo', width: 120, narrowWidth: 100, cell: describeRight },
  { key: 'expires', head: 'Vrijedi do', width: 170, narrowWidth: 150, cell: describeEnd },
  { key: 'created', head: 'Izrada', width: 250, narrowWidth: 200, hideBelow: 'tablet', cell: describeMaking },
  { key: 'last_used', head: 'Zadnja upotreba', width: 180, narrowWidth: 160, hideBelow: 'tablet', cell: describeUse },
  factsColumn((key) => (
    <Box c="quiet">
      {ROLE_NAMES[key.role]}, {describeRight(key)}
      <br />
      {key.expires !== null && !isExpired(key) && 'vrijedi do '}
      {describeEnd(key)}
      <br />
      izrada {describeMaking(key)}
      <br />
      {key.last_used !== null && 'zadnja upotreba '}
      {describeUse(key)}
    </Box>
  )),
  {
    key: 'end',
    head: 'Ukini',
    isHeadHidden: true,
    width: 84,
    align: 'right',
    onPhone: 'action',
    cell: (key) => <EndKey machineKey={key} />,
  },
];

function isExpired({ expires }: Pick<Key, 'expires'>): boolean {
  return expires !== null && new Date(expires) <= new Date();
}

function describeRight({ may_write }: Pick<Key, 'may_write'>): string {
  return may_write === 1 ? 'čita i piše' : 'samo čita';
}

/** The last day on which it is valid, or since when it is not. */
function describeEnd({ expires }: Pick<Key, 'expires'>): string {
  if (expires === null) return 'bez roka';
  if (isExpired({ expires })) return `istekao ${formatListDate(expires)}`;
  return formatListDate(new Date(Date.parse(expires) - 1).toISOString());
}

function describeMaking({ created, created_by_name: name }: Key): string {
  return [formatListDate(created), name].filter(Boolean).join(', ');
}

function describeUse({ last_used }: Key): string {
  return last_used === null ? 'još nije korišten' : formatMoment(last_used, new Date());
}

/** The values of the key, then the key itself, which is shown this once. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<string>();
  const create = useListWrite(keyRoutes.createKey, keysQuery);
  const form = useSmallForm({
    initial: { name: '', role: '' as KeyRole | '', may_write: false, expires: '', isEndless: false },
    findProblems: ({ name, role, expires, isEndless }) => ({
      name: name.trim() === '' ? 'Upišite naziv.' : undefined,
      role: role === '' ? 'Odaberite ulogu.' : undefined,
      expires: isEndless ? undefined : lastDayProblem(expires),
    }),
    send: async ({ name, role, may_write, ...values }) => {
      const body = {
        name: name.trim(),
        role: role as KeyRole,
        may_write: may_write ? 1 : 0,
        expires: endOf(values),
      } as const;
      setMade((await create.mutateAsync({ body })).key);
    },
  });
  const { name, role, may_write, isEndless } = form.values;
  const isMade = made !== undefined;
  return (
    <StackedModal
      title={isMade ? `Ključ „${name.trim()}” je izrađen` : 'Dodaj ključ'}
      onClose={isMade ? () => {} : onClose}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {isMade ? (
        <SecretOnce
          help="Vidi se samo sada. Kopirajte ga i spremite na sigurno; ako se izgubi, izradite novi."
          label="Ključ"
          secret={made}
          savedLabel="Ključ je spremljen"
          onDone={onClose}
        >
          <Facts
            facts={[
              ['Uloga', `${role && ROLE_NAMES[role]}, ${describeRight({ may_write: may_write ? 1 : 0 })}`],
              ['Vrijedi do', describeEnd({ expires: endOf(form.values) })],
              ['Šalje se kao', <code key="header">Authorization: Bearer …</code>],
            ]}
          />
        </SecretOnce>
      ) : (
        <form {...form.props}>
          <Stack>
            <TextInput
              label="Naziv"
              placeholder="Javni web"
              description="Pod njim se program vidi u dnevniku i uz ono što upiše."
              data-autofocus
              {...form.field('name')}
            />
            <NativeSelect
              label="Uloga"
              name="role"
              description="Program smije što i ta uloga, ali OIB ne vidi i ne mijenja."
              data={[
                { value: '', label: 'Odaberite ulogu' },
                ...KEY_ROLES.map((one) => ({ value: one, label: ROLE_NAMES[one] })),
              ]}
              value={role}
              error={form.problems.role}
              onChange={(event) => form.change({ role: event.currentTarget.value as KeyRole | '' })}
            />
            <Checkbox
              label="Smije i pisati"
              description="Inače samo čita."
              checked={may_write}
              onChange={(event) => form.change({ may_write: event.currentTarget.checked })}
            />
            <TextInput
              label="Vrijedi do"
              placeholder="DD-MM-GGGG"
              inputMode="numeric"
              autoComplete="off"
              disabled={isEndless}
              {...form.field('expires')}
            />
            <Checkbox
              label="Bez roka"
              description="Ključ vrijedi dok se ne ukine."
              checked={isEndless}
              onChange={(event) => form.change({ isEndless: event.currentTarget.checked })}
            />
          </Stack>
          <FaultAlert mt="sm" error={form.fault} />
          <SubmitButtons confirmText="Dodaj ključ" isBusy={form.isBusy} onCancel={onClose} />
        </form>
      )}
    </StackedModal>
  );
}

function lastDayProblem(typed: string): string | undefined {
  if (typed.trim() === '') return 'Upišite dan ili označite „Bez roka”.';
  const unread = parseDay(typed, dayOfToday()) === undefined ? dayProblem(typed) : undefined;
  return unread && `Vrijedi do: ${unread}`;
}

/** From when on it is refused: its last day is whole. The server refuses what is no day. */
function endOf({ expires, isEndless }: { expires: string; isEndless: boolean }): string | null {
  return isEndless ? null : (startOfZagrebDay(parseDay(expires, dayOfToday()) ?? '', 1) ?? expires);
}

function EndKey({ machineKey: key }: { machineKey: Key }) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useListWrite(keyRoutes.deleteKey, keysQuery);
  const toasts = useToasts();
  const verb = isExpired(key) ? 'Ukloni' : 'Ukini';
  const confirm = async () => {
    const { message } = await end.mutateAsync({ params: { id: key.id } });
    toasts.success(message, SUCCESS_TOAST_MS);
  };
  return (
    <>
      <Button
        variant="quiet"
        c="quiet"
        fw={400}
        px={0}
        aria-label={`${verb}: ${key.name}`}
        onClick={() => setIsAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isExpired(key) ? 'Ukloniti ključ?' : 'Ukinuti ključ?'}
        subject={key.name}
        consequences={[
          {
            icon: <IconX aria-hidden />,
            text: isExpired(key)
              ? 'Ključ je već istekao, nestaje samo s ovog popisa.'
              : 'Program koji ga koristi odmah gubi pristup. Za novi pristup treba novi ključ.',
          },
          { icon: <IconFileText aria-hidden />, text: 'Što je program upisao, ostaje pod nazivom ključa.' },
        ]}
        confirmText={`${verb} ključ`}
        isBusy={end.isPending}
        error={end.error}
        // The dialog says why it failed.
        onConfirm={() => void confirm().catch(() => {})}
        onCancel={() => {
          setIsAsking(false);
          end.reset();
        }}
      />
    </>
  );
}
