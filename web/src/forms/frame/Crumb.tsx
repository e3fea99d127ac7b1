import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import look from '#web/ui/look.module.css';
import { listOf, type RecordRow, titlesOf } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './Crumb.module.css';

/** The link back to the list, and the name of the screen. */
export function Crumb<Draft extends object, Row extends RecordRow>({ record }: { record: OpenRecord<Draft, Row> }) {
  const { path, title } = listOf(record.form);
  return (
    <p className={`${look.line} ${look.note} ${classes.crumb}`} data-screen-name>
      <IconArrowLeft aria-hidden />
      <Link to={path}>{title}</Link>
      <span aria-hidden>/</span>
      <span>{screenTitleOf(record)}</span>
    </p>
  );
}

/** Name of the screen in which a record is open. */
export function screenTitleOf<Draft extends object, Row extends RecordRow>({ form, creating }: OpenRecord<Draft, Row>) {
  const { create, edit } = titlesOf(form.kind);
  if (creating?.original) return text.translate(form.kind);
  return creating ? create : edit;
}
