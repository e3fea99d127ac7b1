import { SYSTEM_PARTS, type SystemPart, type SystemStatus } from '@baklja/contract/features/site/system-status';
import { countOf } from '@baklja/contract/plural';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { ActionIcon, Box, Code, Flex, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Facts } from '#web/forms/RecordFacts.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { formatSeconds, formatTime } from '#web/lib/dates.ts';
import { IconAlertCircle, IconRefresh } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { SYSTEM_FAULTS } from '../dashboard/attention.ts';
import { DashboardBlock } from '../dashboard/DashboardBlock.tsx';
import { systemStatusQuery } from '../dashboard/dashboard.queries.ts';
import { describeLostDatabase, type Fault, PART_WORDS } from './part-words.ts';

const READ_AGAIN_MS = 10_000;

const CHECK = 'Provjeri sada';

const LINE = { borderTop: '1px solid var(--rule)' };

export function SystemStatusScreen() {
  const isPhone = useIsPhone();
  const read = useQuery({ ...systemStatusQuery, refetchInterval: READ_AGAIN_MS });
  const check = useMutation({ mutationFn: () => read.refetch() });
  const isSlow = useDelayed(read.isPending, SKELETON_AFTER_MS);
  const status = read.data;
  const isDatabaseLost = read.error instanceof ApiError && read.error.code === 'unavailable';
  const faults = [...(isDatabaseLost ? (['database'] as const) : []), ...(status?.faults ?? [])];
  const button = { isBusy: check.isPending, onClick: () => check.mutate(), leftSection: <IconRefresh aria-hidden /> };
  return (
    <>
      <PageHead
        title="Stanje sustava"
        note={status && <Box visibleFrom="sm">provjereno u {timeOf(status)}</Box>}
        phoneTool={
          <ActionIcon aria-label={CHECK} onClick={button.onClick}>
            {button.leftSection}
          </ActionIcon>
        }
        action={isPhone ? undefined : <BusyButton {...button}>{CHECK}</BusyButton>}
      />
      <Flex direction={{ base: 'column', lg: 'row' }} columnGap={48} rowGap="lg" pb="xl">
        <Box component="section" aria-label="Dijelovi sustava" flex={1} miw={0} aria-busy={read.isPending}>
          <Box role="status" py={10} mih={46} style={{ borderTop: '1.5px solid var(--ink)' }}>
            {(status || isDatabaseLost) && (
              <Title order={2} c={faults.length > 0 ? 'red' : undefined}>
                {faults.length > 0 ? countOf(faults.length, SYSTEM_FAULTS) : 'Sve radi.'}
              </Title>
            )}
            {status && isDatabaseLost && (
              <Text c="quiet" fz="sm">
                Ostalo je kakvo je bilo u {timeOf(status)}.
              </Text>
            )}
          </Box>
          {!isDatabaseLost && <FailedQuery title="Stanje nije provjereno." query={read} />}
          {isSlow && SYSTEM_PARTS.map((part) => <Skeleton key={part} h={12} w="60%" my={14} aria-hidden />)}
          <ul>
            <Rows status={status} faults={faults} />
          </ul>
        </Box>
        <Stack component="aside" gap="xl" w={{ base: '100%', lg: 320 }} fz="sm">
          {status && <Installation {...status} />}
          <DashboardBlock id="overload" title="Pri preopterećenju" isBusy={false}>
            <Text inherit c="quiet">
              Odbija se ovim redom, s porukom kada pokušati ponovno:
            </Text>
            <Box component="ol" pl={18} py={4} lh={1.7} c="quiet" style={{ listStyle: 'decimal' }}>
              {['slike koje još nisu izrađene', 'traženje bez prijave', 'čitanje bez prijave'].map((what) => (
                <li key={what}>{what}</li>
              ))}
            </Box>
            <Text inherit fw={600}>
              Spremanje i prijava nikad.
            </Text>
          </DashboardBlock>
        </Stack>
      </Flex>
    </>
  );
}

function timeOf({ checked }: SystemStatus): string {
  return formatTime(new Date(checked)) + formatSeconds(checked);
}

type RowsProps = { status: SystemStatus | undefined; faults: readonly SystemPart[] };

/** Faults first. Without the database, the others are as they were last. */
function Rows({ status, faults }: RowsProps) {
  const now = new Date();
  const isDatabaseLost = faults.includes('database');
  const well = SYSTEM_PARTS.filter((part) => status && part !== 'passwords' && !faults.includes(part));
  return [...faults, ...well].map((part) => {
    const { name, line, faults: describe } = PART_WORDS[part];
    const found = part === 'database' ? [describeLostDatabase(status)] : status && describe?.(status, now);
    const isWell = !isDatabaseLost && !(part === 'backup' && status?.backup.state === 'off');
    return (
      <Flex key={part} component="li" py={9} style={LINE}>
        <Box w={28} flex="none" pt={2} c="red">
          {faults.includes(part) ? <IconAlertCircle role="img" aria-label="Kvar" /> : <Dot isFull={isWell} />}
        </Box>
        <Flex direction={{ base: 'column', sm: 'row' }} flex={1} miw={0}>
          <Text fw={600} w={{ sm: 212 }} flex="none">
            {name}
          </Text>
          <Stack gap="xs" flex={1} miw={0}>
            {faults.includes(part) ? (
              found?.map((fault) => <FaultText key={fault.title} {...fault} />)
            ) : (
              <Text c="quiet">{status && line(status, now)}</Text>
            )}
          </Stack>
        </Flex>
      </Flex>
    );
  });
}

/** A full one is the sign of well, an empty one of unknown. */
function Dot({ isFull }: { isFull: boolean }) {
  const style = { borderRadius: '50%', border: `1.5px solid var(--${isFull ? 'ink' : 'ink-3'})` };
  return <Box w={8} h={8} mt={5} ml={4} bg={isFull ? 'var(--ink)' : undefined} style={style} />;
}

function FaultText({ title, help = '', links = [] }: Fault) {
  return (
    <div>
      <Text c="red" fw={600}>
        {title}
      </Text>
      <Text c="quiet" fz="sm" maw="72ch" style={{ overflowWrap: 'anywhere' }}>
        {help.split('`').map((text, place) =>
          place % 2 === 0 ? (
            text
          ) : (
            <Code key={text} bg="var(--paper-3)" fz="inherit" display="inline">
              {text}
            </Code>
          ),
        )}{' '}
        {links.map(({ text, to }) => (
          <TextLink key={to} to={to} label={`${text}: ${title}`}>
            {text}
          </TextLink>
        ))}
      </Text>
    </div>
  );
}

const HOUR_MS = DAY_MS / 24;

function Installation({ version, runtime, started, checked, sessions }: SystemStatus) {
  const ms = Date.parse(checked) - Date.parse(started);
  const [days, hours] = [Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS)];
  const duration = [
    days > 0 && countOf(days, { one: 'dan', few: 'dana', other: 'dana' }),
    hours > 0 && countOf(hours, { one: 'sat', few: 'sata', other: 'sati' }),
  ];
  return (
    <DashboardBlock id="installation" title="Ova instalacija" isBusy={false}>
      <Facts
        facts={[
          ['Verzija', version],
          ['Radi', duration.filter(Boolean).join(' i ') || 'manje od sata'],
          ['Node', runtime],
          ['Prijavljeno', countOf(sessions, { one: 'uređaj', few: 'uređaja', other: 'uređaja' })],
        ]}
      />
    </DashboardBlock>
  );
}
