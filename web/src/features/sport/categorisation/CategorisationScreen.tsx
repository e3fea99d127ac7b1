import { CATEGORISATION_PAGE_SIZE, type CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import classes from './Categorisation.module.css';
import { CategoryFilter } from './CategoryFilter.tsx';
import { choicesQuery, pageQuery, versionsQuery } from './categorisation.queries.ts';
import { categorisationText as text } from './categorisation.text.ts';
import { type CategorisationRequest, categorisationAddress, toQuery } from './categorisation-address.ts';
import { categorisationColumns, type Row } from './categorisation-columns.tsx';
import { ExportButton } from './ExportButton.tsx';

/** /kategorizacije: the list in force, a page at a time. */
export function CategorisationScreen() {
  const { request, change } = useListAddress(categorisationAddress);
  const { data: page } = useQuery(pageQuery(toQuery(request)));
  const { data: versions } = useQuery(versionsQuery);
  const [inForce] = versions ?? [];
  const isEmpty = inForce === undefined || inForce.rows === 0;
  return (
    <RecordListScreen
      kind="categorisedAthlete"
      title={text.title}
      address={categorisationAddress}
      useRows={useCategorisationRows}
      columns={categorisationColumns}
      lineFilters={useFilters()}
      titleOf={({ Ime, PreZme }: Row) => `${Ime} ${PreZme}`}
      action={
        <>
          {!isEmpty && <ExportButton request={request} />}
          <ImportLink />
        </>
      }
      emptyAction={<ImportLink />}
      intro={
        inForce && (
          <>
            <InForce version={inForce} />
            {!isEmpty && (
              <CategoryFilter
                value={request.category}
                counts={page?.categories ?? []}
                onChange={(category) => change({ category })}
              />
            )}
          </>
        )
      }
      texts={{ search: text.search, noTitle: text.noName, empty: () => text.empty, emptyHelp: text.emptyHelp }}
    />
  );
}

function ImportLink() {
  return (
    <Button
      component={Link}
      to={SCREENS.categorisationUpload.path}
      variant="filled"
      leftSection={<IconUpload size={16} aria-hidden />}
    >
      {text.import}
    </Button>
  );
}

/** Since when, from which file and by whom. */
function InForce({ version: { created, file_name, created_by_name } }: { version: CategorisationVersion }) {
  const time = formatTime(new Date(created));
  const facts = [file_name, created_by_name && `${created_by_name} u ${time}`].filter(Boolean).join(', ');
  return (
    <div className={classes.inForce}>
      <StatusDot kind="full">{text.inForceSince(formatListDate(created))}</StatusDot>
      <span className={classes.file}>{facts}</span>
      <TextLink to={SCREENS.categorisationVersions.path}>{text.allVersions}</TextLink>
    </div>
  );
}

function useFilters(): ChoiceFilter[] {
  const { data } = useQuery(choicesQuery);
  const optionsOf = (values: readonly { value: string }[] = []) => values.map(({ value }) => ({ value, label: value }));
  return [
    { key: 'sport', label: text.sport, all: text.allSports, options: optionsOf(data?.sports) },
    { key: 'county', label: text.county, all: text.allCounties, options: optionsOf(data?.counties) },
    {
      key: 'validity',
      label: text.validity,
      all: text.allValidities,
      options: [
        { value: 'valid', label: text.onlyValid },
        { value: 'expired', label: text.onlyExpired },
      ],
    },
  ];
}

function useCategorisationRows(request: CategorisationRequest) {
  return useServerRows(pageQuery(toQuery(request)), ({ athletes, total, numPages }) => ({
    rows: athletes.map((athlete): Row => ({ ...athlete, id: athlete.AUTOID })),
    total,
    pages: numPages,
    start: (request.page - 1) * CATEGORISATION_PAGE_SIZE,
  }));
}
