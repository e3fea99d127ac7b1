import type { ManagedSection } from '@baklja/contract/features/navigation';
import { Box, CloseButton, Drawer, Flex, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { IconChevronDown, IconChevronRight, IconLinkOff, IconX } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import type { RowGroup } from '#web/lists/row-order/use-row-order.ts';
import type { TypedItem } from './ItemEditor.tsx';
import classes from './PreviewPane.module.css';

type MenuProps = {
  menu: readonly PreviewedSection[];
  /** The section that is being changed: it is open. */
  focused: number | undefined;
};

type PaneProps = MenuProps & {
  /** The sections that are part of the site: they are seen here and not edited. */
  fixed: readonly string[];
};

/** The preview next to the list, or in a strip above it. */
export function PreviewPane({ mode, ...previewed }: PaneProps & { mode: 'phone' | 'desk' }) {
  if (mode === 'desk') {
    return (
      <aside aria-label="Tako izgleda na računalu">
        <DeskMenu {...previewed} />
        <FixedNote fixed={previewed.fixed} />
      </aside>
    );
  }
  return (
    <Box
      component="aside"
      aria-label="Tako izgleda na mobitelu"
      flex="none"
      w={346}
      pt="md"
      pb="xl"
      pl="lg"
      style={{ alignSelf: 'flex-start', borderLeft: '1px solid var(--rule)' }}
    >
      <Title order={2} lts="-0.012em" mb="sm">
        Tako izgleda na mobitelu
      </Title>
      <PhoneMenu {...previewed} />
      <FixedNote fixed={previewed.fixed} maw={320} />
    </Box>
  );
}

/** The preview over the list, where there is no room next to it. */
export function PreviewSheet({ onClose, ...previewed }: PaneProps & { onClose: () => void }) {
  return (
    <Drawer.Root opened position="bottom" size="100%" onClose={onClose}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Flex component="header" justify="space-between" align="center" p="sm" pb={0} pl="md">
          <Drawer.Title ff="heading" fz="xl" fw={500} lh={1.2} lts="-0.012em" mb="sm">
            Tako izgleda na mobitelu
          </Drawer.Title>
          <CloseButton aria-label="Zatvori" onClick={onClose} />
        </Flex>
        <Box px="md" pt="sm" pb="xl">
          <PhoneMenu {...previewed} />
          <FixedNote fixed={previewed.fixed} maw={320} />
        </Box>
      </Drawer.Content>
    </Drawer.Root>
  );
}
/** Why some sections are in the preview and not in the list. */
function FixedNote({ fixed, maw }: { fixed: readonly string[]; maw?: number }) {
  if (fixed.length === 0) return null;
  return (
    <Text c="dimmed" fz="sm" mt="xs" maw={maw}>
      {`${new Intl.ListFormat('hr').format(fixed)} dodaje web; ovdje se ne uređuju.`}
    </Text>
  );
}

/** The public menu on a phone, at its real width. The look is neutral: it shows structure and line breaks. */
function PhoneMenu({ menu, focused }: MenuProps) {
  const [open, setOpen] = useOpenSection(menu, focused);
  return (
    <div className={classes.phone}>
      <Flex
        component="p"
        justify="space-between"
        align="center"
        px="md"
        py="sm"
        ff="heading"
        fz={18}
        fw={500}
        lh="28px"
      >
        Izbornik <IconX aria-hidden style={{ width: 18, height: 18 }} />
      </Flex>
      <ul>
        {menu.map((section) => (
          <li key={section.id}>
            <SectionButton section={section} isOpen={open === section.id} onOpen={setOpen} hasArrow />
            {open === section.id && <Items items={section.items} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeskMenu({ menu, focused }: MenuProps) {
  const [open, setOpen] = useOpenSection(menu, focused);
  const section = menu.find(({ id }) => id === open);
  return (
    <div className={classes.desk}>
      <div className={classes.deskHead}>
        <Text span ff="heading" fz="xl" fw={500} lh="56px">
          {new URL(pageSettings.publicSiteUrl()).hostname.replace(/^www\./, '')}
        </Text>
        <ul>
          {menu.map((one) => (
            <li key={one.id}>
              <SectionButton section={one} isOpen={open === one.id} onOpen={setOpen} />
            </li>
          ))}
        </ul>
      </div>
      {section && section.items.length > 0 && <Items items={section.items} />}
    </div>
  );
}

type SectionProps = {
  section: PreviewedSection;
  isOpen: boolean;
  onOpen: (id: number | undefined) => void;
  hasArrow?: boolean;
};

/** Sections without items are links on the public site: nothing opens. */
function SectionButton({ section, isOpen, onOpen, hasArrow }: SectionProps) {
  if (section.items.length === 0) return <span className={classes.section}>{section.value}</span>;
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={classes.section}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : section.id)}
    >
      {section.value}
      {hasArrow && <Arrow aria-hidden />}
    </button>
  );
}

function Items({ items }: { items: readonly PreviewedItem[] }) {
  const label = useId();
  return (
    <ul className={classes.items}>
      {items.map(({ id, value, isDead, isUnsaved }) => (
        <li key={id} id={`${label}-${id}`} data-dead={isDead || undefined} data-unsaved={isUnsaved || undefined}>
          <span>{value}</span>
          {isDead && <IconLinkOff aria-hidden />}
          {isDead && <VisuallyHidden>, ne vodi nikamo</VisuallyHidden>}
          {isUnsaved && <VisuallyHidden>, nije spremljeno</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

/** The open section: the one that is being changed, else the one that was opened here, else the first. */
function useOpenSection(menu: readonly PreviewedSection[], focused: number | undefined) {
  const first = menu.find(({ items }) => items.length > 0)?.id;
  const [chosen, setChosen] = useState<{ id: number | undefined; focused: number | undefined }>();
  const isCurrent = chosen !== undefined && chosen.focused === focused;
  const open = isCurrent ? chosen.id : (focused ?? first);
  return [open, (id: number | undefined) => setChosen({ id, focused })] as const;
}

/** An item as the public would see it. */
type PreviewedItem = { id: number; value: string; isDead: boolean; isUnsaved: boolean };

type PreviewedSection = { id: number; value: string; items: PreviewedItem[] };

type PreviewOptions = {
  /** All sections, those of the site included. */
  sections: readonly ManagedSection[];
  /** The order that is drawn, which may not be saved. */
  groups: readonly RowGroup[];
  typed: TypedItem | undefined;
  /** The item that is being moved. */
  liftedId: number | undefined;
};

/** Id of a new item, which has none yet. */
const NEW_ID = 0;

/** The menu as the public would see it after everything is saved. Sections without items are not seen. */
export function previewMenu({ sections, groups, typed, liftedId }: PreviewOptions): PreviewedSection[] {
  const items = new Map(sections.flatMap(({ managed_items }) => managed_items).map((item) => [item.id, item]));
  const typedId = typed && (typed.id ?? NEW_ID);
  return sections.flatMap(({ id, value, doc, kont, search }) => {
    const ids = groups.find(({ key }) => key === id)?.ids;
    if (!ids) return doc + kont + search > 0 ? [{ id, value, items: [] }] : [];
    const shown = typed ? idsWithTyped(ids, typed.nav === id, typedId) : ids;
    const previewed = shown.flatMap((itemId): PreviewedItem[] => {
      const item = items.get(itemId);
      if (itemId === typedId && typed) {
        const isDead = item?.link === typed.link && item.dead !== null;
        return typed.value.trim() === '' ? [] : [{ id: itemId, value: typed.value, isDead, isUnsaved: true }];
      }
      return item
        ? [{ id: itemId, value: item.value, isDead: item.dead !== null, isUnsaved: itemId === liftedId }]
        : [];
    });
    return previewed.length === 0 ? [] : [{ id, value, items: previewed }];
  });
}

/** The typed item is where it is in its own section, and at the end of another one. */
function idsWithTyped(ids: readonly number[], isIts: boolean, typedId: number | undefined): readonly number[] {
  if (typedId === undefined) return ids;
  const isThere = ids.includes(typedId);
  if (isIts) return isThere ? ids : [...ids, typedId];
  return isThere ? ids.filter((id) => id !== typedId) : ids;
}
