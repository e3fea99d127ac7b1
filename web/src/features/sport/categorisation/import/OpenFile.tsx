import { toCsv } from '@baklja/contract/csv';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import {
  Anchor,
  Box,
  Button,
  type ButtonProps,
  FileButton,
  Group,
  NativeSelect,
  Stack,
  Table,
  Text,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { IconFileSpreadsheet, IconX } from '#web/lib/icons.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { downloadText } from '#web/lib/text/download-text.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import { comparisonQuery, type Import } from '../categorisation.queries.ts';
import type { FileFault } from '../reading/check-lines.ts';
import type { Reading } from '../reading/read-file.ts';
import { Changes, compareRows, FaultTable } from './Changes.tsx';
import { importText as text } from './import.text.ts';

/** The chosen file; without `reading` and `problem` it is still being read. */
export type ImportFile = { file: File; reading?: Reading; problem?: string };

/** The padding of the page at both sides; only its bar reaches the edges. */
export const SIDES = { base: 16, md: 32 };

/** `sheet` is chosen among those of the same file. */
type OnFile = (file: File, sheet?: string) => void;

export function FileLine({ open: { file, reading }, onFile }: { open: ImportFile; onFile: OnFile | undefined }) {
  const facts = [
    formatBytes(file.size),
    reading?.encoding,
    reading &&
      !isSheetMissing(reading) &&
      text.rows(reading.rows.length + new Set(reading.faults.map(({ line }) => line)).size),
    reading && !reading.hasHeader && reading.rows.length > 0 && 'bez zaglavlja',
    reading && reading.rows.length > 0 && reading.faults.length + reading.warnings.length === 0 && 'sve ispravno',
  ];
  return (
    <Group py="xs" gap="md" style={{ borderTop: '1.5px solid var(--ink)', borderBottom: '1px solid var(--rule)' }}>
      <IconFileSpreadsheet aria-hidden />
      <Stack gap={0} flex={1} miw={0}>
        <Text span fw={650} style={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Text>
        <Text span c="quiet" fz="sm">
          {facts.filter(Boolean).join(', ')}
        </Text>
      </Stack>
      {onFile && <ChooseButton onFile={onFile}>Odaberi drugu</ChooseButton>}
    </Group>
  );
}

function isSheetMissing({ sheets, sheet }: Reading): boolean {
  return sheets.length > 1 && sheet === undefined;
}

type OpenProps = {
  open: ImportFile;
  onFile: OnFile;
  onCancel: () => void;
  /** Why the last replacement failed. */
  error: string | undefined;
  onReplace: (replacing: Import) => void;
};

export function OpenFile({ open: { file, reading, problem }, onFile, onCancel, error, onReplace }: OpenProps) {
  const isGood = reading !== undefined && reading.rows.length > 0 && reading.faults.length === 0;
  const read = useQuery({ ...comparisonQuery, enabled: isGood });
  const { data: inForce, error: unread, isFetching } = read;
  const [isAsking, setIsAsking] = useState(false);
  const isPhone = useIsPhone();
  const comparison = useMemo(
    () => (inForce && isGood ? compareRows(inForce.rows, reading.rows) : undefined),
    [inForce, isGood, reading],
  );
  const replace = () =>
    onReplace({ rows: reading?.rows ?? [], fileName: file.name, version: inForce?.inForce?.id ?? 0 });
  const warnings = reading?.warnings ?? [];
  const isFaulty = problem !== undefined || (reading?.faults.length ?? 0) > 0;
  const asksForSheet = reading !== undefined && isSheetMissing(reading);
  return (
    <>
      <Stack gap="md" px={SIDES} py="md" flex={1}>
        {problem !== undefined && <Problem>{problem}</Problem>}
        {error !== undefined && <Problem>{error}</Problem>}
        {!reading && problem === undefined && <p role="status">Datoteka se čita…</p>}
        {asksForSheet && <p role="status">Datoteka ima više listova s podacima. Odaberite onaj koji se uvozi.</p>}
        {reading && reading.sheets.length > 1 && (
          <NativeSelect
            w={{ sm: 320 }}
            aria-label="List"
            value={reading.sheet ?? ''}
            data={[...(asksForSheet ? [{ value: '', label: 'Odaberite list' }] : []), ...reading.sheets]}
            onChange={({ currentTarget }) => onFile(file, currentTarget.value)}
          />
        )}
        {reading && isFaulty && <Faults reading={reading} />}
        {isGood && <FirstRows rows={reading.rows.slice(0, 3)} />}
        {isGood && unread && !inForce && (
          <FailedQuery title="Usporedba s popisom na snazi nije učitana." query={read} />
        )}
        {isGood && !unread && !comparison && <p role="status">Uspoređuje se s popisom na snazi…</p>}
        {comparison && <Changes comparison={comparison} warnings={warnings} />}
      </Stack>
      <SaveBar
        state={{
          kind: 'empty',
          text: 'Ništa još nije promijenjeno',
          detail: isFaulty
            ? 'Ispravite datoteku pa je odaberite ponovno.'
            : isGood && inForce && text.willReplace(inForce.rows.length, reading.rows.length),
        }}
      >
        <SaveBarButton variant="quiet" isCompact={isPhone} icon={isPhone && <IconX aria-hidden />} onClick={onCancel}>
          Odustani
        </SaveBarButton>
        {isFaulty ? (
          <ChooseButton variant="filled" onFile={onFile}>
            Odaberi ispravljenu
          </ChooseButton>
        ) : (
          <Button
            variant="filled"
            disabled={!comparison || isFetching}
            onClick={warnings.length > 0 ? () => setIsAsking(true) : replace}
          >
            {error === undefined ? text.replace : RETRY_TEXT}
          </Button>
        )}
      </SaveBar>
      <ConfirmDialog
        isOpen={isAsking}
        isHarmless
        title="Zamijeniti popis?"
        confirmText={text.replace}
        onConfirm={replace}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text.withWarnings(warnings.length)}</p>
      </ConfirmDialog>
    </>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <Box role="alert" pl="md" py={4} style={{ borderLeft: '3px solid var(--red)' }}>
      <Text component="h2" fw={650}>
        Greška!
      </Text>
      <Text c="quiet">{children}</Text>
    </Box>
  );
}

function Faults({ reading: { faults, rows } }: { reading: Reading }) {
  const save = () => saveCsv('greske-kategorizacije.csv', [text.faultHeads, ...faults.map(toCells)]);
  return (
    <>
      <Problem>{text.faults(faults.length)}</Problem>
      <FaultTable label="Greške" faults={faults} heads={text.faultHeads} />
      <Text c="quiet">
        {text.goodRows(rows.length)}{' '}
        <Anchor component="button" type="button" mih={24} onClick={save}>
          Preuzmi greške (CSV)
        </Anchor>
      </Text>
    </>
  );
}

function toCells({ line, column, found, message, who }: FileFault) {
  return [line, column ?? '', found, message, who];
}

export function saveCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  downloadText(name, toCsv(rows), 'text/csv;charset=utf-8');
}

/** The first rows with all columns, as they will be imported. */
function FirstRows({ rows }: { rows: string[][] }) {
  return (
    <Table.ScrollContainer minWidth={1100} type="native" tabIndex={0} role="region" aria-label="Prvi redci datoteke">
      <Table
        fz={12}
        verticalSpacing={4}
        horizontalSpacing={6}
        data={{ head: [...CATEGORISATION_COLUMNS], body: rows }}
      />
    </Table.ScrollContainer>
  );
}

type ChooseButtonProps = ButtonProps & { children: string; onFile: (file: File) => void };

/** The names are only offered for choice; what a file is, its bytes decide. */
export function ChooseButton({ children, onFile, ...button }: ChooseButtonProps) {
  const clearInput = {
    onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => (currentTarget.value = ''),
  };
  return (
    <FileButton accept=".csv,.xlsx,.xls,text/csv" inputProps={clearInput} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button {...button} {...props}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
