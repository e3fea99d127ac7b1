import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import { formatTime } from '#web/lib/dates.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { Column } from '#web/lists/RecordTable.tsx';
import look from '#web/ui/look.module.css';
import classes from './AuditLog.module.css';
import { auditLogText as text } from './audit-log.text.ts';
import { ENTRY_PARAM } from './audit-log-address.ts';
import { ACTION_WORDS, kindWord } from './audit-words.ts';
import { nameOf, summaryOf, whatOf, whoOf } from './entry-words.ts';

const heads = text.columns;

/** The columns of /dnevnik. */
export const auditColumns: readonly Column<AuditEntry, unknown>[] = [
  { key: 'time', head: heads.time, width: 64, className: look.quiet, cell: ({ at }) => formatTime(new Date(at)) },
  { key: 'who', head: heads.who, width: 152, narrowWidth: 128, className: classes.cut, cell: whoOf },
  {
    key: 'action',
    head: heads.action,
    width: 176,
    narrowWidth: 152,
    className: classes.cut,
    cell: ({ action }) => ACTION_WORDS[action],
  },
  { key: 'what', head: heads.what, onPhone: 'title', className: classes.what, cell: WhatCell },
  {
    key: 'kind',
    head: heads.kind,
    width: 152,
    hideBelow: 'desk',
    className: classes.cut,
    cell: ({ kind }) => kind && kindWord(kind),
  },
  {
    key: 'details',
    head: heads.details,
    width: '18%',
    hideBelow: 'tablet',
    className: classes.cut,
    cell: (entry) => <span title={summaryOf(entry)}>{summaryOf(entry)}</span>,
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: (entry) => [formatTime(new Date(entry.at)), whoOf(entry), ACTION_WORDS[entry.action]].join(' · '),
  },
  {
    key: 'open',
    head: heads.open,
    isHeadHidden: true,
    width: 40,
    align: 'right',
    onPhone: 'action',
    cell: (entry) => <OpenLink entry={entry} />,
  },
];

export const auditCard: Card = { columns: 'minmax(0, 1fr) auto', lines: ['what open', 'facts open'] };

function WhatCell(entry: AuditEntry) {
  const what = whatOf(entry);
  // A card needs a title.
  return what === '' ? (
    <span className={classes.inCard}>{ACTION_WORDS[entry.action]}</span>
  ) : (
    <b title={what}>{what}</b>
  );
}

/** Opens the details below the row, and closes them again. */
function OpenLink({ entry }: { entry: AuditEntry }) {
  const { to, isOpen } = useRowLink(ENTRY_PARAM, entry.id);
  return (
    <Link id={rowLinkId(ENTRY_PARAM, entry.id)} className={classes.open} to={to} aria-expanded={isOpen}>
      {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
      <VisuallyHidden>{text.detailsOf(nameOf(entry))}</VisuallyHidden>
    </Link>
  );
}
