import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { IMPORT_REDIRECT_MS } from '#web/lib/timings.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { FileDrop } from './FileDrop.tsx';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';
import { Preview } from './Preview.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import { useImportFile } from './use-import.ts';
import { useReplacement } from './use-replacement.ts';

/** /kategorizacije-upload: reads a file, shows what it would change, and replaces the list in one step. */
export function ImportScreen() {
  const { open, error, isReading, read, correct, close } = useImportFile();
  const replacement = useReplacement();
  useRedirect(replacement.state === 'done');
  if (replacement.state !== 'idle') {
    return (
      <>
        <PageHead title={text.title} note={open?.file.name} />
        <div className={classes.running} role="status">
          <h2>{replacement.heading}</h2>
          <p>{text.runningHelp}</p>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={text.title}
        note={open?.file.name}
        action={open && <Button onClick={close}>{text.otherFile}</Button>}
      />
      {replacement.error !== undefined && (
        <div className={classes.failure} role="alert">
          <h2>{text.failed}</h2>
          <p>{replacement.error}</p>
        </div>
      )}
      {!open && <FileDrop isReading={isReading} error={error} onFile={(file) => void read(file)} />}
      {open && (
        <>
          <ReadingSettings reading={open.reading} onChange={correct} />
          {isReading ? (
            <p role="status">{text.reading}</p>
          ) : (
            <Preview
              key={JSON.stringify(open.settings)}
              reading={open.reading}
              fileName={open.file.name}
              isRetry={replacement.error !== undefined}
              onReplace={replacement.start}
            />
          )}
        </>
      )}
    </>
  );
}

function useRedirect(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(SCREENS.categorisation.path), IMPORT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
