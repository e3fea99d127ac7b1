import { Flex, Stack } from '@mantine/core';
import { useSession } from '#web/lib/session.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { AttentionBlock } from './AttentionBlock.tsx';
import { LatestLists, ListInForce } from './CategorisationBlocks.tsx';
import { NewestIssue } from './NewestIssue.tsx';
import { OwnDrafts } from './OwnDrafts.tsx';
import { RecentRecords } from './RecentRecords.tsx';

/** The first part of every start page: what waits for this person, and what the person worked on. */
export function OwnWork() {
  const role = useSession()?.role;
  const isPhone = useIsPhone();
  const first = { olimp: <NewestIssue />, kategorizacije: <ListInForce /> }[String(role)];
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="24px 32px" mt="xs">
      <Stack gap="lg" flex={1} miw={0}>
        {!isPhone && first}
        <AttentionBlock />
        {isPhone && first}
      </Stack>
      <Stack gap="lg" w={{ base: '100%', md: 400 }} flex="none">
        {role === 'kategorizacije' ? <LatestLists /> : <RecentRecords />}
        <OwnDrafts />
      </Stack>
    </Flex>
  );
}
