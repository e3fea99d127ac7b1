import { NativeSelect } from '@mantine/core';
import { HEADERS, type Header } from '../reading/check-lines.ts';
import { ENCODINGS, type Encoding } from '../reading/decode-text.ts';
import { SEPARATORS, type Separator } from '../reading/parse-csv.ts';
import type { Reading, Settings } from '../reading/read-file.ts';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

/** How the file was read; each correction reads it again. */
export function ReadingSettings({ reading, onChange }: { reading: Reading; onChange: (settings: Settings) => void }) {
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
