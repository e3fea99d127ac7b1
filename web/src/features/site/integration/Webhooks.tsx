import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { type Webhook, webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Anchor, Box, Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#web/lib/dates.ts';
import { FaultAlert } from '#web/lib/FaultMessage.tsx';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { useListWrite, webhooksQuery } from './integration.queries.ts';
import { SecretOnce } from './SecretOnce.tsx';
import { WEBHOOK_PARAM, WebhookDrawer } from './WebhookDrawer.tsx';
import { answerOf, CHANGES, isSuccess, stateOf } from './webhook-words.ts';

/** What is delivered meanwhile is seen soon. */
const READ_AGAIN_MS = 5000;

export function Webhooks() {
  const read = useQuery({ ...webhooksQuery, refetchInterval: READ_AGAIN_MS });
  const { data: webhooks } = read;
  const [isAdding, setIsAdding] = useState(false);
  const { recordKey } = useOpenRow(WEBHOOK_PARAM);
  const open = webhooks?.find(({ id }) => String(id) === recordKey);
  return (
    <IntegrationSection
      title="Webhookovi"
      help={
        <>
          Javni web dozna za svaku promjenu unutar sekunde.{' '}
          <Anchor href={`${DOCUMENTATION_PATH}/integrate.md`}>Upute za programere</Anchor>
        </>
      }
      action={
        <Button leftSection={<IconPlus aria-hidden />} onClick={() => setIsAdding(true)}>
          Dodaj webhook
        </Button>
      }
    >
      {read.error && !webhooks ? (
        <FailedQuery title="Webhookovi nisu učitani." query={read} />
      ) : webhooks?.length === 0 ? (
        <Text c="quiet" py="sm" style={{ borderTop: '1.5px solid var(--ink)' }}>
          Još nema nijednog webhooka. Dodajte adresu javnog weba ili njegova CDN-a, pa će doznati za svaku promjenu.
        </Text>
      ) : (
        <RecordTable label="Webhookovi" rows={webhooks} columns={columns} request={{}} skeletonRows={2} />
      )}
      {open && <WebhookDrawer webhook={open} order={(webhooks ?? []).map(({ id }) => String(id))} />}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </IntegrationSection>
  );
}

const columns: readonly Column<Webhook, unknown>[] = [
  { key: 'url', head: 'Adresa', onPhone: 'title', cell: (webhook) => <UrlCell webhook={webhook} /> },
  { key: 'state', head: 'Stanje', width: 230, narrowWidth: 200, cell: stateDot },
  {
    key: 'at',
    head: 'Zadnja isporuka',
    width: 160,
    hideBelow: 'tablet',
    cell: ({ deliveries: [last] }) => last && formatMoment(last.at, new Date()),
  },
  { key: 'answer', head: 'Odgovor', width: 190, narrowWidth: 150, hideBelow: 'tablet', cell: describeLast },
  {
    key: 'behind',
    head: 'Čeka promjena',
    width: 120,
    align: 'right',
    cell: ({ behind }) => formatNumber(behind),
  },
  factsColumn((webhook) => (
    <Box>
      {stateDot(webhook)}
      <Text c="quiet" fz="sm">
        {[
          webhook.deliveries[0] && formatMoment(webhook.deliveries[0].at, new Date()),
          describeLast(webhook),
          webhook.behind > 0 && `čeka ${countOf(webhook.behind, CHANGES)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </Box>
  )),
  {
    key: 'open',
    head: 'Otvori',
    isHeadHidden: true,
    width: 84,
    align: 'right',
    cell: (webhook) => <OpenCell webhook={webhook} />,
  },
];

/** `200, 84 ms`, or of a failure `503, 7. pokušaj`. */
function describeLast({ deliveries: [last] }: Webhook): string | undefined {
  return last && `${answerOf(last)}, ${isSuccess(last) ? `${last.duration_ms} ms` : `${last.tries}. pokušaj`}`;
}

function stateDot(webhook: Webhook) {
  const { kind, text } = stateOf(webhook, new Date());
  return <StatusDot kind={kind}>{text}</StatusDot>;
}

type CellProps = { webhook: Webhook };

function UrlCell({ webhook: { id, url } }: CellProps) {
  return <RecordLink to={useRowLink(WEBHOOK_PARAM, id).to} title={url} />;
}

function OpenCell({ webhook: { id, url } }: CellProps) {
  return (
    <Anchor
      component={Link}
      id={rowLinkId(WEBHOOK_PARAM, id)}
      to={useRowLink(WEBHOOK_PARAM, id).to}
      c="quiet"
      py="xs"
      underline="hover"
      aria-label={`Otvori: ${url}`}
    >
      Otvori
    </Anchor>
  );
}

/** The address, then the secret, which is shown this once. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const create = useListWrite(webhookRoutes.createWebhook, webhooksQuery);
  const form = useSmallForm({
    initial: { url: '' },
    findProblems: ({ url }) => ({ url: url.trim() === '' ? 'Upišite adresu.' : undefined }),
    send: async ({ url }) => setSecret((await create.mutateAsync({ body: { url: url.trim() } })).secret),
  });
  const isMade = secret !== undefined;
  return (
    <StackedModal
      title={isMade ? 'Webhook je dodan' : 'Dodaj webhook'}
      onClose={isMade ? () => {} : onClose}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {isMade ? (
        <SecretOnce
          help="Po tajni javni web provjerava da poruke šalje Baklja. Vidi se samo sada. Spremite je na sigurno; ako se izgubi, izbrišite webhook i dodajte novi."
          label="Tajna"
          secret={secret}
          savedLabel="Tajna je spremljena"
          onDone={onClose}
        />
      ) : (
        <form {...form.props}>
          <TextInput
            label="Adresa"
            type="url"
            placeholder="https://www.example.org/baklja"
            description="Na nju će Baklja slati POST sa svakom promjenom od sada nadalje."
            data-autofocus
            {...form.field('url')}
          />
          <FaultAlert mt="sm" error={form.fault} />
          <SubmitButtons confirmText="Dodaj webhook" isBusy={form.isBusy} onCancel={onClose} />
        </form>
      )}
    </StackedModal>
  );
}
