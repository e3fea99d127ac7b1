import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import look from '#web/ui/look.module.css';
import { FileDrop } from './FileDrop.tsx';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame.tsx';
import { importText as text } from './import.text.ts';
import { LastImports } from './LastImports.tsx';
import { useInForceText } from './use-in-force-text.ts';

type Props = { isReading: boolean; error: string | undefined; onFile: (file: File) => void };

/** The first step: the file, what it has to hold, and what was imported before. */
export function ChooseFile(props: Props) {
  const inForce = useInForceText();
  return (
    <ImportFrame
      step={0}
      note={text.notes.choose}
      rail={<WhatHappens />}
      state={{ kind: 'empty', text: text.unchanged, detail: inForce }}
      actions={
        <>
          <Button component={Link} to={SCREENS.categorisation.path} variant="quiet">
            {text.cancel}
          </Button>
          <Button variant="filled" disabled>
            {text.toPreview}
          </Button>
        </>
      }
    >
      <FileDrop {...props} />
      <h2 className={classes.smallHead}>{text.columns}</h2>
      <p className={classes.columnsHelp}>
        {text.columnsHelp}{' '}
        <button type="button" className={`${look.underlined} ${classes.link}`} onClick={saveTemplate}>
          {text.template}
        </button>
      </p>
      <LastImports />
    </ImportFrame>
  );
}

function WhatHappens() {
  return (
    <section>
      <h2>{text.whatHappens}</h2>
      <ol>
        {text.steps.map(([step, rest]) => (
          <li key={step}>
            <b>{step}</b>
            {rest}
          </li>
        ))}
      </ol>
    </section>
  );
}

function saveTemplate(): void {
  downloadText('kategorizacija-predlozak.csv', toCsv([CATEGORISATION_COLUMNS]), 'text/csv;charset=utf-8');
}
