import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import look from '#web/ui/look.module.css';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

/** Names of the files that are offered for choice; what a file is, its bytes decide. */
export const ACCEPTED = '.csv,.xlsx,.xls,text/csv';

type Props = { isReading: boolean; error: string | undefined; onFile: (file: File) => void };

/** Takes one file, chosen or dropped. */
export function FileDrop({ isReading, error, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <IconFileUpload size={20} aria-hidden />
      <h2>{text.drop}</h2>
      <p>{text.dropHelp}</p>
      <FileButton accept={ACCEPTED} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="filled">
            {text.choose}
          </Button>
        )}
      </FileButton>
      {isReading && <p role="status">{text.reading}</p>}
      {error !== undefined && (
        <p className={`${look.red} ${look.strong}`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
