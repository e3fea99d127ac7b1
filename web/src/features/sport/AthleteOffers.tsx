import type { AthleteRow } from '@baklja/contract/features/sport/athletes';
import { Combobox, Flex, Text, useCombobox } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { IconUser } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { MarkedLetters } from '#web/ui/lists/MarkedLetters.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import classes from './AthleteOffers.module.css';

export const OFFERED_ATHLETES = 8;

type Props = {
  athletes: readonly AthleteRow[];
  /** The text that found them: its words are underlined in the names. */
  search: string;
  /** They are those of an earlier text: none of them is marked. */
  isStale: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (athlete: AthleteRow) => void;
  label: string;
  /** Enter picks the first one; without it, only one that the arrows have marked. */
  marksFirst?: boolean;
  /** Why an athlete cannot be picked; undefined when they can. */
  takenBecause?: (athlete: AthleteRow) => string | undefined;
  head?: ReactNode;
  /** What the keys do, below the athletes; a touch screen has none. */
  keys: string;
  foot?: ReactNode;
  /** The field, in a `Combobox.Target`. */
  children: ReactNode;
};

/** Athletes below the field in which their name is typed. Sport, numbers and category distinguish namesakes. */
export function AthleteOffers(props: Props) {
  const { athletes, isStale, isOpen, onOpenChange, onPick, takenBecause, marksFirst = false } = props;
  const isTouch = useIsTouch();
  const store = useCombobox({ opened: isOpen, onOpenedChange: onOpenChange });
  const { resetSelectedOption, selectFirstOption } = store;
  const shown = athletes.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other athletes need another mark
  useEffect(() => {
    resetSelectedOption();
    if (marksFirst && isOpen && !isStale) selectFirstOption();
  }, [shown, isStale, isOpen, marksFirst]);
  return (
    <Combobox
      store={store}
      position="bottom-start"
      offset={6}
      width="min(480px, 100vw - 32px)"
      // A dropdown that exists is placed, also while it is closed: the browser would lay out the screen for it. Only
      // one whose first option is marked must exist before it opens.
      keepMounted={marksFirst}
      onOptionSubmit={(key) => {
        const athlete = athletes.find(({ id }) => String(id) === key);
        if (athlete) onPick(athlete);
      }}
    >
      {props.children}
      <Combobox.Dropdown p={0} style={{ overflow: 'hidden' }}>
        {props.head && (
          <Text component="div" c="quiet" fz="sm" px={14} py="xs">
            {props.head}
          </Text>
        )}
        <Combobox.Options
          aria-label={props.label}
          data-stale={isStale || undefined}
          mah="min(440px, 50dvh)"
          style={{ overflowY: 'auto' }}
        >
          {athletes.map((athlete) => (
            <Offer key={athlete.id} athlete={athlete} search={props.search} taken={takenBecause?.(athlete)} />
          ))}
        </Combobox.Options>
        {(!isTouch || props.foot !== undefined) && (
          <Flex
            className={classes.foot}
            wrap="wrap"
            justify="space-between"
            rowGap={4}
            columnGap="sm"
            px={14}
            py="xs"
            c="quiet"
            fz="sm"
          >
            {!isTouch && <span>{props.keys}</span>}
            {props.foot}
          </Flex>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

type OfferProps = { athlete: AthleteRow; search: string; taken: string | undefined };

function Offer({ athlete, search, taken }: OfferProps) {
  const { id, Ime, Prezime, ime_sporta, EVB, category, slika } = athlete;
  const note = [`${ime_sporta}, br. ${id}`, EVB !== '' && `EVB ${EVB}`, taken].filter(Boolean).join(', ');
  return (
    <Combobox.Option value={String(id)} disabled={taken !== undefined} className={classes.option}>
      <Thumbnail
        url={slika === '' ? undefined : pictureUrl(slika, pageSettings.fileHostUrl(), { width: 160 })}
        width={42}
        height={34}
        icon={<IconUser aria-hidden />}
      />
      <Flex component="span" direction="column" flex={1} miw={0}>
        <Text span truncate>
          <Text span fw={600}>
            <MarkedLetters text={Prezime} search={search} />
          </Text>{' '}
          <MarkedLetters text={Ime} search={search} />
        </Text>
        <Text span c="quiet" fz="sm">
          {note}
        </Text>
      </Flex>
      {category !== null && (
        <Text span c="quiet" fz="sm">
          kat. {category}
        </Text>
      )}
    </Combobox.Option>
  );
}
