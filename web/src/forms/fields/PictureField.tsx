import type { Language } from '@baklja/contract/fields';
import type { RootFolder } from '@baklja/contract/files/folders';
import { THUMBNAIL_WIDTH, TILE_WIDTH } from '@baklja/contract/files/pictures';
import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { IconPhoto, IconX } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, readableName } from '#web/lib/paths.ts';
import { type PickedImage, toPickedImage } from '#web/media/picker/picked-image.ts';
import { usePickImage } from '#web/media/picker/use-media-picker.tsx';
import { useUploadAndPick } from '#web/media/picker/use-upload-and-pick.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import classes from '#web/ui/Panel.module.css';
import { TextButton } from '#web/ui/TextButton.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { recordFormText as text } from '../record-form.text.ts';

type Props = {
  title: string;
  /** Drawn 3:4 in the column of the field, as portraits are. */
  isPortrait?: boolean;
  folder?: RootFolder;
  chooseId?: string;
  /** Address of the picture; empty for none. */
  path: string;
  /** Its texts, those that the record keeps. */
  texts?: { alt?: string; caption?: string };
  /** Language of the texts that come with a picture. */
  language: Language;
  onPick: (picture: PickedImage) => void;
  onRemove: () => void;
  /** Another way to choose a picture while there is none. */
  otherChoice?: ReactNode;
  children?: ReactNode;
};

export function PictureField({
  title,
  isPortrait = false,
  folder = 'clanci-slike',
  chooseId,
  path,
  texts = {},
  language,
  onPick,
  onRemove,
  otherChoice,
  children,
}: Props) {
  const { pickImage, dialog } = usePickImage(language);
  const pick = async () => {
    const current = path === '' ? undefined : { src: path, alt: '', caption: '', ...texts };
    const picture = await pickImage({
      current,
      has: { alt: texts.alt !== undefined, caption: texts.caption !== undefined },
    });
    if (picture) onPick(picture);
  };
  const upload = useUploadAndPick({
    folder,
    onlyImages: true,
    onSaved: ([file]) => file && onPick(toPickedImage(file, language)),
  });
  const section = useRef<HTMLElement>(null);
  // A picture is chosen and removed by different buttons.
  const keepFocus = useKeepFocus({
    get current() {
      return section.current?.querySelector('button') ?? null;
    },
  });
  return (
    <>
      <section ref={section} className={classes.section} aria-label={title} {...keepFocus}>
        <Text component="h2" fz="sm" fw={600}>
          {title}
        </Text>
        <UploadDropZone folder={folder} onFiles={upload} pastesInside>
          {path === '' ? (
            <div className={classes.choices}>
              <Button
                {...(chooseId !== undefined && { id: chooseId })}
                leftSection={<IconPhoto aria-hidden />}
                onClick={() => void pick()}
              >
                {text.pickImage}
              </Button>
              {otherChoice}
            </div>
          ) : (
            <div className={classes.fields}>
              <ChosenImage path={path} isPortrait={isPortrait} onPick={() => void pick()} onRemove={onRemove} />
              {children}
            </div>
          )}
        </UploadDropZone>
      </section>
      {dialog}
    </>
  );
}

const PORTRAIT = { '--thumbnail-ratio': '3 / 4' } as CSSProperties;

type ChosenProps = Pick<Props, 'path' | 'isPortrait' | 'onRemove'> & { onPick: () => void };

function ChosenImage({ path, isPortrait, onPick, onRemove }: ChosenProps) {
  if (isPortrait) {
    return (
      <Flex
        direction={{ base: 'row', sm: 'column' }}
        align={{ base: 'flex-end', sm: 'stretch' }}
        gap={{ base: 'md', sm: 'xs' }}
      >
        <Box flex="none" w={{ base: 96, sm: '100%' }} style={PORTRAIT}>
          <Thumbnail url={pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH })} />
        </Box>
        <Box miw={0}>
          <Text c="dimmed" fz="sm" truncate title={path}>
            {readableName(path)}
          </Text>
          <Group gap="md">
            <TextButton onClick={onPick}>Zamijeni</TextButton>
            <TextButton onClick={onRemove}>Ukloni</TextButton>
          </Group>
        </Box>
      </Flex>
    );
  }
  return (
    <div className={classes.picture}>
      <Thumbnail
        url={pictureUrl(path, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={80}
        height={56}
      />
      <div className={classes.chosen}>
        <Text fw={550} truncate title={path}>
          {readableName(path)}
        </Text>
        <div className={classes.choices}>
          <Button size="compact-sm" leftSection={<IconPhoto aria-hidden />} onClick={onPick}>
            Zamijeni
          </Button>
          <Button size="compact-sm" variant="quiet" leftSection={<IconX aria-hidden />} onClick={onRemove}>
            Ukloni
          </Button>
        </div>
      </div>
    </div>
  );
}
