import { foldText } from '@baklja/contract/alias';
import { type PastedFault, type PastedRow, pastedStartRoutes } from '@baklja/contract/features/sport/starts';
import { countOf, formFor } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import { SCREENS } from '@baklja/contract/screens';
import { ActionIcon, Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError, call, messageOf } from '#web/lib/api-client.ts';
import { IconAlertCircle, IconClipboardList, IconX } from '#web/lib/icons.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { useIsPhone, useIsTouch } from '#web/lib/use-window-size.ts';
import type { Card } from '#web/lists/card-template.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar, type SaveState } from '#web/ui/SaveBar.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { parseCsv } from '../categorisation/reading/parse-csv.ts';
import { gamesQueries, gamesQuery, pathOfGames } from './games.queries.ts';

/** A pasted row; the id stays while rows before it are thrown out. */
type Row = PastedRow & { id: number };
type Field = keyof PastedRow;

const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
/** The padding of the page at both sides; only its bar reaches the edges. */
const SIDES = { base: 16, md: 32 };

/** /igre/{id}/zalijepi: rows of a spreadsheet, which become starts when all of them are right. */
export function PasteScreen() {
  const id = Number(useParams()['id']);
  const { data } = useQuery(gamesQuery);
  const { rows, paste, change, remove, pasteFromClipboard } = usePastedRows();
  const check = useCheck(id, rows);
  const writing = gamesQueries.useWrite(pastedStartRoutes.pasteStarts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const section = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(section);
  const isWritten = (writing.data?.written ?? 0) > 0;
  const isUnsaved = rows.length > 0 && !isWritten;
  useWindowEvent('paste', paste);
  useEffect(() => {
    setUnsavedWork('pasted starts', isUnsaved);
    return () => setUnsavedWork('pasted starts', false);
  }, [isUnsaved]);
  useEffect(() => {
    if (isWritten) void navigate(pathOfGames(id));
  }, [isWritten, id, navigate]);

  const write = async () => {
    toasts.clearErrors();
    try {
      const { message, written } = await writing.mutateAsync({ params: { id }, body: { rows: rows.map(toBody) } });
      if (written > 0) return toasts.success(message, SUCCESS_TOAST_MS);
      toasts.error(message);
      await check.refetch();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const isRefused = check.error instanceof ApiError && [400, 413].includes(check.error.status);
  const faults = rows.length > 0 ? (check.data ?? []) : [];
  const isRight = check.isSuccess && !check.isPlaceholderData && faults.length === 0;
  const again = { 'aria-label': 'Zalijepi ponovno', onClick: () => void pasteFromClipboard() };
  return (
    <Stack ref={section} gap={0} flex={1} mx={{ base: -16, md: -32 }} tabIndex={-1} {...keepFocus}>
      <Box px={SIDES} flex={1}>
        <Crumb to={pathOfGames(id)}>{data?.games.find((games) => games.id === id)?.name ?? SCREENS.games.title}</Crumb>
        <PageHead
          title="Zalijepljeni nastupi"
          note={rows.length > 0 && <span className="mantine-visible-from-sm">{countOf(rows.length, ROWS)}</span>}
          // The foot of a phone has the bar that writes.
          action={
            rows.length > 0 && !isPhone ? (
              <Button {...again} leftSection={<IconClipboardList aria-hidden />}>
                Zalijepi ponovno
              </Button>
            ) : undefined
          }
          phoneTool={
            rows.length > 0 && (
              <ActionIcon {...again}>
                <IconClipboardList aria-hidden />
              </ActionIcon>
            )
          }
        />
        {rows.length === 0 && <NoRows onPaste={() => void pasteFromClipboard()} />}
        {rows.length > 0 && check.error && <FailedQuery title="Retci nisu provjereni." query={check} />}
        {rows.length > 0 && !isRefused && (
          <RecordTable
            label="Zalijepljeni nastupi"
            rows={rows}
            columns={COLUMNS}
            card={CARD}
            // The ring of an input has room in it.
            rowHeight={40}
            request={{
              places: new Map(rows.map((row, place) => [row.id, place + 1])),
              faults: Map.groupBy(faults, (fault) => fault.id),
              change,
              remove,
            }}
            openedBelow={(row) => {
              const own = faults.filter((fault) => fault.id === row.id);
              return own.length === 0 ? undefined : <Faults row={row} faults={own} change={change} remove={remove} />;
            }}
          />
        )}
      </Box>
      {rows.length > 0 && (
        <SaveBar state={stateOf(faults, check.isError ? 'failed' : isRight ? 'right' : 'checking')}>
          <Button component={Link} to={pathOfGames(id)} variant="quiet">
            Odustani
          </Button>
          <BusyButton
            variant="filled"
            disabled={!isRight || isWritten}
            isBusy={writing.isPending}
            onClick={() => void write()}
          >
            {`Upiši ${countRecords('start', rows.length)}`}
          </BusyButton>
        </SaveBar>
      )}
      <LeaveGuard isDirty={isUnsaved} help="Zalijepljeni nastupi nisu upisani." />
    </Stack>
  );
}

function NoRows({ onPaste }: { onPaste: () => void }) {
  const isTouch = useIsTouch();
  return (
    <EmptyState
      title="Zalijepite retke iz tablice"
      help={
        <>
          {`Kopirajte ih iz Excela ili druge tablice, pa ${isTouch ? 'dodirnite' : 'pritisnite Ctrl+V ili'} `}
          „Zalijepi”. Stupci su: Sport, Disciplina, Spol, Sportaši, Mjesto. Prvi redak može biti zaglavlje. Imena jedne
          posade odvojite točkom sa zarezom. Ništa se ne upisuje dok svi retci nisu ispravni.
        </>
      }
      actions={
        <Button variant="filled" leftSection={<IconClipboardList aria-hidden />} onClick={onPaste}>
          Zalijepi
        </Button>
      }
    />
  );
}

/** The pasted rows. A new table replaces them; one word that is pasted into a cell does not. */
function usePastedRows() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const lastId = useRef(0);
  const toasts = useToasts();
  const take = (text: string) => {
    toasts.clearErrors();
    const table = readTable(text);
    if (typeof table === 'string') return toasts.error(table);
    setRows(table.map((row) => ({ ...row, id: ++lastId.current })));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.target instanceof HTMLInputElement && !/[\t\n]/.test(text)) return;
    event.preventDefault();
    take(text);
  };
  const pasteFromClipboard = async () => {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text === undefined) toasts.error('Preglednik ne dopušta čitanje međuspremnika. Pritisnite Ctrl+V.');
    else take(text);
  };
  const change = (id: number, field: Field, value: string) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
  const remove = (id: number) => setRows(rows.filter((row) => row.id !== id));
  return { rows, paste, change, remove, pasteFromClipboard };
}

const HEADS: Record<Field, { head: string; pattern: RegExp }> = {
  sport: { head: 'Sport', pattern: /^sport$/ },
  event: { head: 'Disciplina', pattern: /^disciplin/ },
  sex: { head: 'Spol', pattern: /^spol/ },
  athletes: { head: 'Sportaši', pattern: /^sportas/ },
  place: { head: 'Mjesto', pattern: /^mjesto/ },
};
const FIELDS = Object.keys(HEADS) as Field[];

/** The rows of a copied table, or why there are none. Heads in its first line may have any order. */
function readTable(text: string): PastedRow[] | string {
  const { lines, openQuote } = parseCsv(text, text.includes('\t') ? '\t' : undefined);
  if (openQuote) return `U ${openQuote.line}. retku nije zatvoren navodnik. Ništa nije zalijepljeno.`;
  const filled = lines
    .map(({ cells }) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.filter(Boolean).length > 1);
  const heads = (filled[0] ?? []).map(foldText);
  const found = FIELDS.map((field) => heads.findIndex((head) => HEADS[field].pattern.test(head)));
  const hasHeads = found.filter((place) => place !== -1).length > 1;
  const rows = filled.slice(hasHeads ? 1 : 0);
  if (rows.length === 0) return 'U međuspremniku nema tablice s nastupima.';
  const placeOf = (place: number) => (hasHeads ? (found[place] ?? -1) : place);
  return rows.map(
    (cells) => Object.fromEntries(FIELDS.map((field, place) => [field, cells[placeOf(place)] ?? ''])) as PastedRow,
  );
}

type Fault = PastedFault & { id: number | undefined };

/** What the server says of the rows after each change; nothing is written. */
function useCheck(gamesId: number, rows: readonly Row[]) {
  return useQuery({
    queryKey: ['pasted starts', gamesId, rows],
    queryFn: async ({ signal }): Promise<Fault[]> => {
      const body = { rows: rows.map(toBody), check: 1 } as const;
      const { faults } = await call(pastedStartRoutes.pasteStarts, { params: { id: gamesId }, body }, { signal });
      return faults.map((fault) => ({ ...fault, id: rows[fault.row - 1]?.id }));
    },
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

function toBody({ id: _, ...row }: Row): PastedRow {
  return row;
}

const NOT_RIGHT = { one: 'redak nije ispravan', few: 'retka nisu ispravna', other: 'redaka nije ispravno' };
const THEM = { one: 'ga', few: 'ih', other: 'ih' };
const LIST = new Intl.ListFormat('hr');

function stateOf(faults: readonly Fault[], check: 'right' | 'checking' | 'failed'): SaveState {
  const text = 'Ništa još nije upisano';
  if (check === 'failed') return { kind: 'empty', text };
  if (check === 'right') return { kind: 'empty', text, detail: 'Svi su retci ispravni.' };
  if (faults.length === 0) return { kind: 'dotted', text, detail: 'Retci se provjeravaju.' };
  const places = [...new Set(faults.map(({ row }) => String(row)))];
  const detail = `${countOf(places.length, NOT_RIGHT)}: ${LIST.format(places)}. Ispravite ${formFor(places.length, THEM)} ili izbacite.`;
  return { kind: 'empty', text, detail, isImportant: true };
}

type Changes = {
  change: (id: number, field: Field, value: string) => void;
  remove: (id: number) => void;
};

function Faults({ row, faults, change, remove }: Changes & { row: Row; faults: readonly Fault[] }) {
  return (
    <Stack gap={0} id={faultsId(row)} pl={{ base: 40, sm: 60 }} pb="xs">
      {faults.map(({ field, message, suggestions }) => (
        <Group key={`${field} ${message}`} gap="4px 16px" mih={28}>
          <Group gap="xs" wrap="nowrap" fw={550}>
            <Text span c="red" lh={0}>
              <IconAlertCircle aria-hidden />
            </Text>
            {message}
          </Group>
          {field === 'row' ? (
            <TextButton onClick={() => remove(row.id)}>Izbaci redak</TextButton>
          ) : (
            suggestions.map((suggestion) => (
              <TextButton key={suggestion} onClick={() => change(row.id, field, suggestion)}>
                {`Uzmi: ${suggestion}`}
              </TextButton>
            ))
          )}
        </Group>
      ))}
    </Stack>
  );
}

function faultsId({ id }: Row): string {
  return `faults-${id}`;
}

type Cells = Changes & { places: ReadonlyMap<number, number>; faults: ReadonlyMap<number | undefined, Fault[]> };

function cellOf(field: Field) {
  return (row: Row, { places, faults, change }: Cells) => {
    const value = row[field];
    if (!faults.get(row.id)?.some((fault) => fault.field === field)) return value || '–';
    const label = `${HEADS[field].head}, redak ${places.get(row.id)}`;
    return (
      <CellInput key={value} row={row} label={label} value={value} onChange={(next) => change(row.id, field, next)} />
    );
  };
}

type InputProps = { row: Row; label: string; value: string; onChange: (value: string) => void };

/** A cell at fault. Its row is checked again when the user leaves it, or presses Enter. */
function CellInput({ row, label, value, onChange }: InputProps) {
  const [typed, setTyped] = useState(value);
  const finish = () => typed !== value && onChange(typed);
  return (
    <TextInput
      size="xs"
      error
      aria-label={label}
      aria-describedby={faultsId(row)}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}

const CARD: Card = {
  columns: '28px minmax(0, 1fr) 72px',
  lines: ['line athletes remove', '. event place', '. sport sex'],
};

const COLUMNS: readonly Column<Row, Cells>[] = [
  {
    key: 'line',
    head: 'Redak',
    width: 60,
    narrowWidth: 52,
    onPhone: 'meta',
    cell: ({ id }, { places, faults }) => (
      <Text span {...(faults.has(id) ? { c: 'red', fw: 650 } : { c: 'dimmed' })}>
        {places.get(id)}
      </Text>
    ),
  },
  { key: 'sport', head: 'Sport', width: 180, narrowWidth: 120, onPhone: 'meta', cell: cellOf('sport') },
  { key: 'event', head: 'Disciplina', onPhone: 'meta', cell: cellOf('event') },
  { key: 'sex', head: 'Spol', width: 72, narrowWidth: 56, onPhone: 'action', cell: cellOf('sex') },
  { key: 'athletes', head: 'Sportaši', width: '36%', onPhone: 'title', cell: cellOf('athletes') },
  { key: 'place', head: 'Mjesto', width: 96, narrowWidth: 76, onPhone: 'action', cell: cellOf('place') },
  {
    key: 'remove',
    head: 'Izbaci',
    isHeadHidden: true,
    width: 36,
    align: 'right',
    onPhone: 'action',
    cell: ({ id }, { places, remove }) => (
      <ActionIcon aria-label={`Izbaci redak ${places.get(id)}`} onClick={() => remove(id)}>
        <IconX aria-hidden />
      </ActionIcon>
    ),
  },
];
