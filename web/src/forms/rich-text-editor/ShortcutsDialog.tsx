import { Box, Group, Kbd, Text } from '@mantine/core';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const HEADING_KEYS = isApple ? 'Mod Alt' : 'Mod Shift';

/** On Windows Ctrl and Alt type the third character of a key; Š and Đ are where other keyboards have the brackets. */
export const SHORTCUTS: Record<string, Record<string, string>> = {
  Slova: {
    Podebljano: 'Mod B',
    Kurziv: 'Mod I',
    Podcrtano: 'Mod U',
    Precrtano: 'Mod Shift S',
    'Donji indeks': 'Mod ,',
    'Gornji indeks': 'Mod .',
  },
  'Odlomci i popisi': {
    'Naslov 1, a ponovno tekst': `${HEADING_KEYS} 1`,
    'Naslov 2, a ponovno tekst': `${HEADING_KEYS} 2`,
    'Naslov 3, a ponovno tekst': `${HEADING_KEYS} 3`,
    Popis: 'Mod Shift 8',
    'Numerirani popis': 'Mod Shift 7',
    Citat: 'Mod Shift B',
    'Povećaj uvlaku': 'Mod ] ili Mod Đ',
    'Smanji uvlaku': 'Mod [ ili Mod Š',
    'Uvuci stavku popisa': 'Tab',
    'Izvuci stavku popisa': 'Shift Tab',
    'Novi redak u istom odlomku': 'Shift Enter',
  },
  Tablica: {
    'Sljedeća ćelija': 'Tab',
    'Prethodna ćelija': 'Shift Tab',
  },
  Izmjene: {
    Poništi: 'Mod Z',
    Ponovi: 'Mod Y ili Mod Shift Z',
    'Odaberi sve': 'Mod A',
    'Zalijepi bez oblikovanja': 'Mod Shift V',
    Spremi: 'Mod S',
  },
  'Pronađi i zamijeni': {
    Otvori: 'Mod F',
    'Sljedeće podudaranje': 'Enter',
    'Prethodno podudaranje': 'Shift Enter',
    'Zatvori i vrati se u tekst': 'Esc',
  },
  Kretanje: {
    'Na alatnu traku': 'Alt F10',
    'Po alatnoj traci': '← ili →',
    'Natrag u tekst': 'Esc',
    'Preko cijelog zaslona i natrag': 'Mod Shift F',
    'Ovaj popis': 'Alt 0',
  },
};

const RULE = '1px solid var(--rule)';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <StackedModal
      onClose={onClose}
      title="Prečaci na tipkovnici"
      size={760}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Box style={{ columns: '300px 2', columnGap: 'var(--s6)' }}>
        {Object.entries(SHORTCUTS).map(([title, shortcuts]) => (
          <Box component="section" key={title} aria-label={title} pb="lg" style={{ breakInside: 'avoid' }}>
            <Text component="h3" fw={600} fz="sm">
              {title}
            </Text>
            <dl>
              {Object.entries(shortcuts).map(([name, keys]) => (
                <Group key={name} justify="space-between" gap="sm" wrap="nowrap" py={5} style={{ borderBottom: RULE }}>
                  <dt>{name}</dt>
                  <Group component="dd" gap={4} wrap="nowrap">
                    <Keys of={keys} />
                  </Group>
                </Group>
              ))}
            </dl>
          </Box>
        ))}
      </Box>
    </StackedModal>
  );
}

function Keys({ of: keys }: { of: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice, and the list never changes
  return keyNames(keys).map((key, place) => (key === 'ili' ? key : <Kbd key={place}>{key}</Kbd>));
}

const APPLE_NAMES: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '⏎', Tab: '⇥' };

/** Key names as on the keyboard: `Mod B` is Ctrl and B, on a Mac ⌘ and B. */
export function keyNames(keys: string, isOnApple = isApple): string[] {
  return keys.split(' ').map((key) => (isOnApple ? (APPLE_NAMES[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));
}

/** A label followed by its keys, as in tooltips. */
export function withKeys(label: string, keys: string | undefined): string {
  return keys === undefined ? label : `${label} (${keyNames(keys).join(' ')})`;
}
