import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SaveBar, type SaveState } from '#web/ui/SaveBar.tsx';
import classes from './ImportFrame.module.css';
import { importText as text } from './import.text.ts';
import { Steps } from './Steps.tsx';

type Props = {
  /** 0 to 2; 3 when all steps are done. */
  step: number;
  note: string;
  /** The file and what is known of it. */
  file?: ReactNode;
  /** At the right, below the rest in a narrow window. */
  rail?: ReactNode;
  state: SaveState;
  /** The buttons of the bar. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The page of every step of an import: title, steps, contents, and the bar with what happens next. */
export function ImportFrame({ step, note, file, rail, state, actions, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    // The button that led here is gone, and the focus with it.
    if (document.activeElement === document.body) page.current?.focus();
  }, []);
  return (
    <div ref={page} className={classes.page} tabIndex={-1}>
      <div className={classes.content}>
        <PageHead title={text.title} note={note} steps={<Steps step={step} />} />
        {file !== undefined && <p className={classes.file}>{file}</p>}
        {rail === undefined ? (
          children
        ) : (
          <div className={classes.columns}>
            <div className={classes.main}>{children}</div>
            <aside className={classes.rail}>{rail}</aside>
          </div>
        )}
      </div>
      <SaveBar state={state}>{actions}</SaveBar>
    </div>
  );
}
