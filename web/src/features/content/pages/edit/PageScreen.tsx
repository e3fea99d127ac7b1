import { PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Flex, Group, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { IconCopy, IconLock, IconWorld } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { pageQueries } from '../pages.queries.ts';
import { PagePanel } from './PagePanel.tsx';
import { PageParts, PageText } from './PageParts.tsx';
import { pageForm } from './page-form.ts';

export function PageScreen() {
  const { id } = useParams();
  return (
    <RecordByKey form={pageForm} queries={pageQueries} recordKey={id}>
      <PageEditor />
    </RecordByKey>
  );
}

export function PageEditor() {
  const record = useRecord(pageForm);
  return (
    <PageFrame
      titleField={{
        maxLength: PAGE_TITLE_MAX_LENGTH,
        foot: <PageAddress page={record.row ?? record.creating?.created} />,
        savingText: 'Stranica se sprema…',
      }}
      panel={(translation) => <PagePanel {...translation} />}
    >
      <PageText
        html={record.draft.description}
        onChange={(description) => record.change({ description })}
        label="Tekst"
        placeholder="Tekst stranice."
      />
      <PageParts />
    </PageFrame>
  );
}

const LINE = { component: 'p', gap: 6, mt: 'xs', c: 'dimmed', fz: 'sm', style: { overflowWrap: 'anywhere' } } as const;

/** The permanent identifiers of a page: id, slug, and the public address for links. Nothing for an unsaved page. */
function PageAddress({ page }: { page: { id: number; slug?: string } | undefined }) {
  const copy = useCopy(PAGE_MESSAGE_MS);
  if (!page) return null;
  const { id, slug } = page;
  const address = paths.publicPage(id);
  const messages = {
    copied: 'Javna adresa je kopirana',
    notCopied: `Preglednik nije dopustio kopiranje. Adresa je ${address}`,
  };
  return (
    <Flex wrap="wrap" columnGap="md">
      <Group {...LINE}>
        <IconLock aria-hidden /> id{' '}
        <Text span c="quiet" fz="sm">
          {id}
        </Text>
      </Group>
      <Group {...LINE}>
        slug{' '}
        <Text span c="quiet" fz="sm">
          {slug}
        </Text>
      </Group>
      <Group {...LINE}>
        <IconWorld aria-hidden /> Javna adresa{' '}
        <Text span c="quiet" fz="sm">
          {address}
        </Text>
        <Button
          size="compact-xs"
          variant="quiet"
          leftSection={<IconCopy aria-hidden />}
          onClick={() => void copy(address, messages)}
        >
          Kopiraj
        </Button>
      </Group>
    </Flex>
  );
}
