import { Box } from '@mantine/core';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

export function IntegrationScreen() {
  return (
    <>
      <PageHead title="Povezivanje" note={<Box visibleFrom="sm">Za one koji grade javni web</Box>} />
      <Webhooks />
      <Keys />
    </>
  );
}
