import { useEffect } from 'react';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { importText as text } from './import.text.ts';
import { ReadFile } from './ReadFile.tsx';
import { useImportFile } from './use-import.ts';
import { useReplacement } from './use-replacement.ts';

/** /kategorizacije-upload: reads a file, shows what it would change, and replaces the list in one step. */
export function ImportScreen() {
  const { open, error, isReading, read, correct, close } = useImportFile();
  const replacement = useReplacement();
  const { state } = replacement;
  const isUnsaved = open !== undefined && state !== 'done';
  useEffect(() => {
    setUnsavedWork('categorisation import', isUnsaved);
    return () => setUnsavedWork('categorisation import', false);
  }, [isUnsaved]);
  const onFile = (file: File) => void read(file);
  return (
    <>
      {!open && <ChooseFile isReading={isReading} error={error} onFile={onFile} />}
      {open && (
        <ReadFile
          key={open.id}
          open={open}
          isReading={isReading}
          onCorrect={correct}
          onFile={onFile}
          onCancel={close}
          replacement={replacement}
        />
      )}
      <LeaveGuard isDirty={isUnsaved} help={state === 'running' ? text.leaveRunningHelp : text.leaveHelp} />
    </>
  );
}
