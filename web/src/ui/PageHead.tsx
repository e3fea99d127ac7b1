import type { ReactNode } from 'react';
import classes from './PageHead.module.css';
import { useDocumentTitle } from './use-document-title.ts';

type Props = {
  title: string;
  /** After the title: a count or a date. */
  note?: ReactNode;
  /** The one red message of the screen. */
  warning?: ReactNode;
  /** Main action of the screen, at the right. */
  action?: ReactNode;
  /** How far the task of the screen is: at the right, on a phone below the top bar. */
  steps?: ReactNode;
  /** A button at the end of the top bar of a phone; it is hidden in wider windows. */
  phoneTool?: ReactNode;
  /** The document title, where the title alone is not enough. */
  documentTitle?: string;
};

/**
 * Title line of a screen: title, count, warning and main action. On a phone title and count are in the top bar, and the
 * action is in a bar at the foot.
 */
export function PageHead({ title, note, warning, steps, action, phoneTool, documentTitle = title }: Props) {
  useDocumentTitle(documentTitle);
  return (
    <header className={classes.head}>
      <div className={classes.name} data-screen-name>
        <h1 className={classes.title} data-long={title.length > 20 || undefined}>
          {title}
        </h1>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </div>
      {phoneTool !== undefined && <div className={classes.phoneTool}>{phoneTool}</div>}
      {warning}
      {steps !== undefined && <div className={classes.steps}>{steps}</div>}
      {action !== undefined && (
        <div className={classes.actions} data-foot-bar>
          {action}
        </div>
      )}
    </header>
  );
}
