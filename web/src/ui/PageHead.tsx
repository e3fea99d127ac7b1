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
  /** The document title, where the title alone is not enough. */
  documentTitle?: string;
};

/** Title line of a screen: title, count, warning and main action. */
export function PageHead({ title, note, warning, action, documentTitle = title }: Props) {
  useDocumentTitle(documentTitle);
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {warning}
      {action !== undefined && <div className={classes.actions}>{action}</div>}
    </header>
  );
}
