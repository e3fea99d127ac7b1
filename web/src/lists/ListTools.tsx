import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Button, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconFilter, IconSearch } from '#web/lib/icons.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { SearchField, type SearchFieldProps } from '#web/ui/lists/SearchField.tsx';
import type { ListRequest } from './address/list-address.ts';
import type { ListState } from './address/use-list-address.ts';
import { activeFilters, type ChoiceFilter, type Filter } from './filters/filters.ts';
import { ChoiceField, SortSelect } from './filters/SortSelect.tsx';
import classes from './ListTools.module.css';
import { recordListText as text } from './record-list.text.ts';

/** The list does not wait for the code of the filters, a calendar and a sheet. */
const FilterPanel = lazy(async () => ({ default: (await import('./filters/FilterPanel.tsx')).FilterPanel }));

export type ListToolsProps = ListState<ListRequest> & {
  searchLabel: string;
  /** The browser holds the whole list and searches it at once. */
  isWhole: boolean;
  view?: ReactNode;
  /** Names of the sortings, by sort and order. */
  sortings?: Readonly<Record<string, string>> | undefined;
  /** The heads of the table sort; the field is only for a phone, which has no heads. */
  isSortedByHeads?: boolean;
  /** Filters with their own field in the line. */
  lineFilters?: readonly ChoiceFilter[] | undefined;
  /** Filters, and the sorting, behind the button `Filtri`. */
  panelFilters?: readonly Filter[] | undefined;
  /** On a phone: the button of the sheet of filters that shows the list, and the way to switch all of them off. */
  showText?: string;
  clearFilters?: () => void;
  /** Label of a search button, which starts at page 1; without it the search has no button. */
  searchButton?: string | undefined;
  /** Draws the search, where it does more than search. */
  Search?: ComponentType<SearchFieldProps> | undefined;
  pager?: ReactNode;
  /** After the filters; on a phone a line of its own. */
  hint?: ReactNode;
  /** At the right end of the line; not on a phone. */
  tool?: ReactNode;
  selectionBar?: ReactNode;
};

export function ListTools(props: ListToolsProps) {
  const { request, change, sortings, lineFilters = [], panelFilters, pager } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const filterButton = useRef<HTMLButtonElement>(null);
  const closeSheet = () => {
    // The sheet holds the focus as long as it exists.
    flushSync(() => setIsOpen(false));
    filterButton.current?.focus();
  };
  const panelId = useId();
  const values = new Map<string, unknown>(Object.entries(request));
  const filterValue = ({ key }: Filter) => String(values.get(key) ?? '');
  const isShown = (filter: ChoiceFilter) => !filter.isOnlyShownActive || filterValue(filter) !== '';
  const sortSelect = (isInLine: boolean) =>
    sortings && (
      <SortSelect
        className={isInLine ? (props.isSortedByHeads ? classes.phoneSorting : classes.sorting) : undefined}
        isLabelHidden={isInLine}
        sortings={sortings}
        value={`${request.sort} ${request.order}`}
        onChange={({ sort, order }) => change({ sort, order: order === 'asc' ? 'asc' : 'desc' })}
      />
    );
  return (
    <>
      <div className={classes.around}>
        <div className={classes.tools}>
          {request.search !== undefined && <ListSearch {...props} search={request.search} />}
          {props.view}
          {request.language && (
            <NativeSelect
              className={classes.select}
              // The row of tools on a phone shows only the short name.
              wrapperProps={{ 'data-short': request.language.slice(0, 2).toUpperCase() }}
              aria-label={text.languageLabel}
              value={request.language}
              onChange={(event) => change({ language: event.currentTarget.value as Language })}
              data={LANGUAGES.map((value) => ({ value, label: `${LANGUAGE_NAMES[value]} ${value}` }))}
            />
          )}
          {(panelFilters ?? sortings ?? lineFilters.length > 0) && (
            <FilterButton
              ref={filterButton}
              isOnPhone={!panelFilters}
              count={activeFilters(panelFilters ?? lineFilters, request).length}
              isOpen={isOpen}
              panelId={isOpen && !(panelFilters && isPhone) ? panelId : undefined}
              onToggle={() => setIsOpen(!isOpen)}
            />
          )}
          {!panelFilters && (
            <div id={panelId} className={classes.line} data-open={isOpen || undefined}>
              {lineFilters.filter(isShown).map((filter) => (
                <ChoiceField
                  key={filter.key}
                  className={classes.select}
                  isLabelHidden
                  filter={filter}
                  value={filterValue(filter)}
                  onChange={(value) => change({ [filter.key]: value })}
                />
              ))}
              {sortSelect(true)}
            </div>
          )}
          {props.hint && (
            <Box className={classes.hint} c="quiet">
              {props.hint}
            </Box>
          )}
          {props.tool && <div className={classes.end}>{props.tool}</div>}
          {pager && <div className={classes.end}>{pager}</div>}
        </div>
      </div>
      {props.selectionBar}
      {panelFilters && isOpen && (
        <Suspense>
          <FilterPanel
            id={panelId}
            isSheet={isPhone}
            filters={panelFilters}
            request={request}
            change={change}
            sortSelect={sortSelect(false)}
            showText={props.showText ?? ''}
            onClear={activeFilters(panelFilters, request).length > 0 ? props.clearFilters : undefined}
            onClose={closeSheet}
          />
        </Suspense>
      )}
    </>
  );
}

function ListSearch(props: ListToolsProps & { search: string }) {
  const { search, searchButton, change, Search = SearchField } = props;
  return (
    <div className={classes.search} data-has-button={searchButton !== undefined || undefined}>
      <Search
        label={props.searchLabel}
        maxLength={SEARCH_MAX_LENGTH}
        search={search}
        delayMs={props.isWhole ? 0 : SEARCH_AFTER_MS}
        onSearch={(words) => change({ search: words }, { replace: true })}
        {...(searchButton !== undefined && { onSubmit: (words) => change({ search: words }) })}
      >
        {searchButton !== undefined && (
          <Button type="submit" className={classes.submit} aria-label={searchButton}>
            <Box component={IconSearch} hiddenFrom="sm" aria-hidden />
            <Box component="span" visibleFrom="sm">
              {searchButton}
            </Box>
          </Button>
        )}
      </Search>
    </div>
  );
}

type FilterButtonProps = {
  ref: Ref<HTMLButtonElement>;
  /** Only on a phone: elsewhere the fields are in the line. */
  isOnPhone: boolean;
  count: number;
  isOpen: boolean;
  /** Undefined while the filters are closed, and while they are in a sheet. */
  panelId: string | undefined;
  onToggle: () => void;
};

function FilterButton({ ref, isOnPhone, count, isOpen, panelId, onToggle }: FilterButtonProps) {
  return (
    <Button
      ref={ref}
      className={classes.filterButton}
      hiddenFrom={isOnPhone ? 'sm' : undefined}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <Box component={IconFilter} visibleFrom="sm" mr="xs" aria-hidden />
      <span>{text.filters}</span>
      {count > 0 && (
        <Text span miw={18} ml="xs" px={5} bdrs={999} bg="var(--act)" c="var(--on-act)" fz="xs" fw={600} lh="18px">
          {count}
          <VisuallyHidden> {text.filtersOn(count)}</VisuallyHidden>
        </Text>
      )}
    </Button>
  );
}
