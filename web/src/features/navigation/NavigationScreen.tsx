import { foldText } from '@baklja/contract/alias';
import type { ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { KINDS } from '@baklja/contract/kinds';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Box, Button, Flex, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { MissingRow } from '#web/forms/MissingRow.tsx';
import { IconDeviceDesktop, IconDeviceMobile, IconEye, IconLinkOff, IconPlus } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { defineListAddress, option, optionOr, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useSavedRecord } from '#web/lists/address/use-drawer.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { OrderBar } from '#web/lists/row-order/row-order.tsx';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { ITEM_PARAM, ItemEditor, type TypedItem } from './ItemEditor.tsx';
import { MenuItemRow, MenuSection } from './MenuSection.tsx';
import classes from './NavigationScreen.module.css';
import { menuQuery } from './navigation.queries.ts';
import { PreviewPane, PreviewSheet, previewMenu } from './PreviewPane.tsx';
import { isFixed, SECTION_PARAM, SectionEditor } from './SectionEditor.tsx';
import { OrderFailure, useMenuOrder } from './use-menu-order.tsx';

export function NavigationScreen() {
  const query = useQuery(menuQuery);
  if (query.data !== undefined || query.isPending) return <MenuEditor menu={query.data} />;
  return (
    <>
      <PageHead title="Navigacija" />
      <FailedQuery title="Izbornik nije učitan." query={query} />
    </>
  );
}

type PreviewMode = 'phone' | 'desk' | 'none';

const address = defineListAddress({
  search: search(),
  links: option<'dead'>('linkovi', { dead: 'mrtvi' }),
  preview: optionOr<PreviewMode, PreviewMode>(
    'pregled',
    { phone: 'mobitel', desk: 'racunalo', none: 'sakriven' },
    'phone',
  ),
  item: textParam(ITEM_PARAM),
  section: textParam(SECTION_PARAM),
});

const NARROW = '(max-width: 75em)';

const NO_MENU: readonly ManagedSection[] = [];

/** Without a menu it is being loaded. */
function MenuEditor({ menu = NO_MENU }: { menu: readonly ManagedSection[] | undefined }) {
  const isLoading = menu === NO_MENU;
  const { request, change } = useListAddress(address);
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
  const { lifted } = order;
  const groups = order.groups.map((group) => ({ ...group, shown: group.ids.filter(isShown) }));
  const preview = isNarrow ? 'none' : request.preview;
  const previewed = {
    menu: previewMenu({ sections: menu, groups: order.groups, typed, liftedId: lifted?.id }),
    focused: typed?.nav ?? lifted?.to.group ?? byId.get(Number(openItem.recordKey))?.nav,
    fixed: menu.filter(isFixed).map(({ value }) => value),
  };
  const opened = byId.get(Number(openItem.recordKey));
  const openedSection = sections.find(({ id }) => String(id) === openSection.recordKey);
  const shownIds = groups.flatMap(({ shown }) => shown.map(String));

  return (
    <>
      <MenuHead
        sections={isLoading ? undefined : sections.length}
        items={items}
        isOnlyDead={request.links !== undefined}
        onDead={() => change({ links: request.links ? undefined : 'dead' })}
        onAdd={() => setStartIn(undefined)}
      />
      <Group gap="8px 12px" mih={44}>
        <Box flex="1 1 0" miw={0} maw={320}>
          <SearchField
            label="Stavka ili stranica"
            maxLength={SEARCH_MAX_LENGTH}
            search={request.search}
            delayMs={0}
            onSearch={(words) => change({ search: words }, { replace: true })}
          />
        </Box>
        {isNarrow ? (
          <Button leftSection={<IconEye aria-hidden />} onClick={() => setIsSheetOpen(true)}>
            Pregled
          </Button>
        ) : (
          <PreviewChoice mode={preview} onMode={(mode) => change({ preview: mode }, { replace: true })} />
        )}
      </Group>
      {preview === 'desk' && <PreviewPane mode="desk" {...previewed} />}
      <Flex gap="xl">
        <Box flex={1} miw={0} pb="xl">
          <OrderFailure menuOrder={menuOrder} />
          {isLoading && <MenuSkeleton />}
          {!isLoading && !opened && <MissingRow kind="menuItem" param={ITEM_PARAM} />}
          {!isLoading && !openedSection && <MissingRow kind="menuSection" param={SECTION_PARAM} />}
          {isNarrowed && items.length > 0 && <Note>Dok je popis sužen, redoslijed se ne mijenja.</Note>}
          {isNarrowed && !isLoading && groups.every(({ shown }) => shown.length === 0) && (
            <EmptyState title="Nijedna stavka ne odgovara." />
          )}
          {groups.map(({ key, ids, shown }) => {
            const section = sections.find(({ id }) => id === key);
            if (!section || (isNarrowed && shown.length === 0)) return null;
            return (
              <MenuSection key={key} section={section} count={ids.length} onAddHere={setStartIn}>
                {shown.flatMap((id) => {
                  const item = byId.get(id);
                  if (!item) return [];
                  return (
                    <MenuItemRow
                      key={id}
                      item={item}
                      order={order}
                      moved={menuOrder.moved?.get(id)}
                      isSaved={saved === String(id)}
                      isOpen={openItem.recordKey === String(id)}
                    />
                  );
                })}
              </MenuSection>
            );
          })}
          {!isNarrowed && !isLoading && <AddSection />}
        </Box>
        {preview === 'phone' && <PreviewPane mode="phone" {...previewed} />}
      </Flex>
      {openItem.isNew && !isLoading && (
        <ItemEditor item={undefined} sections={sections} startIn={startIn} onType={setTyped} />
      )}
      {opened && <ItemEditor item={opened} sections={sections} order={shownIds} onType={setTyped} />}
      {openSection.isNew && !isLoading && <SectionEditor sections={menu} />}
      {openedSection && <SectionEditor section={openedSection} sections={menu} />}
      {isSheetOpen && <PreviewSheet {...previewed} onClose={() => setIsSheetOpen(false)} />}
      <OrderBar order={order} />
    </>
  );
}

/** Two sections in the places of the real ones. Fast loading shows nothing. */
function MenuSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return [5, 3].map((items) => (
    <Flex key={items} direction={{ base: 'column', md: 'row' }} columnGap="lg" pt="md" aria-hidden>
      <Box className={classes.head} w={{ md: 136 }} h={{ base: 36, md: 'auto' }} pt={6}>
        <Box h={26} data-skeleton>
          {isSlow && <Skeleton h={20} w={96} />}
        </Box>
      </Box>
      <Box className={classes.body} flex={{ md: 1 }}>
        {Array.from({ length: items }, (_, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
          <div key={item} className={`${classes.item} ${classes.row}`}>
            <span />
            {isSlow && <Skeleton h={12} maw={200 - item * 16} />}
          </div>
        ))}
      </Box>
    </Flex>
  ));
}

function Note({ children }: { children: string }) {
  return (
    <Text c="quiet" py="xs">
      {children}
    </Text>
  );
}

function AddSection() {
  const { to } = useRowLink(SECTION_PARAM);
  return (
    <Stack mt="lg">
      <Button
        component={Link}
        to={to}
        id={rowLinkId(SECTION_PARAM)}
        leftSection={<IconPlus aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
      >
        Dodaj sekciju
      </Button>
    </Stack>
  );
}

const DEAD_LINKS = { one: 'poveznica ne vodi', few: 'poveznice ne vode', other: 'poveznica ne vodi' };

type MenuHeadProps = {
  sections: number | undefined;
  items: readonly ManagedMenuItem[];
  /** Only items that lead nowhere are listed. */
  isOnlyDead: boolean;
  onDead: () => void;
  onAdd: () => void;
};

function MenuHead({ sections, items, isOnlyDead, onDead, onAdd }: MenuHeadProps) {
  const { to } = useRowLink(ITEM_PARAM);
  const dead = items.filter((item) => item.dead !== null).length;
  return (
    <PageHead
      title="Navigacija"
      note={
        sections === undefined
          ? undefined
          : `${countOf(sections, KINDS.menuSection.words.count)}, ${countOf(items.length, KINDS.menuItem.words.count)}`
      }
      warning={
        (dead > 0 || isOnlyDead) && (
          <Flex
            component="button"
            type="button"
            className={classes.dead}
            display="inline-flex"
            align="center"
            gap="xs"
            mih={{ base: 40, sm: 32 }}
            px={{ base: 0, sm: 'xs' }}
            c="red"
            fw={600}
            aria-pressed={isOnlyDead}
            onClick={onDead}
          >
            <IconLinkOff aria-hidden /> {isOnlyDead ? 'Prikaži sve' : `${countOf(dead, DEAD_LINKS)} nikamo`}
          </Flex>
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
          Dodaj link
        </Button>
      }
    />
  );
}

function PreviewChoice({ mode, onMode }: { mode: PreviewMode; onMode: (mode: PreviewMode) => void }) {
  const labelId = useId();
  const label = (icon: ReactNode, words: string) => (
    <Flex component="span" align="center" gap={6}>
      {icon}
      {words}
    </Flex>
  );
  return (
    <Group wrap="nowrap" c="quiet" ml="auto">
      <span id={labelId}>Javni izbornik</span>
      <SegmentedControl
        aria-labelledby={labelId}
        value={mode}
        onChange={(next) => onMode(next as PreviewMode)}
        data={[
          { value: 'phone', label: label(<IconDeviceMobile aria-hidden />, 'Mobitel') },
          { value: 'desk', label: label(<IconDeviceDesktop aria-hidden />, 'Računalo') },
          { value: 'none', label: 'Sakrij' },
        ]}
      />
    </Group>
  );
}
