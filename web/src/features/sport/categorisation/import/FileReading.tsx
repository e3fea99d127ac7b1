import { foldText } from '@baklja/contract/alias';
import { CATEGORISATION_FAULTS_LIMIT } from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { formatNumber } from '@baklja/contract/plural';
import { Box, Button, FileButton, Flex, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { type FileFault, HEADERS, type Header } from '../reading/check-lines.ts';
import { ENCODINGS, type Encoding } from '../reading/decode-text.ts';
import { SEPARATORS, type Separator } from '../reading/parse-csv.ts';
import type { Reading, Settings } from '../reading/read-file.ts';
import { FileLine, ImportFrame, TableHead, useInForceText } from './ImportFrame.tsx';
import classes from './ImportScreen.module.css';
import { importText as text } from './import.text.ts';

/** Names of the files that are offered for choice; what a file is, its bytes decide. */
export const ACCEPTED_FILES = '.csv,.xlsx,.xls,text/csv';

/** A file and how it was read; each reading has its own `id`. */
export type OpenFile = { id: number; file: File; settings: Settings; reading: Reading };

export type FileReadingProps = {
  open: OpenFile;
  isReading: boolean;
  onCorrect: (settings: Settings) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  onNext: () => void;
};

/** How the file was read: settings that can be corrected, and the first rows or the faults. */
export function FileReading({ open, isReading, onCorrect, onFile, onCancel, onNext }: FileReadingProps) {
  const { file, reading } = open;
  const inForce = useInForceText();
  const { faults, rows, sheets, sheet } = reading;
  const isFaulty = faults.length > 0;
  const isSheetMissing = sheets.length > 1 && sheet === undefined;
  return (
    <ImportFrame
      step={0}
      note={isFaulty ? text.notes.faults : text.notes.reading}
      file={<FileLine onOther={onCancel}>{`${file.name}, ${formatBytes(file.size)}`}</FileLine>}
      rail={isFaulty && !isReading ? <FaultsRail faults={faults} /> : undefined}
      state={{ kind: 'empty', text: text.unchanged, detail: inForce }}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
          {isFaulty ? (
            <FileButton accept={ACCEPTED_FILES} onChange={(next) => next && onFile(next)}>
              {(props) => (
                <Button {...props} variant="filled">
                  {text.chooseMended}
                </Button>
              )}
            </FileButton>
          ) : (
            <Button variant="filled" disabled={isReading || isSheetMissing} onClick={onNext}>
              {text.toPreview}
            </Button>
          )}
        </>
      }
    >
      <ReadingSettings reading={reading} onChange={onCorrect} />
      {isReading && <p role="status">{text.reading}</p>}
      {!isReading && isSheetMissing && <p role="status">{text.severalSheets}</p>}
      {!isReading && isFaulty && <Faults faults={faults} />}
      {!isReading && !isFaulty && !isSheetMissing && (
        <>
          <FirstRows rows={rows} />
          <p role="status">{text.read(rows.length)}</p>
        </>
      )}
    </ImportFrame>
  );
}

function FirstRows({ rows }: { rows: readonly string[][] }) {
  const shown = rows.slice(0, 8);
  return (
    <>
      {/* A caption would scroll sideways with the table. */}
      <Text c="quiet" py="xs">
        <b>{text.firstRows(shown.length)}</b> {text.firstRowsHelp}
      </Text>
      {/* A wide table scrolls by keyboard. */}
      <Box
        component="section"
        aria-label={text.firstRows(shown.length)}
        tabIndex={0}
        style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}
      >
        <table className={classes.table} aria-label={text.firstRows(shown.length)}>
          <TableHead heads={CATEGORISATION_COLUMNS} />
          <tbody>
            {shown.map((row) => (
              <tr key={row[0]}>
                {CATEGORISATION_COLUMNS.map((column, place) => (
                  <td key={column}>{row[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}

function ReadingSettings({ reading, onChange }: { reading: Reading; onChange: (settings: Settings) => void }) {
  const { encoding, separator, header, sheets, sheet } = reading;
  return (
    <SimpleGrid minColWidth={200} spacing="md" py="md" className={classes.settings}>
      {encoding && (
        <NativeSelect
          label={text.encoding}
          value={encoding}
          data={[...ENCODINGS]}
          onChange={(event) => onChange({ encoding: event.currentTarget.value as Encoding })}
        />
      )}
      {separator && (
        <NativeSelect
          label={text.separator}
          value={separator}
          data={SEPARATORS.map((value) => ({ value, label: text.separators[value] }))}
          onChange={(event) => onChange({ separator: event.currentTarget.value as Separator })}
        />
      )}
      {sheets.length > 1 && (
        <NativeSelect
          label={text.sheet}
          value={sheet ?? ''}
          data={[...(sheet === undefined ? [{ value: '', label: text.chooseSheet }] : []), ...sheets]}
          onChange={(event) => onChange({ sheet: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={text.header}
        value={header}
        data={HEADERS.map((value) => ({ value, label: text.headers[value] }))}
        onChange={(event) => onChange({ header: event.currentTarget.value as Header })}
      />
    </SimpleGrid>
  );
}

/** Longest part of a cell that the table shows. */
const FOUND_LENGTH = 60;

/** The first faults by line and column, narrowed by a search and a column; the file of faults holds all. */
function Faults({ faults }: { faults: readonly FileFault[] }) {
  const [search, setSearch] = useState('');
  const [column, setColumn] = useState('');
  const found = findFaults(faults, search, column);
  return (
    <>
      <Box className={classes.notice} mb="md" role="alert">
        <h2 className={classes.smallHead}>{text.faults(faults.length)}</h2>
        <p>{text.faultsHelp}</p>
      </Box>
      <Flex wrap="wrap" rowGap="xs" columnGap="md" align="center" mb="xs">
        <Box flex={{ base: '1 0 100%', sm: '0 1 264px' }}>
          <SearchBox label={text.findFault} maxLength={SEARCH_MAX_LENGTH} value={search} onChange={setSearch} />
        </Box>
        <NativeSelect
          aria-label={text.faultColumn}
          value={column}
          onChange={(event) => setColumn(event.currentTarget.value)}
          data={[{ value: '', label: text.allFaults }, ...columnsOf(faults)]}
        />
        <Text span c="quiet" ml="auto" role="status">
          {text.faultsFound(found.length)}
        </Text>
      </Flex>
      {found.length === 0 ? <p>{text.noFaultFound}</p> : <FaultTable faults={found} />}
    </>
  );
}

function FaultTable({ faults }: { faults: readonly FileFault[] }) {
  const isPhone = useIsPhone();
  return (
    <table className={`${classes.table} ${classes.faults}`} data-cards={isPhone || undefined}>
      <TableHead heads={text.faultHeads} />
      <tbody>
        {faults.slice(0, CATEGORISATION_FAULTS_LIMIT).map(({ line, column, found, message, who }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td>
              <b>{line}</b>
            </td>
            <td>{column ?? text.wholeLine}</td>
            <td>{found === '' && column ? <i>{text.emptyValue}</i> : found.slice(0, FOUND_LENGTH)}</td>
            <td>{message}</td>
            <td>{who.slice(0, FOUND_LENGTH)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findFaults(faults: readonly FileFault[], search: string, column: string): readonly FileFault[] {
  const words = foldText(search.trim());
  return faults.filter(
    (fault) =>
      (column === '' || columnOf(fault) === column) &&
      foldText([fault.line, columnOf(fault), fault.who, fault.found, fault.message].join(' ')).includes(words),
  );
}

function columnOf({ column }: FileFault): string {
  return column ?? text.wholeLine;
}

function columnsOf(faults: readonly FileFault[]): { value: string; label: string }[] {
  const groups = [...Map.groupBy(faults, columnOf)];
  return groups.map(([value, { length }]) => ({ value, label: `${value} (${formatNumber(length)})` }));
}

function FaultsRail({ faults }: { faults: readonly FileFault[] }) {
  const save = () => {
    const rows = faults.map(({ line, column = '', found, message, who }) => [line, column, found, message, who]);
    downloadText('greske-kategorizacije.csv', toCsv([text.faultHeads, ...rows]), 'text/csv;charset=utf-8');
  };
  return (
    <section>
      <h2>{text.forSender}</h2>
      <p>{text.forSenderHelp}</p>
      <p>
        <Button leftSection={<IconDownload aria-hidden />} onClick={save}>
          {text.saveFaults}
        </Button>
      </p>
    </section>
  );
}
