import { foldText } from '@baklja/contract/alias';
import type { ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLinkOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { rowLinkId, useOpenRow, useRowLink } from '#web/forms/row/row-address.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { useSavedRecord } from '#web/lists/address/use-sheet.ts';
import { OrderBar } from '#web/lists/row-order/OrderBar.tsx';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { ItemEditor, type TypedItem } from './items/ItemEditor.tsx';
import { MenuItemRow } from './items/MenuItemRow.tsx';
import { MenuTools } from './MenuTools.tsx';
import classes from './Navigation.module.css';
import orderFailure from './NavigationScreen.module.css';
import { menuQuery } from './navigation.queries.ts';
import { navigationText as text } from './navigation.text.ts';
import { ITEM_PARAM, navigationAddress, SECTION_PARAM } from './navigation-address.ts';
import { PreviewPane, PreviewSheet } from './preview/PreviewPane.tsx';
import { previewMenu } from './preview/previewed-menu.ts';
import { isFixed, SectionEditor } from './sections/SectionEditor.tsx';
import { type MenuOrder, useMenuOrder } from './use-menu-order.ts';

/** /navigacija: the menu of the public site. */
export function NavigationScreen() {
  const { data, error, isFetching, refetch } = useQuery(menuQuery);
  const isSlow = useDelayed(data === undefined, SKELETON_AFTER_MS);
  if (data !== undefined) return <MenuEditor menu={data} />;
  return (
    <>
      <PageHead title={text.title} />
      {error ? (
        <ErrorState
          title={text.notLoaded}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        isSlow && <p role="status">{text.loading}…</p>
      )}
    </>
  );
}

const NARROW = '(max-width: 75em)';

/** The sections with their items, and a preview of the menu that they make. */
export function MenuEditor({ menu }: { menu: readonly ManagedSection[] }) {
  const { request, change } = useListAddress(navigationAddress);
  const openItem = useOpenRow(ITEM_PARAM);
  const openSection = useOpenRow(SECTION_PARAM);
  const saved = useSavedRecord();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState<TypedItem>();
  const [startIn, setStartIn] = useState<number>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const sections = useMemo(() => menu.filter((section) => !isFixed(section)), [menu]);
  const items = useMemo(() => sections.flatMap(({ managed_items }) => managed_items), [sections]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const folded = foldText(request.search.trim());
  const isNarrowed = folded !== '' || request.links !== undefined;
  const isShown = (id: number) => {
    const item = byId.get(id);
    if (!item || (request.links && item.dead === null)) return false;
    return [item.value, item.target_title ?? item.link].some((words) => foldText(words).includes(folded));
  };
  const menuOrder = useMenuOrder(sections, isNarrowed);
  const { order } = menuOrder;
  const groups = order.groups.map((group) => ({ ...group, shown: group.ids.filter(isShown) }));

  const lifted = order.lifted;
  const previewed = {
    menu: previewMenu({ sections: menu, groups: order.groups, typed, liftedId: lifted?.id }),
    focused: typed?.nav ?? lifted?.to.group ?? byId.get(Number(openItem.recordKey))?.nav,
    fixed: menu.filter(isFixed).map(({ value }) => value),
  };
  const newItem = openItem.isNew && (
    <ItemEditor item={undefined} sections={sections} startIn={startIn} onType={setTyped} />
  );
  const isMissing = openItem.recordKey !== undefined && !byId.has(Number(openItem.recordKey));

  return (
    <>
      <MenuHead
        sections={sections.length}
        items={items}
        isOnlyDead={request.links !== undefined}
        onDead={() => change({ links: request.links ? undefined : 'dead' })}
        onAdd={() => setStartIn(undefined)}
      />
      <MenuTools request={request} change={change} isNarrow={isNarrow} onPreview={() => setIsSheetOpen(true)} />
      {!isNarrow && request.preview === 'desk' && <PreviewPane mode="desk" {...previewed} />}
      <div className={classes.columns} data-preview={(!isNarrow && request.preview === 'phone') || undefined}>
        <div className={classes.list}>
          <OrderFailure menuOrder={menuOrder} />
          {isMissing && <p className={classes.line}>{text.noItem}</p>}
          {isNarrowed && items.length > 0 && <p className={classes.line}>{text.orderIsOff}</p>}
          {newItem}
          {isNarrowed && groups.every(({ shown }) => shown.length === 0) && <EmptyState title={text.nothing} />}
          {groups.map(({ key, ids, shown }) => {
            const section = sections.find(({ id }) => id === key);
            if (!section || (isNarrowed && shown.length === 0)) return null;
            return (
              <MenuSection
                key={key}
                section={section}
                count={ids.length}
                onAddHere={setStartIn}
                editor={openSection.recordKey === String(key) && <SectionEditor section={section} sections={menu} />}
              >
                {shown.flatMap((id) => {
                  const item = byId.get(id);
                  if (!item) return [];
                  const editor = openItem.recordKey === String(id) && (
                    <ItemEditor item={item} sections={sections} onType={setTyped} />
                  );
                  return (
                    <MenuItemRow
                      key={id}
                      item={item}
                      order={order}
                      moved={menuOrder.moved?.get(id)}
                      isSaved={saved === String(id)}
                      editor={editor || undefined}
                    />
                  );
                })}
              </MenuSection>
            );
          })}
          {!isNarrowed && <AddSection isOpen={openSection.isNew} sections={menu} />}
        </div>
        {!isNarrow && request.preview === 'phone' && <PreviewPane mode="phone" {...previewed} />}
      </div>
      {isSheetOpen && <PreviewSheet {...previewed} onClose={() => setIsSheetOpen(false)} />}
      <OrderBar order={order} />
    </>
  );
}

function AddSection({ isOpen, sections }: { isOpen: boolean; sections: readonly ManagedSection[] }) {
  const { to } = useRowLink(SECTION_PARAM);
  return (
    <div className={classes.addSection}>
      <Button component={Link} to={to} id={rowLinkId(SECTION_PARAM)} leftSection={<IconPlus aria-hidden />}>
        {text.addSection}
      </Button>
      {isOpen && <SectionEditor sections={sections} />}
    </div>
  );
}

type Props = {
  sections: number;
  items: readonly ManagedMenuItem[];
  /** Only items that lead nowhere are listed. */
  isOnlyDead: boolean;
  onDead: () => void;
  onAdd: () => void;
};

/** Title, counts, the items that lead nowhere, and the button that adds one. */
function MenuHead({ sections, items, isOnlyDead, onDead, onAdd }: Props) {
  const { to } = useRowLink(ITEM_PARAM);
  const dead = items.filter((item) => item.dead !== null).length;
  return (
    <PageHead
      title={text.title}
      note={text.counts(sections, items.length)}
      warning={
        (dead > 0 || isOnlyDead) && (
          <button type="button" className={classes.dead} aria-pressed={isOnlyDead} onClick={onDead}>
            <IconLinkOff aria-hidden /> {isOnlyDead ? text.showAll : text.deadLinks(dead)}
          </button>
        )
      }
      action={
        <Button
          component={Link}
          to={to}
          id={rowLinkId(ITEM_PARAM)}
          variant="filled"
          leftSection={<IconPlus aria-hidden />}
          onClick={onAdd}
        >
          {text.addLink}
        </Button>
      }
    />
  );
}

/** Why a move was not saved, which move it was, and a way to make it after all. */
function OrderFailure({ menuOrder }: { menuOrder: MenuOrder }) {
  const { failed, order, retry, drop } = menuOrder;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) note.current?.focus();
  }, [failed]);
  if (!failed) return null;
  const { message, isStale, id, title, to } = failed;
  const section = order.groups.find(({ key }) => key === to.group)?.name;
  const isPossible = section !== undefined && order.placeOf(id) !== undefined;
  // The message disappears with its buttons.
  const focusRow = () => document.querySelector<HTMLElement>(`[data-row-id="${id}"] [data-order-handle]`)?.focus();
  return (
    <div ref={note} className={orderFailure.note} role="alert" tabIndex={-1}>
      <p className={look.strong}>{message}</p>
      {section !== undefined && <p>{text.yourMove(title, section, to.index + 1)}</p>}
      <div className={`${look.row} ${orderFailure.buttons}`}>
        {isPossible && (
          <Button
            variant="filled"
            onClick={() => {
              focusRow();
              retry();
            }}
          >
            {isStale ? text.moveAnyway : RETRY_TEXT}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            focusRow();
            drop();
          }}
        >
          {text.dropMove}
        </Button>
      </div>
    </div>
  );
}

type MenuSectionProps = {
  section: ManagedSection;
  count: number;
  /** The open editor of the section. */
  editor: ReactNode;
  /** Called before a new link of this section is opened. */
  onAddHere: (section: number) => void;
  /** The rows of its items; an empty list where there are none. */
  children: readonly ReactNode[];
};

/** A section with its items. An empty one takes dragged items too. */
function MenuSection({ section, count, editor, onAddHere, children }: MenuSectionProps) {
  const titleId = useId();
  const { id, value } = section;
  return (
    <section className={orderFailure.section} aria-labelledby={titleId}>
      <div className={orderFailure.head}>
        <h2 id={titleId} className={orderFailure.title}>
          {value}
        </h2>
        <span className={look.note}>{text.items(count)}</span>
        <EditRowLink param={SECTION_PARAM} recordKey={id} title={text.sectionNamed(value)} />
      </div>
      <div className={orderFailure.body} data-order-group={id}>
        {editor}
        {children.length > 0 ? (
          <ul className={orderFailure.items}>{children}</ul>
        ) : (
          count === 0 && <EmptySection name={value} onAdd={() => onAddHere(id)} />
        )}
      </div>
    </section>
  );
}

function EmptySection({ name, onAdd }: { name: string; onAdd: () => void }) {
  const { to } = useRowLink(ITEM_PARAM);
  return (
    <p className={orderFailure.empty}>
      {text.emptySection(name)}
      <Link to={to} className={look.underlined} onClick={onAdd}>
        {text.addLinkHere}
      </Link>
      .
    </p>
  );
}
