import { PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Flex, Text } from '@mantine/core';
import { IconCopy, IconLock, IconWorld } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { ArticleFrame } from '#web/forms/ArticleFrame.tsx';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import addressClasses from '#web/forms/RecordAddress.module.css';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { pageQueries } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { PagePanel } from './PagePanel.tsx';
import { PageParts, PageText } from './PageParts.tsx';
import { pageForm } from './page-form.ts';

/** /new-page: creates a page; `?prijevod=` holds the id of the page that it will translate. */
export function PageCreateScreen() {
  return (
    <CreateRecord form={pageForm} queries={pageQueries} skeleton={<ArticleSkeleton />}>
      <PageEditor />
    </CreateRecord>
  );
}

/** /stranice/{id}: changes or deletes a page; it works from the list and from a typed URL. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={pageForm} queries={pageQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      <PageEditor />
    </EditRecord>
  );
}

export function PageEditor() {
  const record = useRecord(pageForm);
  return (
    <ArticleFrame
      titleMaxLength={PAGE_TITLE_MAX_LENGTH}
      titleFoot={<PageAddress page={record.row ?? record.creating?.created} />}
      panel={(translation) => <PagePanel translation={translation} />}
      savingText={text.saving}
    >
      <PageText
        html={record.draft.description}
        onChange={(description) => record.change({ description })}
        label="Tekst"
        placeholder="Tekst stranice."
      />
      <PageParts />
    </ArticleFrame>
  );
}

/** The permanent identifiers of a page: id, slug, and the public address for links. Nothing for an unsaved page. */
function PageAddress({ page }: { page: { id: number; slug?: string } | undefined }) {
  const toasts = useToasts();
  if (!page) return null;
  const { id, slug } = page;
  const address = paths.publicPage(id);
  const copy = async () => {
    if (await copyText(address)) toasts.success(text.copied, PAGE_MESSAGE_MS);
    else toasts.error(text.notCopied(address));
  };
  return (
    <Flex wrap="wrap" columnGap="md">
      <Text c="dimmed" fz="sm" className={addressClasses.address}>
        <IconLock aria-hidden /> id <span>{id}</span>
      </Text>
      <Text c="dimmed" fz="sm" className={addressClasses.address}>
        slug <span>{slug}</span>
      </Text>
      <Text c="dimmed" fz="sm" className={addressClasses.address}>
        <IconWorld aria-hidden /> {text.publicAddress} <span>{address}</span>
        <Button size="compact-xs" variant="quiet" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </Text>
    </Flex>
  );
}
