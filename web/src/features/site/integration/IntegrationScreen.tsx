import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { type Webhook, webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Anchor, Box, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#web/lib/dates.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Keys } from './Keys.tsx';
import { SecretDialog, SecretList } from './SecretList.tsx';
import { WEBHOOK_PARAM, WebhookDrawer } from './WebhookDrawer.tsx';
import { answerOf, CHANGES, stateOf, tryOf } from './webhook-words.ts';
import { webhooksQuery } from './webhooks.queries.ts';

const ADD = 'Dodaj webhook';

/** What is delivered meanwhile is seen soon. */
const READ_AGAIN_MS = 5000;

export function IntegrationScreen() {
  return (
    <>
      <PageHead title="Povezivanje" note={<Box visibleFrom="sm">Za one koji grade javni web</Box>} />
      <Webhooks />
      <Keys />
    </>
  );
}

function Webhooks() {
  const read = useQuery({ ...webhooksQuery, refetchInterval: READ_AGAIN_MS });
  const { data: webhooks = [] } = read;
  const { recordKey } = useOpenRow(WEBHOOK_PARAM);
  const open = webhooks.find(({ id }) => String(id) === recordKey);
  return (
    <>
      <SecretList
        title="Webhookovi"
        help={
          <>
            Javni web dozna za svaku promjenu unutar sekunde.{' '}
            <Anchor href={`${DOCUMENTATION_PATH}/integrate.md`}>Upute za programere</Anchor>
          </>
        }
        addText={ADD}
        read={read}
        columns={columns}
        empty="Još nema nijednog webhooka. Dodajte adresu javnog weba ili njegova CDN-a, pa će doznati za svaku promjenu."
        notLoaded="Webhookovi nisu učitani."
        AddDialog={AddDialog}
      />
      {open && <WebhookDrawer webhook={open} order={webhooks.map(({ id }) => String(id))} />}
    </>
  );
}

const columns: readonly Column<Webhook, unknown>[] = [
  { key: 'url', head: 'Adresa', onPhone: 'title', cell: (webhook) => <UrlCell {...webhook} /> },
  { key: 'state', head: 'Stanje', width: 210, narrowWidth: 200, cell: stateDot },
  {
    key: 'at',
    head: 'Zadnja isporuka',
    width: 160,
    hideBelow: 'tablet',
    cell: ({ deliveries: [last] }) => last && formatMoment(last.at, new Date()),
  },
  { key: 'answer', head: 'Odgovor', width: 230, narrowWidth: 150, hideBelow: 'tablet', cell: describeLast },
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
    cell: ({ id, url }) => <EditRowLink param={WEBHOOK_PARAM} recordKey={id} title={url} word="Otvori" />,
  },
];

function describeLast({ deliveries: [last] }: Webhook): string | undefined {
  return last && `${answerOf(last)}, ${tryOf(last)}`;
}

function stateDot(webhook: Webhook) {
  const { kind, text } = stateOf(webhook, new Date());
  return <StatusDot kind={kind}>{text}</StatusDot>;
}

function UrlCell({ id, url }: Webhook) {
  return <RecordLink to={useRowLink(WEBHOOK_PARAM, id).to} title={url} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const create = useWrite(webhookRoutes.createWebhook, webhooksQuery.queryKey);
  const form = useSmallForm({
    initial: { url: '' },
    findProblems: ({ url }) => ({ url: url.trim() === '' ? 'Upišite adresu.' : undefined }),
    send: async ({ url }) => setSecret((await create.mutateAsync({ body: { url: url.trim() } })).secret),
  });
  return (
    <SecretDialog
      addText={ADD}
      form={form}
      onClose={onClose}
      secret={secret}
      made={{
        title: 'Webhook je dodan',
        help: 'Po tajni javni web provjerava da poruke šalje Baklja. Vidi se samo sada. Spremite je na sigurno; ako se izgubi, izbrišite webhook i dodajte novi.',
        label: 'Tajna',
        savedLabel: 'Tajna je spremljena',
      }}
    >
      <TextInput
        label="Adresa"
        type="url"
        placeholder="https://www.example.org/baklja"
        description="Na nju će Baklja slati POST sa svakom promjenom od sada nadalje."
        data-autofocus
        {...form.field('url')}
      />
    </SecretDialog>
  );
}
