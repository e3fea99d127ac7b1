import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import { usePictureChoice } from './dialogs/use-picture-choice.tsx';
import { EditorPicture } from './EditorPicture.tsx';
import { harmlessAttributes } from './html/attributes.ts';
import classes from './Picture.module.css';
import { replaceFigure, replaceInlineImage } from './replace-picture.ts';
import { text } from './rich-text-editor.text.ts';
import { cancelPicture, retryPicture, type SentPicture, useSentPicture } from './sending/sent-pictures.ts';

/** A picture with its caption; while chosen, it shows its text alternative and its actions. */
export function FigureView({
  editor,
  node,
  getPos,
  selected,
  selectionInside,
  updateAttributes,
  deleteNode,
}: ReactNodeViewProps) {
  const image: Record<string, string> = node.attrs['image'] ?? {};
  const shown = harmlessAttributes(image);
  const sent = useSentPicture(image['src']);
  const isChosen = selected || selectionInside;
  const change = (fields: Record<string, string>) => updateAttributes({ image: { ...image, ...fields } });

  return (
    <NodeViewWrapper as="figure" className={classes.figure} data-chosen={isChosen || undefined}>
      <div className={classes.picture} contentEditable={false}>
        <EditorPicture
          src={sent ? image['src'] : shown['src']}
          isSending={sent !== undefined}
          alt={image['alt'] ?? ''}
          width={shown['width']}
          height={shown['height']}
          onClick={() => editor.commands.setNodeSelection(getPos() ?? 0)}
        />
        {sent && <SendingPicture url={image['src'] ?? ''} picture={sent} onRemove={deleteNode} />}
        {isChosen && !sent && (
          <PictureButtons
            current={{ src: image['src'] ?? '', alt: image['alt'] ?? '', caption: node.textContent }}
            hasCaption
            onReplace={(picture) => replaceFigure(editor, getPos() ?? 0, picture)}
            onRemove={deleteNode}
          />
        )}
      </div>
      <div className={classes.fields}>
        {isChosen && <AltField alt={image['alt'] ?? ''} onChange={(alt) => change({ alt })} />}
        <div>
          {isChosen && (
            <span className={classes.label} contentEditable={false}>
              {text.imageCaption}
            </span>
          )}
          <NodeViewContent as="div" className={classes.caption} data-empty={node.content.size === 0 || undefined} />
        </div>
      </div>
    </NodeViewWrapper>
  );
}

/** Its fields float below the text and follow it in the document: it does not clip them, and Tab reaches them. */
export function ImageView({ editor, node, getPos, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const image: Record<string, string> = node.attrs['kept'] ?? {};
  const { src, width, height, class: className } = harmlessAttributes(image);
  const sent = useSentPicture(image['src']);
  const alt = image['alt'] ?? '';
  const change = (fields: Record<string, string>) => {
    updateAttributes({ kept: { ...image, ...fields } });
    // The change replaces the picture node, which would deselect it and close its fields.
    const place = getPos();
    if (selected && place !== undefined) editor.commands.setNodeSelection(place);
  };

  return (
    <NodeViewWrapper as="span" className={classes.inline} data-chosen={selected || undefined}>
      <Popover
        opened={selected}
        portalProps={{ target: editor.view.dom.parentElement?.parentElement ?? undefined }}
        position="bottom-start"
        closeOnClickOutside={false}
        closeOnEscape={false}
        middlewares={{ shift: { padding: 16 } }}
      >
        <Popover.Target popupType="dialog">
          <EditorPicture
            src={sent ? image['src'] : src}
            isSending={sent !== undefined}
            alt={alt}
            width={width}
            height={height}
            className={className}
            onClick={() => editor.commands.setNodeSelection(getPos() ?? 0)}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.popup} data-inline contentEditable={false}>
          <AltField alt={alt} onChange={(written) => change({ alt: written })} />
          {sent ? (
            <SendingPicture url={image['src'] ?? ''} picture={sent} onRemove={deleteNode} />
          ) : (
            <PictureButtons
              current={{ src: image['src'] ?? '', alt, caption: '' }}
              hasCaption={false}
              onReplace={(picture) => replaceInlineImage(editor, getPos() ?? 0, picture)}
              onRemove={deleteNode}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </NodeViewWrapper>
  );
}

type ButtonsProps = {
  current: PickedImage;
  /** False for a picture within a line, which has no caption. */
  hasCaption: boolean;
  onReplace: (picture: PickedImage) => void;
  onRemove: () => void;
};

function PictureButtons({ current, hasCaption, onReplace, onRemove }: ButtonsProps) {
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
function AltField({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
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

type SendingProps = { url: string; picture: SentPicture; onRemove: () => void };

/** Over a picture that is being sent: its progress, or why it failed. */
function SendingPicture({ url, picture, onRemove }: SendingProps) {
  const remove = () => {
    cancelPicture(url);
    onRemove();
  };
  return (
    <div className={classes.sending} contentEditable={false}>
      <UploadLine upload={picture} onRetry={() => retryPicture(url)} onRemove={remove} />
    </div>
  );
}
