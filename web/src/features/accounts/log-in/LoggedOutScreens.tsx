import { Anchor, Box, Button, Flex, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { IconArrowRight } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { FormMessage } from '../FormMessage.tsx';
import { LogInScreen } from './LogInScreen.tsx';

export function LoggedOutScreens({ notice }: { notice?: string | undefined }) {
  const { pathname } = useLocation();
  return pathname === paths.logIn ? <LogInScreen notice={notice} /> : <LoggedOutNotFoundScreen notice={notice} />;
}

export function LoggedOutNotFoundScreen({ notice }: { notice?: string | undefined }) {
  useDocumentTitle('Stranica nije pronađena');
  return (
    <Flex
      component="main"
      direction="column"
      gap="xl"
      mih="100vh"
      px={{ base: 'lg', sm: 64 }}
      py={{ base: 'xl', sm: 48 }}
    >
      <Box maw={640} my="auto">
        {notice !== undefined && <FormMessage kind="notice" lines={[notice]} />}
        <Title mt="md" fw={400} fz={{ base: 40, sm: 56 }} lh={1.06} lts="-0.03em" textWrap="balance">
          Žao nam je, ovu stranicu nismo pronašli.
        </Title>
        <Text mt={20} mb="xl" ff="heading" fz="xl" lh={1.5} c="quiet">
          Možda je premještena ili adresa nije točno upisana. Sve vijesti, sportaše i dokumente naći ćete na našim
          javnim stranicama.
        </Text>
        <Button component="a" h={40} href={pageSettings.publicSiteUrl()} rightSection={<IconArrowRight aria-hidden />}>
          Idi na javne stranice
        </Button>
      </Box>
      <Text fz="sm">
        <Anchor component={Link} display="inline-block" mih={24} c="dimmed" td="underline" to={paths.logIn}>
          Admin
        </Anchor>
      </Text>
    </Flex>
  );
}
