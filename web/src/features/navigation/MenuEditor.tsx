import { foldText } from '@baklja/contract/alias';
import type { ManagedSection } from '@baklja/contract/features/navigation';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { rowLinkId, useOpenRow, useRowLink } from '#web/forms/row/row-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { useSavedRecord } from '#web/lists/address/use-sheet.ts';
import { OrderBar } from '#web/lists/row-order/OrderBar.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ItemEditor, type TypedItem } from './items/ItemEditor.tsx';
import { MenuItemRow } from './items/MenuItemRow.tsx';
import { MenuSection } from './items/MenuSection.tsx';
import { MenuHead } from './MenuHead.tsx';
import { MenuTools } from './MenuTools.tsx';
import classes from './Navigation.module.css';
import { navigationText as text } from './navigation.text.ts';
import { ITEM_PARAM, navigationAddress, SECTION_PARAM } from './navigation-address.ts';
import { OrderFailure } from './order/OrderFailure.tsx';
import { useMenuOrder } from './order/use-menu-order.ts';
import { PreviewPane, PreviewSheet } from './preview/PreviewPane.tsx';
import { previewMenu } from './preview/previewed-menu.ts';
import { isFixed, SectionEditor } from './sections/SectionEditor.tsx';

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
