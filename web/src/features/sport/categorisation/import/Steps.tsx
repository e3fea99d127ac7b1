import { importText as text } from './import.text.ts';
import classes from './Steps.module.css';

/** The three steps of an import; `step` counts from 0, and is 3 when all are done. */
export function Steps({ step }: { step: number }) {
  return (
    <ol className={classes.steps} aria-label={text.stepsLabel}>
      {text.stepNames.map((name, place) => (
        <li key={name} data-done={place < step || undefined} aria-current={place === step ? 'step' : undefined}>
          <span className={classes.number} aria-hidden>
            {place + 1}
          </span>
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
