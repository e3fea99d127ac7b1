import { Button, FileButton } from '@mantine/core';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { Faults, FaultsRail } from './Faults.tsx';
import { ACCEPTED } from './FileDrop.tsx';
import { FileLine } from './FileLine.tsx';
import { FirstRows } from './FirstRows.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { ReadingSettings } from './ReadingSettings.tsx';
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
