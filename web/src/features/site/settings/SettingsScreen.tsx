import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { Anchor, Box, Button, Flex, NumberInput, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { IconCopy } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './Settings.module.css';

const FIRST_PAGE = 111;

export function SettingsScreen() {
  return (
    <>
      <PageHead title="Postavke stranice" />
      <Text c="quiet" maw="68ch" pb="md">
        Kratke upute s primjerima koje možete kopirati. Ovdje se ništa ne mijenja.
      </Text>
      <Stack gap="xl" pb={48}>
        <Section title="Info">
          <p>
            Članak je javan kad mu je status „Objavljeno” i kad dođe njegovo vrijeme objave; skicu vidi samo uredništvo.
            Stranice nemaju status: javne su čim se spreme. Javni web čita sadržaj s ovog poslužitelja.
          </p>
          <Flex component="ul" wrap="wrap" columnGap="lg" rowGap="xs">
            <li>
              <Anchor td="underline" href={pageSettings.publicSiteUrl()}>
                Javni web
              </Anchor>
            </li>
            <li>
              <Anchor td="underline" href={DOCUMENTATION_PATH}>
                Opis poziva za programere
              </Anchor>
            </li>
          </Flex>
        </Section>
        <PageHelp />
        <Section title="Gdje su dokumenti">
          <p>
            Dokumenti leže u folderu dokumenti, prilozi uz članke u folderu dokumenti/clanci. U tekstu se na datoteku
            upućuje adresom bez domene:
          </p>
          <CopyExample name="Gdje su dokumenti" example="/files/dokumenti/pravilnik.pdf" />
          <p>
            Gumb „Kopiraj url” kraj datoteke kopira njezinu punu adresu, s domenom. Preimenovana ili premještena
            datoteka ostaje dostupna i na staroj adresi.{' '}
            <Anchor component={Link} td="underline" to={paths.mediaFolder('dokumenti')}>
              Folder dokumenti
            </Anchor>
          </p>
        </Section>
        <Section title="Kako u editor dodati poveznicu ili gumb">
          <Box component="ol" pl={20} lh="24px" style={{ listStyle: 'decimal' }}>
            {[
              'Označite riječi koje trebaju biti poveznica.',
              'Pritisnite gumb za poveznicu u traci nad tekstom.',
              'Upišite adresu i potvrdite.',
            ].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          {[
            { name: 'Stranica na ovom webu', example: '/page/111' },
            { name: 'Dokument', example: '/files/dokumenti/obrazac.pdf' },
            { name: 'Drugi web', example: 'https://www.olympics.com' },
            { name: 'E-pošta', example: 'mailto:ime.prezime@example.org' },
          ].map(({ name, example }) => (
            <CopyExample key={name} name={name} example={example} showsName />
          ))}
          <p>
            Gumbi ispod stranice nisu u tekstu: u uređivanju stranice uključite „Poveznice” i dodajte naslov i adresu
            svakoga.{' '}
            <Anchor component={Link} td="underline" to={paths.pages}>
              Otvori stranice
            </Anchor>
          </p>
        </Section>
      </Stack>
    </>
  );
}

function PageHelp() {
  const [number, setNumber] = useState<number | string>(FIRST_PAGE);
  return (
    <Section title="Kako u editor dodati stranicu">
      <p>
        Svaka stranica ima svoj broj (id). Piše u popisu stranica i na vrhu njezina uređivanja. U tekst se piše kratka
        adresa; za stranicu broj 111 glasi:
      </p>
      <CopyExample name="Kako u editor dodati stranicu" example={`/page/${FIRST_PAGE}`} />
      <p>U editoru označite riječi, pritisnite gumb za poveznicu i zalijepite adresu. Piše se bez naziva domene.</p>
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'end' }} gap="sm">
        <NumberInput
          w={168}
          label="Broj stranice"
          min={1}
          allowDecimal={false}
          hideControls
          value={number}
          onChange={setNumber}
        />
        <Box flex={1}>
          <CopyExample name="Puna adresa" example={`/page/${number === '' ? FIRST_PAGE : number}/1`} showsName />
        </Box>
      </Flex>
      <p>
        Puna adresa je ona pod kojom se stranica otvara na javnom webu. Treba je izbornik, a izvan ovog sustava ispred
        nje stoji i domena. Obje adrese vode na istu stranicu.
      </p>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={2} id={headingId} lh={1.25} lts="-0.01em" textWrap="balance">
        {title}
      </Title>
      <Stack maw="68ch">{children}</Stack>
    </section>
  );
}

type CopyExampleProps = {
  /** What the example shows; part of the button's accessible name, and visible before it with `showsName`. */
  name: string;
  example: string;
  showsName?: boolean;
};

function CopyExample({ name, example, showsName = false }: CopyExampleProps) {
  const copy = useCopy(MEDIA_TOAST_MS);
  const messages = { copied: 'kopirano', notCopied: `Preglednik ne dopušta kopiranje. Prepišite: ${example}` };
  return (
    <Flex
      component="p"
      wrap="wrap"
      align="center"
      columnGap="sm"
      rowGap={4}
      py={4}
      style={{ borderBottom: '1px solid var(--rule)' }}
    >
      {showsName && (
        <Text span c="quiet" w={{ base: '100%', sm: 168 }}>
          {name}
        </Text>
      )}
      <Text component="code" mr="auto" ff="monospace" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {example}
      </Text>
      <Button
        size="compact-sm"
        variant="quiet"
        leftSection={<IconCopy aria-hidden />}
        aria-label={`Kopiraj: ${name}, ${example}`}
        onClick={() => void copy(example, messages)}
      >
        Kopiraj
      </Button>
    </Flex>
  );
}
