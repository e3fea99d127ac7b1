import { KEY_ROLES, type KeyRole, keyRoutes } from '@baklja/contract/features/site/keys';
import { ROLE_NAMES } from '@baklja/contract/roles';
import type { RouteAnswer } from '@baklja/contract/route';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { Box, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '#web/forms/RecordFacts.tsx';
import { call } from '#web/lib/api-client.ts';
import { dayProblem, formatListDate, formatMoment } from '#web/lib/dates.ts';
import { IconFileText, IconX } from '#web/lib/icons.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { AskingButton } from '#web/ui/dialogs/AskingButton.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { SecretDialog, SecretList } from './SecretList.tsx';

type Key = RouteAnswer<typeof keyRoutes.listKeys>[number];

const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call(keyRoutes.listKeys, {}, { signal }),
  staleTime: 0,
});

const ADD = 'Dodaj ključ';
const LAST_DAY = 'Vrijedi do';

export function Keys() {
  return (
    <SecretList
      title="Ključevi"
      help="Za programe. Ključ se vidi samo jednom, kad nastane."
      addText={ADD}
      read={useQuery(keysQuery)}
      columns={columns}
      empty="Još nema nijednog ključa. Treba ga program koji čita ono što nije javno ili sam upisuje u Baklju."
      notLoaded="Ključevi nisu učitani."
      AddDialog={AddDialog}
    />
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
  { key: 'expires', head: LAST_DAY, width: 170, narrowWidth: 150, cell: describeEnd },
  { key: 'created', head: 'Izrada', width: 250, narrowWidth: 200, hideBelow: 'tablet', cell: describeMaking },
  { key: 'last_used', head: 'Zadnja upotreba', width: 180, narrowWidth: 160, hideBelow: 'tablet', cell: describeUse },
  factsColumn((key) => (
    <Box c="quiet">
      {ROLE_NAMES[key.role]}, {describeRight(key)}
      <br />
      {key.expires !== null && !isExpired(key) && 'vrijedi do '}
      {describeEnd(key)}
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

function AddDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>();
  const create = useWrite(keyRoutes.createKey, keysQuery.queryKey);
  const form = useSmallForm({
    initial: { name: '', role: '' as KeyRole | '', may_write: false, expires: '', isEndless: false },
    findProblems: ({ name, role, expires, isEndless }) => ({
      name: name.trim() === '' ? 'Upišite naziv.' : undefined,
      role: role === '' ? 'Odaberite ulogu.' : undefined,
      expires: isEndless ? undefined : lastDayProblem(expires),
    }),
    send: async (values) => {
      const { name, role } = values;
      const body = { name: name.trim(), role: role as KeyRole, may_write: flagOf(values), expires: endOf(values) };
      setKey((await create.mutateAsync({ body })).key);
    },
  });
  const { name, role, may_write, expires, isEndless } = form.values;
  return (
    <SecretDialog
      addText={ADD}
      form={form}
      onClose={onClose}
      secret={key}
      made={{
        title: `Ključ „${name.trim()}” je izrađen`,
        help: 'Vidi se samo sada. Kopirajte ga i spremite na sigurno; ako se izgubi, izradite novi.',
        label: 'Ključ',
        savedLabel: 'Ključ je spremljen',
        facts: key !== undefined && (
          <Facts
            facts={[
              ['Uloga', `${role && ROLE_NAMES[role]}, ${describeRight({ may_write: flagOf(form.values) })}`],
              [LAST_DAY, describeEnd({ expires: endOf(form.values) })],
              ['Šalje se kao', <code key="header">Authorization: Bearer …</code>],
            ]}
          />
        ),
      }}
    >
      <TextInput
        label="Naziv"
        placeholder="Javni web"
        description="Pod njim se program vidi u dnevniku i uz ono što upiše."
        data-autofocus
        {...form.field('name')}
      />
      <NativeSelect
        label="Uloga"
        description="Program smije što i ta uloga, ali OIB ne vidi i ne mijenja."
        data={[
          { value: '', label: 'Odaberite ulogu' },
          ...KEY_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
        ]}
        {...form.field('role')}
      />
      <Checkbox
        label="Smije i pisati"
        description="Inače samo čita."
        checked={may_write}
        onChange={(event) => form.change({ may_write: event.currentTarget.checked })}
      />
      <DateField
        name="expires"
        label={LAST_DAY}
        value={expires}
        error={form.problems.expires}
        disabled={isEndless}
        onChange={(day) => form.change({ expires: day })}
      />
      <Checkbox
        label="Bez roka"
        description="Ključ vrijedi dok se ne ukine."
        checked={isEndless}
        onChange={(event) => form.change({ isEndless: event.currentTarget.checked })}
      />
    </SecretDialog>
  );
}

function flagOf({ may_write }: { may_write: boolean }): Key['may_write'] {
  return may_write ? 1 : 0;
}

function lastDayProblem(typed: string): string | undefined {
  if (typed === '') return 'Upišite dan ili označite „Bez roka”.';
  const unread = dayProblem(typed);
  return unread && `${LAST_DAY}: ${unread}`;
}

/** From when on it is refused: its last day is whole. The server refuses what is no day. */
function endOf({ expires, isEndless }: { expires: string; isEndless: boolean }): string | null {
  return isEndless ? null : (startOfZagrebDay(expires, 1) ?? expires);
}

function EndKey({ machineKey: key }: { machineKey: Key }) {
  const end = useWrite(keyRoutes.deleteKey, keysQuery.queryKey);
  const [verb, infinitive, loss] = isExpired(key)
    ? ['Ukloni', 'Ukloniti', 'Ključ je već istekao, nestaje samo s ovog popisa.']
    : ['Ukini', 'Ukinuti', 'Program koji ga koristi odmah gubi pristup. Za novi pristup treba novi ključ.'];
  return (
    <AskingButton
      name={verb}
      label={`${verb}: ${key.name}`}
      button={{ variant: 'quiet', c: 'quiet', fw: 400, px: 0 }}
      question={`${infinitive} ključ?`}
      subject={key.name}
      consequences={[
        { icon: <IconX aria-hidden />, text: loss },
        { icon: <IconFileText aria-hidden />, text: 'Što je program upisao, ostaje pod nazivom ključa.' },
      ]}
      confirmText={`${verb} ključ`}
      onConfirm={() => end.mutateAsync({ params: { id: key.id } })}
    />
  );
}
