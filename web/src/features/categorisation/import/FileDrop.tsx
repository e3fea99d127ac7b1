import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

type Props = { isReading: boolean; error: string | undefined; onFile: (file: File) => void };

/** Takes one file, chosen or dropped, and says what will happen to it. */
export function FileDrop({ isReading, error, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button */}
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
        <h2>{text.drop}</h2>
        <p>{text.dropHelp}</p>
        <FileButton accept=".csv,.xlsx,.xls,text/csv" onChange={(file) => file && onFile(file)}>
          {(props) => (
            <Button {...props} variant="filled" leftSection={<IconUpload size={16} aria-hidden />}>
              {text.choose}
            </Button>
          )}
        </FileButton>
        {isReading && <p role="status">{text.reading}</p>}
        {error !== undefined && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <ol className={classes.steps}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
