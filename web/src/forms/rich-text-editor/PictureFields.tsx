import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import { usePictureChoice } from './dialogs/use-picture-choice.tsx';
import classes from './Picture.module.css';
import { text } from './rich-text-editor.text.ts';

type ButtonsProps = {
  current: PickedImage;
  /** False for a picture within a line, which has no caption. */
  hasCaption: boolean;
  onReplace: (picture: PickedImage) => void;
  onRemove: () => void;
};

/** Replace and remove buttons over the chosen picture. */
export function PictureButtons({ current, hasCaption, onReplace, onRemove }: ButtonsProps) {
  const { choose, dialog } = usePictureChoice({
    current,
    has: { alt: true, caption: hasCaption },
    onChosen: onReplace,
  });

  return (
    <span className={classes.buttons}>
      <Button leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={choose}>
        {text.replace}
      </Button>
      <Tooltip label={text.removeImage}>
        <ActionIcon variant="default" className={classes.remove} aria-label={text.removeImage} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {dialog}
    </span>
  );
}

/** The text alternative of the chosen picture; it is stored in the text when the field loses the focus or on Enter. */
export function AltField({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const [written, setWritten] = useState(alt);
  useEffect(() => setWritten(alt), [alt]);
  const keep = () => written !== alt && onChange(written);

  return (
    <span contentEditable={false} className={classes.altField}>
      <TextInput
        label={text.imageAlt}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </span>
  );
}
