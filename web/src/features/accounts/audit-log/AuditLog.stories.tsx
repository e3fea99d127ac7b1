import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import type { QueryClient } from '@tanstack/react-query';
import { makeAuditEntry } from '#web/testing/records/make-audit-entry.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { AuditLogScreen, EntryDetails } from './AuditLogScreen.tsx';
import { auditLogQuery } from './audit-log.queries.ts';

const LONG = 'Barbara Matić – zlato u Parizu i prva hrvatska olimpijska pobjednica u judu, kako je to izgledalo';
const CHANGE = makeAuditEntry({
  ...{ id: 8, kind: 'magazineArticle', title: LONG },
  details: { stranica_start: [16, 18], podnaslov: ['', 'Nova posada s vrlo dugim podnaslovom'], puni_sadrzaj: true },
});
const ENTRIES: AuditEntry[] = [
  makeAuditEntry({ id: 9, action: 'order', kind: 'documentFolder', title: 'Izvješća', details: { moved: 2 } }),
  CHANGE,
  makeAuditEntry({
    id: 7,
    action: 'log-in-failed',
    kind: 'user',
    title: 'Iva Đurđević',
    user_id: null,
    user_name: null,
  }),
  makeAuditEntry({
    id: 3,
    at: '2025-10-02T07:15:00.000Z',
    action: 'delete',
    kind: 'post',
    address: null,
    record_key: null,
  }),
];

function seed(client: QueryClient): void {
  client.setQueryData(auditLogQuery({}).queryKey, { entries: ENTRIES, next: 3, total: 10_000 });
}

export function List() {
  return (
    <StoryCache seed={seed}>
      <AuditLogScreen />
    </StoryCache>
  );
}
List.title = 'Dnevnik/Popis';

export function Details() {
  return <EntryDetails entry={CHANGE} />;
}
Details.title = 'Dnevnik/Pojedinosti';
