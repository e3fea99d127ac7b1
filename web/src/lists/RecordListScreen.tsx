import { type Kind, kindRow } from '@baklja/contract/kinds';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IconPlus } from '#web/lib/icons.ts';
import { useSession } from '#web/lib/session.ts';
import { EDITOR_CODE_AFTER_MS } from '#web/lib/timings.ts';
import { draftName, storedNames } from '#web/lib/unsaved/draft-names.ts';
import { BackEndsSelection } from '#web/ui/lists/BackEndsSelection.tsx';
import { CursorPager } from '#web/ui/lists/CursorPager.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { ListAddress, ListRequest } from './address/list-address.ts';
import type { SortOrder } from './address/sort-order.ts';
import { useDrawer, useSavedRecord } from './address/use-drawer.ts';
import { type ListState, useLastPage, useListAddress } from './address/use-list-address.ts';
import type { Card } from './card-template.ts';
import { ListChips } from './filters/ListChips.tsx';
import { KeptDraftsOfKind } from './kept-drafts/KeptDrafts.tsx';
import { ListBody } from './ListBody.tsx';
import { HeadPager, ListFoot } from './ListFoot.tsx';
import { ListTools, type ListToolsProps } from './ListTools.tsx';
import type { ListRows, UseRows } from './list-rows.ts';
import classes from './RecordList.module.css';
import { type Column, RecordTable, type RowGroup } from './RecordTable.tsx';
import { type ListTexts, listTexts, recordListText } from './record-list.text.ts';
import { SelectButton } from './SelectButton.tsx';
import { ListSelection, type Selecting } from './selection/ListSelection.tsx';

type ToolsProps = Pick<
  ListToolsProps,
  'sortings' | 'view' | 'lineFilters' | 'panelFilters' | 'searchButton' | 'Search' | 'hint' | 'tool'
>;

export type RecordListProps<Row, Request extends ListRequest> = ToolsProps &
  Omit<Selecting<Row>, 'texts'> & {
    kind: Kind;
    address: ListAddress<Request>;
    /** The source of the rows: `serverRows` or `localRows`. */
    useRows: UseRows<Row, Request>;
    columns: readonly Column<Row, Request>[];
    /** Title, where it differs from that of the kind's list. */
    title?: string;
    texts?: Partial<ListTexts>;
    /** After the title, where the number of records is not enough: what a phone has room for, and the rest. */
    noteOf?: (list: ListRows<Row>, request: Request) => readonly [ReactNode, ReactNode];
    /** The one red message of the screen. */
    warning?: ReactNode;
    action?: ReactNode;
    /** First action of an empty list, where it is not the main one. */
    emptyAction?: ReactNode;
    intro?: ReactNode;
    /** In the top bar of a phone, where the button that selects is not there. */
    phoneTool?: ReactNode;
    /** Draws the rows otherwise than as a table; `usual` is the table, or what replaces it in a list without rows. */
    drawBody?: ((usual: ReactNode, list: ListRows<Row>, request: Request) => ReactNode) | undefined;
    card?: Card;
    rowHeight?: number;
    skeletonRows?: number;
    toneOf?: (row: Row) => 'tinted' | 'pale' | undefined;
    /** What is open below a row; undefined for a closed row. */
    openedBelow?: ((row: Row) => ReactNode) | undefined;
    /** The group of a row; the rows come sorted by groups. */
    groupOf?: ((row: Row) => RowGroup) | undefined;
    /** Loads the code of the editor when the rows have been visible for a while, so that a record opens at once. */
    loadEditor?: () => Promise<unknown>;
    Drawer?: ComponentType<{ recordKey: string | undefined; order?: readonly string[] }>;
  };

/** The address holds the whole request. With `queries` or `actions` rows can be selected. */
export function RecordListScreen<Row extends { id: number | string }, Request extends ListRequest>(
  props: RecordListProps<Row, Request>,
) {
  const { kind, address, useRows, titleOf, queries, actions, Drawer } = props;
  const texts = { ...listTexts(kind), ...props.texts };
  const title = props.title ?? kindRow(kind).screens?.list.title ?? '';
  const ownState = useListAddress(address);
  const { request } = ownState;
  const state: ListState<ListRequest> = ownState;
  const { change } = state;
  const list = useRows(request);
  const { page } = list;
  const isEmpty = page?.total === 0;
  useLoadEditor(props.loadEditor, page !== undefined);
  const isPastEnd = useLastPage(request.page ?? 1, list.isStale ? undefined : page?.pages, change);

  const selection = useSelection(selectionKey(request), list.selectable, {
    isOverPages: !list.isWhole,
  });
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeepFocus(section);
  const clear = useClearing(selection.clear, section);
  const isSelectable = queries !== undefined || actions !== undefined;

  const [wantsSelecting, setWantsSelecting] = useState(false);
  const isSelecting = wantsSelecting || selection.rows.size > 0;
  const setSelecting = (next: boolean) => {
    if (!next) selection.clear();
    setWantsSelecting(next);
  };

  const drawer = useDrawer(kind);
  const savedRecord = useSavedRecord();
  const openRecord = drawer?.recordKey ?? savedRecord;
  const hasDrafts = useHasDrafts(kind);
  const [note, moreOfNote] = props.noteOf?.(list, request) ?? [page && texts.count(page.total)];

  const action = props.action ?? createButton(kind);
  const { emptyAction = action } = props;
  const hasFoot = list.isWhole || list.turning !== undefined || (page?.pages ?? 0) > 1;
  const clearFilters = () => change(Object.fromEntries(address.filters.map((key) => [key, undefined])));
  const body = (
    <ListBody
      {...state}
      list={list}
      texts={texts}
      filters={props.panelFilters ?? props.lineFilters ?? []}
      clearFilters={clearFilters}
      action={emptyAction}
    >
      <RecordTable
        {...props}
        label={title}
        rows={isPastEnd ? undefined : page?.rows}
        request={request}
        isSelecting={isSelecting}
        sorting={request}
        firstOrders={address.firstOrders}
        onSort={change}
        toneOf={(row) => (String(row.id) === openRecord ? 'tinted' : props.toneOf?.(row))}
        isStale={list.isStale}
        isBusy={list.isFetching}
        selection={
          isSelectable
            ? {
                ...selection,
                selectable: list.selectable,
                allLabel: list.isWhole ? texts.selectFound : texts.selectPage,
                labelOf: (row) => texts.select(titleOf(row)),
              }
            : undefined
        }
      />
    </ListBody>
  );
  return (
    <>
      <PageHead
        title={title}
        note={
          page && (
            <span role="status">
              {typeof note === 'string' ? <Count words={note} /> : note}
              <span className="mantine-visible-from-sm">{moreOfNote}</span>
            </span>
          )
        }
        warning={props.warning}
        // The bar at the foot of a phone holds pages or count too.
        action={isEmpty && !emptyAction ? undefined : (action ?? (hasFoot ? null : undefined))}
        phoneTool={
          isSelectable && (page?.total ?? 0) > 0 ? (
            <SelectButton isSelecting={isSelecting} onChange={setSelecting} />
          ) : (
            props.phoneTool
          )
        }
      />
      {isSelecting && <BackEndsSelection onBack={() => setSelecting(false)} />}
      {props.intro}
      {hasDrafts && !drawer && <KeptDraftsOfKind kind={kind} />}
      <ListTools
        {...props}
        {...state}
        sortings={props.sortings ?? headSortings(props.columns, address.firstOrders)}
        isSortedByHeads={props.sortings === undefined}
        searchLabel={texts.search}
        isWhole={list.isWhole}
        showText={texts.show(page?.total ?? 0)}
        clearFilters={clearFilters}
        pager={list.turning ? <CursorPager {...list.turning} /> : <HeadPager {...state} list={list} />}
        selectionBar={
          isSelectable && (
            <ListSelection
              {...props}
              texts={texts}
              rows={[...selection.rows.values()]}
              onClear={clear}
              onAll={selection.toggleAll}
            />
          )
        }
      />
      {props.panelFilters && <ListChips filters={props.panelFilters} {...state} onClear={clearFilters} />}
      <section ref={section} className={classes.list} tabIndex={-1} aria-label={texts.region} {...keepFocus}>
        {props.drawBody ? props.drawBody(body, list, request) : body}
      </section>
      <ListFoot {...state} list={list} texts={texts} />
      {Drawer && drawer && <Drawer {...drawer} order={page?.rows.map(({ id }) => String(id)) ?? []} />}
    </>
  );
}

/** On a phone a line never ends between the number and its noun. */
function Count({ words }: { words: string }) {
  const [count = ''] = /^\S+ \S+/.exec(words) ?? [];
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{count}</span>
      {words.slice(count.length)}
    </>
  );
}

function useLoadEditor(load: (() => Promise<unknown>) | undefined, hasRows: boolean): void {
  useEffect(() => {
    if (!load || !hasRows) return;
    // The editor reports code that cannot be loaded.
    const timer = setTimeout(() => load().catch(() => {}), EDITOR_CODE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load, hasRows]);
}

/** What the heads of a table can sort by, each in its first order and in reverse; undefined when they sort nothing. */
function headSortings<Row, Request>(columns: readonly Column<Row, Request>[], firstOrders: Record<string, SortOrder>) {
  const entries = columns
    .filter((column) => column.sort)
    .flatMap(({ key, head }) => {
      const first = firstOrders[key] ?? 'asc';
      const orders: SortOrder[] = [first, first === 'asc' ? 'desc' : 'asc'];
      return orders.map((order) => [`${key} ${order}`, recordListText.sortedBy(head, order)] as const);
    });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function createButton(kind: Kind): ReactNode {
  const create = kindRow(kind).screens?.create;
  if (!create) return undefined;
  return (
    <Button component={Link} to={create.path} variant="filled" leftSection={<IconPlus aria-hidden />}>
      {create.title}
    </Button>
  );
}

function selectionKey(request: ListRequest): string {
  return JSON.stringify({ ...request, page: 0, sort: '', order: '' });
}

/** Longer than the time after which a dialog returns the focus to an element that may be gone. */
const FOCUS_AFTER_MS = 30;

function useClearing(clearSelection: () => void, list: RefObject<HTMLElement | null>) {
  return useCallback(
    (hadFocus: boolean) => {
      clearSelection();
      if (hadFocus) setTimeout(() => list.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    },
    [clearSelection, list],
  );
}

/** Whether this browser keeps a new record of the kind, so that a list loads more only then. */
function useHasDrafts(kind: string): boolean {
  const userId = useSession()?.userId ?? 0;
  const { key } = useLocation();
  const [hasDrafts, setHasDrafts] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was left has kept its draft by then
  useEffect(() => {
    const first = draftName({ userId, record: `${kind}/new/` });
    setHasDrafts(storedNames().some((name) => name.startsWith(first)));
  }, [userId, kind, key]);
  return hasDrafts;
}
