import { Popover } from '@mantine/core';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { EditorPicture } from './EditorPicture.tsx';
import { harmlessAttributes } from './html/attributes.ts';
import classes from './Picture.module.css';
import { AltField, PictureButtons } from './PictureFields.tsx';
import { replaceInlineImage } from './replace-picture.ts';
import { SendingPicture } from './sending/SendingPicture.tsx';
import { useSentPicture } from './sending/sent-pictures.ts';

/**
 * A picture within a line of text. Its fields float below it and follow the text in the document, so that the text does
 * not clip them and Tab reaches them.
 */
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
