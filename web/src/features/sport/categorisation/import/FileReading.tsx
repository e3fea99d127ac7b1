import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { Button, FileButton, NativeSelect } from '@mantine/core';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { HEADERS, type Header } from '../reading/check-lines.ts';
import { ENCODINGS, type Encoding } from '../reading/decode-text.ts';
import { SEPARATORS, type Separator } from '../reading/parse-csv.ts';
import type { Reading, Settings } from '../reading/read-file.ts';
import { Faults, FaultsRail } from './Faults.tsx';
import { ACCEPTED } from './FileDrop.tsx';
import { FileLine } from './FileLine.tsx';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import type { OpenFile } from './use-import.ts';
import { useInForceText } from './use-in-force-text.ts';

type Props = {
  open: OpenFile;
  isReading: boolean;
  onCorrect: (settings: OpenFile['settings']) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  onNext: () => void;
};

/** How the file was read: settings that can be corrected, and the first rows or the faults. */
export function FileReading({ open: { file, reading }, isReading, onCorrect, onFile, onCancel, onNext }: Props) {
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
            <FileButton accept={ACCEPTED} onChange={(next) => next && onFile(next)}>
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

const ROWS_SHOWN = 8;

/** The first rows as they were read. */
function FirstRows({ rows }: { rows: readonly string[][] }) {
  const shown = rows.slice(0, ROWS_SHOWN);
  return (
    <>
      <p className={classes.caption}>
        <b>{text.firstRows(shown.length)}</b> {text.firstRowsHelp}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} aria-label={text.firstRows(shown.length)} tabIndex={0}>
        <table className={classes.table} aria-label={text.firstRows(shown.length)}>
          <thead>
            <tr>
              {CATEGORISATION_COLUMNS.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
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
      </section>
    </>
  );
}

/** How the file was read; each correction reads it again. */
function ReadingSettings({ reading, onChange }: { reading: Reading; onChange: (settings: Settings) => void }) {
  const { encoding, separator, header, sheets, sheet } = reading;
  return (
    <div className={classes.settings}>
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
    </div>
  );
}
