import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './Picture.module.css';
import { text } from './rich-text-editor.text.ts';

const ImageDialog = lazy(() => import('./toolbar/ImageDialog.tsx').then((module) => ({ default: module.ImageDialog })));

type ButtonsProps = {
  src: string;
  alt: string;
  onChange: (fields: { src: string; alt: string }) => void;
  onRemove: () => void;
};

/** Replace and remove buttons over the chosen picture. */
export function PictureButtons({ src, alt, onChange, onRemove }: ButtonsProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <span className={classes.buttons}>
      <Button leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={() => setIsOpen(true)}>
        {text.replace}
      </Button>
      <Tooltip label={text.removeImage}>
        <ActionIcon variant="default" className={classes.remove} aria-label={text.removeImage} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <ImageDialog
            title={text.replaceImage}
            submit={text.replace}
            initial={{ src, alt }}
            onSubmit={(image) => onChange({ src: image.src, alt: image.alt })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
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
