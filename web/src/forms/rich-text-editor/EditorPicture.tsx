import type { ComponentProps } from 'react';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import classes from './Picture.module.css';

type Props = Pick<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'className' | 'ref' | 'onClick'> & {
  alt: string;
  /** Shown paler, because the server does not have it yet. */
  isSending?: boolean;
};

/** A picture of a text, which can be dragged; a box with an icon, which can be chosen, when it fails to load. */
export function EditorPicture({ src, alt, isSending = false, className = '', ...props }: Props) {
  const url = src || undefined;
  const { hasFailed, onError } = useFailedPicture(url);
  return (
    <img
      {...props}
      src={url}
      alt={alt}
      className={hasFailed ? `${classes.failed} ${className}` : className || undefined}
      data-drag-handle
      data-sending={isSending || undefined}
      onError={onError}
    />
  );
}
