import { type AuditEntry, type AuditFilters, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call, messageOf } from '#web/lib/api-client.ts';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { auditLogText as text } from './audit-log.text.ts';
import { factsOf } from './audit-values.ts';
import { ACTION_WORDS, kindWord } from './audit-words.ts';
import { whatOf, whoOf } from './entry-words.ts';

/** Saves the entries that match as a file. */
export function ExportLog({ filters }: { filters: AuditFilters }) {
  const reading = useMutation({
    mutationFn: (query: AuditFilters) => call(auditLogRoutes.exportAuditLog, { query }),
  });
  const toasts = useToasts();
  const save = async () => {
    toasts.clearErrors();
    try {
      const { entries, isWhole } = await reading.mutateAsync(filters);
      const csv = toCsv([text.csvHead, ...entries.map(toRow)]);
      downloadText(`dnevnik-${dayInZagreb(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
      if (isWhole) toasts.success(text.exported(entries.length), SUCCESS_TOAST_MS);
      else toasts.error(text.cut);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <BusyButton leftSection={<IconDownload aria-hidden />} isBusy={reading.isPending} onClick={() => void save()}>
      {text.exportCsv}
    </BusyButton>
  );
}

function toRow(entry: AuditEntry): string[] {
  const { at, action, kind, record_id, address, agent } = entry;
  const facts = factsOf(entry).map(
    ({ word, former, value }) => `${word}: ${former === undefined ? '' : `${former} → `}${value}`,
  );
  return [
    `${formatListDate(at)} ${formatTime(new Date(at))}`,
    whoOf(entry),
    ACTION_WORDS[action],
    whatOf(entry),
    kind === null ? '' : kindWord(kind),
    String(record_id ?? ''),
    facts.join('; '),
    address ?? '',
    agent ?? '',
  ];
}
