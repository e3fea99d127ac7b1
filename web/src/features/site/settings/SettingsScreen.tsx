import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { Anchor, Box, Button, Flex, NumberInput, Stack, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './Settings.module.css';
import { settingsText as text } from './settings.text.ts';

const FIRST_PAGE = 111;

export function SettingsScreen() {
  return (
    <>
      <PageHead title={text.title} />
      <Text c="quiet" maw="68ch" pb="md">
        {text.help}
      </Text>
      <Stack gap="xl" pb={48}>
        <Section title={text.info}>
          <p>{text.infoText}</p>
          <Flex component="ul" wrap="wrap" columnGap="lg" rowGap="xs">
            <li>
              <Anchor td="underline" href={pageSettings.publicSiteUrl()}>
                {text.publicSite}
              </Anchor>
            </li>
            <li>
              <Anchor td="underline" href={DOCUMENTATION_PATH}>
                {text.api}
              </Anchor>
            </li>
          </Flex>
        </Section>
        <PageHelp />
        <Section title={text.documents}>
          <p>{text.documentsText}</p>
          <CopyExample name={text.documents} example="/files/dokumenti/pravilnik.pdf" />
          <p>
            {text.documentsHelp}{' '}
            <Anchor component={Link} td="underline" to={paths.mediaFolder('dokumenti')}>
              {text.documentsFolder}
            </Anchor>
          </p>
        </Section>
        <Section title={text.links}>
          <Box component="ol" pl={20} lh="24px" style={{ listStyle: 'decimal' }}>
            {text.linkSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          {text.linkExamples.map(({ name, example }) => (
            <CopyExample key={name} name={name} example={example} showsName />
          ))}
          <p>
            {text.buttonsText}{' '}
            <Anchor component={Link} td="underline" to={paths.pages}>
              {text.toPages}
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
    <Section title={text.page}>
      <p>{text.pageText}</p>
      <CopyExample name={text.page} example={`/page/${FIRST_PAGE}`} />
      <p>{text.pageHelp}</p>
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'end' }} gap="sm">
        <NumberInput
          w={168}
          label={text.pageNumber}
          min={1}
          allowDecimal={false}
          hideControls
          value={number}
          onChange={setNumber}
        />
        <Box flex={1}>
          <CopyExample name={text.pageExample} example={`/page/${number === '' ? FIRST_PAGE : number}/1`} showsName />
        </Box>
      </Flex>
      <p>{text.fullAddressHelp}</p>
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
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(example)) toasts.success(text.copied, MEDIA_TOAST_MS);
    else toasts.error(text.notCopied(example));
  };
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
        aria-label={`${text.copy}: ${name}, ${example}`}
        onClick={() => void copy()}
      >
        {text.copy}
      </Button>
    </Flex>
  );
}
