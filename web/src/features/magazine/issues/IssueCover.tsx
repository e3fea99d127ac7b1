import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { Box, Flex } from '@mantine/core';
import { IconBook } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';

const FRAME = { aspectRatio: '3 / 4', outline: '1px solid var(--rule-2)', outlineOffset: -1 };

/** The cover of an issue in 3:4; its number when there is no picture, or none that loads. */
export function IssueCover({ path, number }: { path: string; number: string }) {
  const url = path === '' ? undefined : pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH });
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <Flex
        component="span"
        direction="column"
        align="center"
        justify="center"
        gap={4}
        bg="var(--paper-2)"
        bdrs={2}
        c="dimmed"
        fw={600}
        style={FRAME}
        aria-hidden
      >
        <IconBook aria-hidden /> {number}
      </Flex>
    );
  }
  return (
    <Box
      component="img"
      src={url}
      alt=""
      width={240}
      height={320}
      w="100%"
      h="auto"
      bdrs={2}
      style={{ ...FRAME, objectFit: 'cover' }}
      loading="lazy"
      onError={onError}
    />
  );
}
