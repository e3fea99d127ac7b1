import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import type { ReactNode } from 'react';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { CategorisationScreen, categorisationAddress, toQuery } from './CategorisationScreen.tsx';
import { choicesQuery, pageQuery, versionsQuery } from './categorisation.queries.ts';
import { VersionsScreen } from './VersionsScreen.tsx';

const VERSION: CategorisationVersion = {
  ...{ id: 7, created: '2026-05-11T07:14:00.000Z', created_by_name: 'Iva Đurđević', action: 'import' },
  ...{ file_name: 'kategorizacija-3000.csv', restored_id: null, rows: 2, added: 88, removed: 0, changed: 12 },
};
const FORMER = { ...VERSION, id: 6, created: '2025-11-12T08:00:00.000Z', file_name: 'kategorizacija-jesen-2025.xlsx' };

const ATHLETE = {
  ...{ AUTOID: 900_001, EVB: 'G327673', Ime: 'Ivan', PreZme: 'Đurić', Spol: 'M', DatRod: '26.04.1999.' },
  ...{ SptNazOK: 'Dizanje utega', Klub: 'KDU Primjer 17', Zupanija: 'Grad Zagreb', EVSKat: 'VI' },
  ...{ KatRezult: '7. mjesto, Balkansko prvenstvo 2024', KatOd: '23.03.2024.', KatDo: '23.03.2026.', is_expired: true },
};

function Place({ versions, children }: { versions: CategorisationVersion[]; children: ReactNode }) {
  const athletes = versions.length > 0 ? [ATHLETE, { ...ATHLETE, AUTOID: 900_002, is_expired: false }] : [];
  const query = toQuery(categorisationAddress.read(new URLSearchParams()));
  const categories = athletes.length > 0 ? [{ value: 'VI', count: 2 }] : [];
  return (
    <StoryCache
      seed={(client) => {
        client.setQueryData(versionsQuery.queryKey, versions);
        client.setQueryData(choicesQuery.queryKey, { sports: [], counties: [] });
        const page = { athletes, total: athletes.length, numPages: 1, categories };
        client.setQueryData(pageQuery(query).queryKey, page);
      }}
    >
      {children}
    </StoryCache>
  );
}

export function ListInForce() {
  return (
    <Place versions={[VERSION, FORMER]}>
      <CategorisationScreen />
    </Place>
  );
}
ListInForce.title = 'Kategorizacija/Popis na snazi';

export function NoList() {
  return (
    <Place versions={[]}>
      <CategorisationScreen />
    </Place>
  );
}
NoList.title = 'Kategorizacija/Nema popisa';

export function AllVersions() {
  return (
    <Place versions={[VERSION, FORMER]}>
      <VersionsScreen />
    </Place>
  );
}
AllVersions.title = 'Kategorizacija/Verzije';
