import { Link } from 'react-router';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './RowEditor.module.css';
import { rowLinkId, useRowLink } from './row-address.ts';

type Props = {
  /** Parameter of the address that holds the open row. */
  param: string;
  recordKey: string | number;
  /** Name of the record, for screen readers. */
  title: string;
};

export function EditRowLink({ param, recordKey, title }: Props) {
  const { to, isOpen } = useRowLink(param, recordKey);
  return (
    <Link
      id={rowLinkId(param, recordKey)}
      className={classes.link}
      to={to}
      aria-label={`${text.editRow}: ${title}`}
      aria-expanded={isOpen}
    >
      {text.editRow}
    </Link>
  );
}
