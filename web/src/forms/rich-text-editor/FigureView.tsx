import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { EditorPicture } from './EditorPicture.tsx';
import { harmlessAttributes } from './html/attributes.ts';
import classes from './Picture.module.css';
import { AltField, PictureButtons } from './PictureFields.tsx';
import { replaceFigure } from './replace-picture.ts';
import { text } from './rich-text-editor.text.ts';
import { SendingPicture } from './sending/SendingPicture.tsx';
import { useSentPicture } from './sending/sent-pictures.ts';

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
