import type { DeadReason, ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { Anchor, Box, Flex, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { IconFileText, IconFileTypePdf, IconFolders, IconLinkOff, IconWorld } from '#web/lib/icons.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { useRowLink } from '#web/lists/address/open-row.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { FormerPlace, MovedNote, PlaceField, RowHandle } from '#web/lists/row-order/row-order.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { ITEM_PARAM } from './ItemEditor.tsx';
import classes from './NavigationScreen.module.css';
import { SECTION_PARAM } from './SectionEditor.tsx';
import { TARGET_WORDS, wayOf } from './TargetPicker.tsx';

type SectionProps = {
  section: ManagedSection;
  count: number;
  /** Called before a new link of this section is opened. */
  onAddHere: (section: number) => void;
  /** The rows of its items; an empty list where there are none. */
  children: readonly ReactNode[];
};

/** A section with its items. An empty one takes dragged items too. */
export function MenuSection({ section, count, onAddHere, children }: SectionProps) {
  const titleId = useId();
  const { id, value } = section;
  return (
    <Flex
      component="section"
      aria-labelledby={titleId}
      direction={{ base: 'column', md: 'row' }}
      columnGap="lg"
      pt="md"
    >
      <Flex
        className={classes.head}
        flex="none"
        w={{ md: 136 }}
        direction={{ base: 'row', md: 'column' }}
        align={{ base: 'baseline', md: 'flex-start' }}
        gap={{ base: 'xs', md: 0 }}
        pt={6}
        pb={{ base: 4, md: 0 }}
      >
        <Title order={2} id={titleId} lh="26px" lts="-0.012em" style={{ overflowWrap: 'anywhere' }}>
          {value}
        </Title>
        <Text span c="dimmed" fz="sm">
          {countOf(count, KINDS.menuItem.words.count)}
        </Text>
        <Box ml={{ base: 'auto', md: 0 }}>
          <EditRowLink param={SECTION_PARAM} recordKey={id} title={`sekcija ${value}`} />
        </Box>
      </Flex>
      <Box className={classes.body} flex={{ md: 1 }} miw={0} mih={44} data-order-group={id}>
        {children.length > 0 ? (
          <ul className={classes.items}>{children}</ul>
        ) : (
          count === 0 && <EmptySection name={value} onAdd={() => onAddHere(id)} />
        )}
      </Box>
    </Flex>
  );
}

function EmptySection({ name, onAdd }: { name: string; onAdd: () => void }) {
  const { to } = useRowLink(ITEM_PARAM);
  const isTouch = useIsTouch();
  return (
    <Text c="quiet" py={10}>
      Nema stavki, pa se „{name}” ne vidi na webu. {!isTouch && 'Dovucite stavku ovamo ili '}
      <Anchor component={Link} to={to} onClick={onAdd}>
        {isTouch ? 'Dodajte poveznicu' : 'dodajte poveznicu'}
      </Anchor>
      .
    </Text>
  );
}

type ItemProps = {
  item: ManagedMenuItem;
  order: RowOrder;
  /** Where a colleague moved it from; undefined when they did not. */
  moved: string | undefined;
  isSaved: boolean;
  isOpen: boolean;
};

export function MenuItemRow({ item, order, moved, isSaved, isOpen }: ItemProps) {
  const { id, value } = item;
  return (
    <li {...order.rowProps(id)} className={classes.item} data-saved={isSaved || undefined}>
      <div className={classes.row} data-open={isOpen || undefined}>
        <span className={`${classes.handle} mantine-visible-from-sm`}>
          <RowHandle order={order} id={id} />
        </span>
        <span className={`${classes.place} mantine-hidden-from-sm`}>
          <PlaceField order={order} id={id} />
        </span>
        <span className={classes.name} title={value}>
          {value}
          <FormerPlace order={order} id={id} />
          {moved !== undefined && <MovedNote>{moved}</MovedNote>}
        </span>
        <ItemTarget item={item} />
        <span className={classes.edit}>
          <EditRowLink param={ITEM_PARAM} recordKey={id} title={value} />
        </span>
      </div>
    </li>
  );
}

const DEAD_WORDS: Record<DeadReason, string> = {
  page: 'stranica je izbrisana',
  folder: 'folder je izbrisan',
  'hidden-folder': 'folder je skriven',
  file: 'datoteke više nema',
};

const ICONS = { page: IconFileText, folder: IconFolders, document: IconFileTypePdf, address: IconWorld };

/** What an item leads to: its kind and title; a dead one says what is missing. */
function ItemTarget({ item }: { item: ManagedMenuItem }) {
  const { dead, link, target_title } = item;
  const way = wayOf(item);
  const TargetIcon = dead ? IconLinkOff : ICONS[way];
  const title = way === 'address' ? shortAddress(link) : (target_title ?? link);
  return (
    <>
      <span className={classes.leadsTo} data-dead={dead !== null || undefined}>
        <TargetIcon aria-hidden />
        <span className={classes.wide}>
          {dead ? (
            <>
              <s>{title}</s> {DEAD_WORDS[dead]}
            </>
          ) : (
            title
          )}
        </span>
        <span className={classes.narrow}>{narrowText(item, title)}</span>
      </span>
      <span className={classes.kind}>{dead === null && (way === 'page' ? link : TARGET_WORDS[way])}</span>
    </>
  );
}

function narrowText(item: ManagedMenuItem, title: string): string {
  if (item.dead === 'hidden-folder') return `Skriveno: ${title}`;
  return item.dead ? `Ne postoji: ${title}` : `${TARGET_WORDS[wayOf(item)]} · ${title}`;
}

/** An address without its protocol, for reading. */
function shortAddress(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') || link;
}
