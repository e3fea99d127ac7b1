import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId } from 'react';
import classes from './ListSection.module.css';

type Props = {
  title: string;
  /** The number of items, as a text. */
  note: string;
  help: string;
  addText: string;
  isFull: boolean;
  onAdd: () => void;
  addButton: RefObject<HTMLButtonElement | null>;
  /** The items, each as a list item. */
  children: ReactNode;
};

/** A list below the text of a page: its heading, its items in order, and the button to add an item. */
export function ListSection({ title, note, help, addText, isFull, onAdd, addButton, children }: Props) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <span className={classes.note}>{note}</span>
      </div>
      <p className={classes.help}>{help}</p>
      <ol className={classes.list}>{children}</ol>
      <Button
        ref={addButton}
        className={classes.add}
        leftSection={<IconPlus aria-hidden />}
        onClick={onAdd}
        disabled={isFull}
      >
        {addText}
      </Button>
    </section>
  );
}
