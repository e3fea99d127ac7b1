import { genitive, nominative } from '@baklja/contract/records/record-words';
import { Box, type BoxProps, Button, Flex, SegmentedControl, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { IconDeviceDesktop, IconDeviceMobile, IconLink } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { type PreviewedRecord, previewQuery, sitePreviewQuery } from './preview.queries.ts';

const LINKS = 'Poveznica za kolege';

type Props = {
  id?: number | undefined;
  isUnsaved: boolean;
};

export function usePreview({ id, isUnsaved }: Props) {
  const [record, setRecord] = useState<PreviewedRecord>();
  const isPhone = useIsPhone();
  const dialog = record && (
    <StackedModal
      onClose={() => setRecord(undefined)}
      title={`Pregled ${genitive(record.kind)}`}
      fullScreen
      styles={{
        content: { display: 'flex', flexDirection: 'column', height: '100dvh', background: 'var(--sheet)' },
        body: { flex: 1, display: 'flex', minHeight: 0, paddingInline: 0, paddingBottom: 0 },
      }}
    >
      <PreviewPane record={record} id={id} isUnsaved={isUnsaved} isPhone={isPhone} />
    </StackedModal>
  );
  return { open: setRecord, dialog };
}

type PaneProps = Pick<Props, 'id' | 'isUnsaved'> & { record: PreviewedRecord; isPhone: boolean };

function PreviewPane({ record, id, isUnsaved, isPhone }: PaneProps) {
  const [device, setDevice] = useState<PreviewDevice>('desk');
  const [showsLinks, setShowsLinks] = useState(false);
  const linksId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const { kind } = record;
  // The site shows what is stored; what is only typed is shown here.
  const stored = pageSettings.previewUrl() !== '' && id !== undefined && !isUnsaved ? { kind, id } : undefined;
  const document = useQuery({ ...previewQuery(record), enabled: !stored });
  const site = useQuery(sitePreviewQuery(stored));
  const title = record.kind === 'magazineArticle' ? record.body.naslov : record.body.title;
  return (
    <Flex ref={pane} direction="column" flex={1} miw={0}>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="md"
        rowGap="xs"
        px="md"
        pb="sm"
        style={{ borderBottom: '1.5px solid var(--ink)' }}
      >
        {!isPhone && (
          <SegmentedControl
            aria-label="Širina prikaza"
            value={device}
            onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desk')}
            data={[
              { value: 'phone', label: <DeviceLabel Icon={IconDeviceMobile} words="Mobitel" /> },
              { value: 'desk', label: <DeviceLabel Icon={IconDeviceDesktop} words="Računalo" /> },
            ]}
          />
        )}
        {isUnsaved && (
          <Text c="quiet" fz="sm">
            Prikazano je ono što je upisano, i prije spremanja.
          </Text>
        )}
        {site.data?.url && (
          <Button component="a" href={site.data.url} target="_blank" rel="noopener" ml="auto">
            Otvori na webu
          </Button>
        )}
        <Button
          ml={site.data?.url ? undefined : 'auto'}
          leftSection={<IconLink aria-hidden />}
          aria-expanded={showsLinks}
          aria-controls={showsLinks ? linksId : undefined}
          onClick={() => setShowsLinks(!showsLinks)}
        >
          {LINKS}
        </Button>
      </Flex>
      {/* On a phone the links push the preview down. */}
      <Flex direction={{ base: 'column', md: 'row-reverse' }} flex={1} mih={0} gap={1} bg="var(--rule)">
        {showsLinks && (
          <Box
            component="section"
            id={linksId}
            flex="none"
            w={{ md: 320 }}
            mah={{ base: '50%', md: 'none' }}
            p="md"
            bg="var(--sheet)"
            style={{ overflow: 'auto' }}
            aria-label={LINKS}
          >
            {id === undefined ? (
              <Text c="dimmed" fz="sm" lh="18px">
                Poveznica se može napraviti kad se {nominative(kind)} spremi.
              </Text>
            ) : (
              <PreviewLinks record={{ kind, id }} />
            )}
          </Box>
        )}
        <Flex flex={1} miw={0} mih={0} bg="var(--paper-3)">
          <PreviewDocument
            query={stored ? site : document}
            device={isPhone ? 'window' : device}
            title={`Pregled ${genitive(kind)}: ${title}`}
          />
        </Flex>
      </Flex>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key would leave the dialog from the frame */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <span tabIndex={0} onFocus={() => focusFirst(pane.current)} />
    </Flex>
  );
}

function focusFirst(pane: HTMLElement | null): void {
  pane?.closest('[role="dialog"]')?.querySelector<HTMLElement>('button')?.focus();
}

function DeviceLabel({ Icon, words }: { Icon: typeof IconDeviceMobile; words: string }) {
  return (
    <Flex component="span" align="center" gap={6}>
      <Icon aria-hidden />
      {words}
    </Flex>
  );
}

/** Nothing in the document can run. Its links open outside the frame, which stays on it. */
const OWN_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The site runs as usual, but never leads this page elsewhere. */
const SITE_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The device that the preview imitates; `window` is the window itself. */
type PreviewDevice = 'phone' | 'desk' | 'window';

/** A document of this server, or the address of the public site and whether it allows frames. */
type Shown = { html: string } | { url: string | null; may_frame: boolean };

// The frame fills its place, so its outline is inside.
const LOOK = { bd: 0, bg: '#fff', w: '100%', h: '100%', style: { outlineOffset: -2 } };
const LOOKS: Record<PreviewDevice, BoxProps> = {
  phone: {
    ...LOOK,
    w: 'min(100%, 390px)',
    h: 'min(100%, 844px)',
    style: { borderRadius: 20, boxShadow: 'var(--float)' },
  },
  desk: { ...LOOK, w: 'min(100%, 1040px)' },
  window: LOOK,
};

type DocumentProps = { query: UseQueryResult<Shown>; device: PreviewDevice; title: string };

function PreviewDocument({ query, device, title }: DocumentProps) {
  const { data, error } = query;
  const isSlow = useDelayed(data === undefined && !error, SKELETON_AFTER_MS);
  if (data && 'url' in data && !data.may_frame) {
    return (
      <Text m="auto" p="md" maw={480} c="quiet">
        Web se ne prikazuje unutar ove stranice. Otvorite pregled u novoj kartici.
      </Text>
    );
  }
  if (data) {
    const source =
      'html' in data
        ? { srcDoc: data.html, sandbox: OWN_SANDBOX }
        : { src: data.url ?? undefined, sandbox: SITE_SANDBOX };
    return (
      <Flex flex={1} justify="center" miw={0} {...(device !== 'window' && { pt: 'lg', px: 'md' })}>
        <Box component="iframe" {...LOOKS[device]} title={title} {...source} />
      </Flex>
    );
  }
  if (error) {
    return (
      <Box maw={480} m="auto" p="md">
        <FailedQuery title="Pregled nije učitan." query={query} />
      </Box>
    );
  }
  return (
    <Text m="auto" c="quiet" role="status">
      {isSlow && 'Pregled se priprema…'}
    </Text>
  );
}
