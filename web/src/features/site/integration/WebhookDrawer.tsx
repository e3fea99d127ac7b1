import { type Webhook, type WebhookDelivery, webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { WEBHOOK_DELIVERIES_KEPT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { capitalised } from '@baklja/contract/records/record-words';
import type { RouteAnswer } from '@baklja/contract/route';
import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import { useLocation } from 'react-router';
import { ListDrawer } from '#web/forms/frame/ListDrawer.tsx';
import { Facts } from '#web/forms/RecordFacts.tsx';
import { formatListDate, formatMoment, formatSeconds } from '#web/lib/dates.ts';
import { IconTrash, IconX } from '#web/lib/icons.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { rowLinkId, searchWithRow, useOpenRow } from '#web/lists/address/open-row.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { AskingButton } from '#web/ui/dialogs/AskingButton.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { answerOf, CHANGES, failureOf, isSuccess, stateOf, tryOf } from './webhook-words.ts';
import { webhooksQuery } from './webhooks.queries.ts';

/** Parameter of the address with the id of the open webhook. */
export const WEBHOOK_PARAM = 'webhook';

const WAITING = { one: 'promjena čeka', few: 'promjene čekaju', other: 'promjena čeka' };

type Props = { webhook: Webhook; order: readonly string[] };

export function WebhookDrawer({ webhook, order }: Props) {
  const { id, url, created, deliveries } = webhook;
  const { search } = useLocation();
  const { close } = useOpenRow(WEBHOOK_PARAM);
  const addressOf = (key: string | undefined) => ({ search: searchWithRow(search, WEBHOOK_PARAM, key) });
  const resend = useWrite(webhookRoutes.resendWebhook, webhooksQuery.queryKey);
  const test = useWrite(webhookRoutes.testWebhook, webhooksQuery.queryKey);
  const announce = useAnnounce();
  const failure = failureOf(webhook, new Date());
  const sendTest = async () => {
    const outcome = await test.mutateAsync({ params: { id } });
    if (isSuccess(outcome)) return outcome;
    throw new Error(describeTest(outcome));
  };
  return (
    <ListDrawer
      title="Webhook"
      recordKey={String(id)}
      order={order}
      addressOf={addressOf}
      linkId={rowLinkId(WEBHOOK_PARAM, id)}
      onClose={() => close()}
    >
      <Stack gap="lg" px={{ base: 'md', sm: 'lg' }} py="md" style={{ overflow: 'auto' }}>
        {failure !== undefined && (
          <Box role="status" py={4} pl={14} style={{ borderLeft: '3px solid var(--red)' }}>
            <Text fw={600}>{capitalised(failure)}</Text>
            <Text c="quiet">{describeFailure(webhook)}</Text>
          </Box>
        )}
        <Facts
          facts={[
            [
              'Adresa',
              <span key="url" style={{ overflowWrap: 'anywhere' }}>
                {url}
              </span>,
            ],
            ['Tajna', `Prikazana je jednom, ${formatListDate(created)}.`],
          ]}
        />
        <Deliveries deliveries={deliveries} />
        <DeleteWebhook webhook={webhook} onDeleted={close} />
      </Stack>
      <SaveBar state={{ ...stateOf(webhook, new Date()), isImportant: true }} isInDrawer>
        <BusyButton
          variant={failure === undefined ? 'filled' : 'default'}
          isBusy={test.isPending}
          onClick={() => void announce(sendTest)}
        >
          Pošalji probu
        </BusyButton>
        {failure !== undefined && (
          <BusyButton
            variant="filled"
            isBusy={resend.isPending}
            onClick={() => void announce(() => resend.mutateAsync({ params: { id } }))}
          >
            Pošalji ponovno
          </BusyButton>
        )}
      </SaveBar>
    </ListDrawer>
  );
}

/** Why it fails, when it is tried again, and what waits. */
function describeFailure({ deliveries: [last], next_try, behind }: Webhook): string {
  const again =
    next_try === null
      ? 'Upravo se šalje ponovno.'
      : `Sljedeći pokušaj ${formatMoment(next_try, new Date())}${formatSeconds(next_try)}, zatim sve rjeđe, najmanje jednom na sat.`;
  const waiting = countOf(behind, WAITING);
  return `Zadnji odgovor: ${last ? answerOf(last) : ''}. ${again} ${waiting} i poslat će se redom.`;
}

function describeTest({ status, problem, answer }: RouteAnswer<typeof webhookRoutes.testWebhook>): string {
  return `Odgovor na probu: ${[answerOf({ status, problem }), answer.trim()].filter(Boolean).join(', ')}`;
}

function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  return (
    <Box component="section">
      <Title order={3} ff="text" fz="md" fw={600} pb={6} style={{ borderBottom: '1px solid var(--rule-2)' }}>
        Zadnjih {WEBHOOK_DELIVERIES_KEPT} isporuka
      </Title>
      {deliveries.length === 0 && (
        <Text c="quiet" py="xs">
          Još ništa nije poslano. Prva promjena javnog sadržaja šalje se odmah.
        </Text>
      )}
      <ul>
        {deliveries.map((delivery) => (
          <Flex
            component="li"
            key={`${delivery.message_id} ${delivery.tries}`}
            gap="sm"
            py="xs"
            align="baseline"
            style={{ borderBottom: '1px solid var(--rule)' }}
          >
            <Text span c="quiet" fz="sm" w={128} flex="none">
              {formatMoment(delivery.at, new Date())}
              {formatSeconds(delivery.at)}
            </Text>
            <Box flex={1}>
              <StatusDot kind={isSuccess(delivery) ? 'full' : 'empty'}>{answerOf(delivery)}</StatusDot>{' '}
              <Text span display="inline-block" c="quiet" fz="sm">
                {tryOf(delivery)}, {countOf(delivery.changes, CHANGES)}
              </Text>
            </Box>
          </Flex>
        ))}
      </ul>
    </Box>
  );
}

function DeleteWebhook({ webhook: { id, url, behind }, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const remove = useWrite(webhookRoutes.deleteWebhook, webhooksQuery.queryKey);
  const losses = ['Adresa više neće doznati za promjene.'];
  if (behind > 0) losses.push(`${countOf(behind, WAITING)} i neće se poslati.`);
  return (
    <AskingButton
      name="Izbriši webhook"
      // Its word starts at the edge of the column.
      button={{ variant: 'quiet-danger', w: 'fit-content', ml: '-sm', leftSection: <IconTrash aria-hidden /> }}
      question="Izbrisati webhook?"
      subject={url}
      consequences={losses.map((text) => ({ icon: <IconX aria-hidden />, text }))}
      onConfirm={async () => {
        const answer = await remove.mutateAsync({ params: { id } });
        onDeleted();
        return answer;
      }}
    />
  );
}
