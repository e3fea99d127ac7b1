import type { Language } from '@baklja/contract/fields';
import { Anchor, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { mediaPickerText as text } from './media-picker.text.ts';
import { captionWithAuthor, type PickedImage, type PictureTexts } from './picked-image.ts';

type Props = {
  current: PickedImage;
  texts: PictureTexts;
  language: Language;
  has: { alt: boolean; caption: boolean };
  onKeep: (texts: Partial<PictureTexts>) => void;
};

export function ReplacedTexts({ current: { alt, caption }, texts, language, has, onKeep }: Props) {
  const losesCaption = has.caption && caption !== '' && caption !== captionWithAuthor(texts, language);
  const losesAlt = has.alt && alt !== '' && alt !== texts.alt;
  if (!losesCaption && !losesAlt) return null;
  const lost = [
    ...(losesCaption
      ? [{ label: text.caption, former: caption, keep: 'Zadrži stari potpis', kept: { caption, author: '' } }]
      : []),
    ...(losesAlt ? [{ label: text.alt, former: alt, keep: 'Zadrži stari alternativni tekst', kept: { alt } }] : []),
  ];
  return (
    <Stack
      gap={4}
      align="flex-start"
      pt="sm"
      c="quiet"
      fz="sm"
      lh="18px"
      style={{ borderTop: '1px solid var(--rule-2)' }}
    >
      <Text component="h3" c="var(--ink)" fw={600}>
        Zamjenjuje se i ovo
      </Text>
      {lost.map(({ label, former, keep, kept }) => (
        <Fragment key={label}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {label} <del>{former}</del>
          </Text>
          <Anchor component="button" type="button" mih={{ base: 40, sm: 24 }} onClick={() => onKeep(kept)}>
            {keep}
          </Anchor>
        </Fragment>
      ))}
    </Stack>
  );
}
