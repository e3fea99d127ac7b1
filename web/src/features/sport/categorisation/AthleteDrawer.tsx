import type { CategorisationRow } from '@baklja/contract/features/sport/categorisation';
import { type CategorisationColumn, toIsoDay } from '@baklja/contract/features/sport/categorisation-file';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Flex, Skeleton, Stack, Text, type TextProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ListDrawer } from '#web/forms/frame/ListDrawer.tsx';
import { dayOfToday, formatDay } from '#web/lib/dates.ts';
import { rowLinkId, searchWithRow } from '#web/lists/address/open-row.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { athleteQuery } from './categorisation.queries.ts';
import { categorisationText as text } from './categorisation.text.ts';

/** Parameter of the list's address with the AUTOID of the open athlete. */
export const ATHLETE_PARAM = 'redak';

type Athlete = Partial<CategorisationRow> & { former_category?: string | null };

type Props = { autoId: string; rows: readonly CategorisationRow[] };

/** What the file says of an athlete of the list; an import is the only way to change it. */
export function AthleteDrawer({ autoId, rows }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (key: string | undefined) => ({ search: searchWithRow(search, ATHLETE_PARAM, key) });
  const athlete = useQuery({
    ...athleteQuery(autoId),
    placeholderData: rows.find(({ AUTOID }) => String(AUTOID) === autoId),
  });
  const { data } = athlete;
  return (
    <ListDrawer
      title={data ? `${data.Ime} ${data.PreZme}` : 'Sportaš'}
      recordKey={autoId}
      order={rows.map(({ AUTOID }) => String(AUTOID))}
      addressOf={addressOf}
      linkId={rowLinkId(ATHLETE_PARAM, autoId)}
      onClose={() => void navigate(addressOf(undefined))}
    >
      <Box px={{ base: 'md', sm: 'lg' }} py="xs" style={{ overflow: 'auto' }}>
        {data ? <AthleteFacts athlete={data} /> : <FailedQuery title="Podaci sportaša nisu učitani." query={athlete} />}
        {athlete.isLoading && <FactsSkeleton />}
      </Box>
    </ListDrawer>
  );
}

/** Columns that the role may not read are missing, and their lines with them. */
function AthleteFacts({ athlete }: { athlete: Athlete }) {
  return (
    <>
      <Box component="dl" fz="md">
        {FACTS.map(({ name, columns, describe, look }) =>
          columns.every((column) => athlete[column] === undefined) ? null : (
            <Flex key={name} gap="sm" align="baseline" py={9} style={{ borderBottom: '1px solid var(--rule)' }}>
              <Text component="dt" w={112} flex="none" fz="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }} {...look}>
                {(describe?.(athlete) ?? athlete[columns[0]]) || '–'}
              </Text>
              <Text component="dd" fz="xs" c="dimmed">
                {columns.join(', ')}
              </Text>
            </Flex>
          ),
        )}
      </Box>
      <Text fz="sm" c="dimmed" mt="md">
        Podaci se mijenjaju samo novim popisom. {describeFormer(athlete.former_category)}{' '}
        <TextLink to={SCREENS.categorisationVersions.path}>{text.allVersions}</TextLink>
      </Text>
    </>
  );
}

/** Nothing without a former list. */
function describeFormer(category: Athlete['former_category']): string {
  if (category === undefined) return '';
  if (category === null) return 'U prijašnjem popisu nema tog sportaša.';
  return `U prijašnjem popisu: ${category === '' ? 'bez kategorije' : `kategorija ${category}`}.`;
}

type Fact = {
  name: string;
  columns: readonly [CategorisationColumn, ...CategorisationColumn[]];
  /** Where it is not the text of the first column. */
  describe?: (athlete: Athlete) => ReactNode;
  look?: TextProps;
};

/** Everything but the name, which is the title. */
const FACTS: readonly Fact[] = [
  { name: text.category, columns: ['EVSKat'], look: { ff: 'heading', fz: 20, fw: 600, lh: 1 } },
  { name: text.result, columns: ['KatRezult'] },
  { name: 'Vrijedi', columns: ['KatOd', 'KatDo'], describe: describeValidity },
  { name: text.sport, columns: ['SptNazOK'] },
  { name: 'Klub', columns: ['Klub'] },
  { name: text.county, columns: ['Zupanija'] },
  { name: 'Spol', columns: ['Spol'] },
  { name: 'Datum rođenja', columns: ['DatRod'], describe: ({ DatRod = '' }) => dayOf(DatRod) },
  { name: text.autoId, columns: ['AUTOID'] },
  { name: 'EVB', columns: ['EVB'] },
];

/** `20-06-2025 do 20-06-2027, istekla`, broken only between the days. */
function describeValidity({ KatOd = '', KatDo = '' }: Athlete): ReactNode {
  const isExpired = (toIsoDay(KatDo) ?? '9999') < dayOfToday();
  const until = KatDo && `do ${dayOf(KatDo)}${isExpired ? `, ${text.expired}` : ''}`;
  const parts = [dayOf(KatOd), until].filter(Boolean);
  if (parts.length === 0) return '';
  return parts.map((part) => (
    <Fragment key={part}>
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>{' '}
    </Fragment>
  ));
}

/** A day as lists show it; any other text as it is. */
export function dayOf(day: string): string {
  return formatDay(toIsoDay(day) ?? day);
}

function FactsSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={14} width="40%" />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
    </Stack>
  );
}
