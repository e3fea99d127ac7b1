import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { harmlessAttributes } from './html/attributes.ts';
import classes from './Picture.module.css';
import { AltField, PictureButtons } from './PictureFields.tsx';

/** A picture within a line of text. */
export function ImageView({ editor, node, getPos, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const image: Record<string, string> = node.attrs['kept'] ?? {};
  const { style: _, class: className, ...shown } = harmlessAttributes(image);
  const change = (fields: Record<string, string>) => updateAttributes({ kept: { ...image, ...fields } });

  return (
    <NodeViewWrapper as="span" className={classes.inline} data-chosen={selected || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys choose the picture */}
      <img
        src={shown['src']}
        alt={image['alt'] ?? ''}
        width={shown['width']}
        height={shown['height']}
        className={className}
        data-drag-handle
        onClick={() => editor.commands.setNodeSelection(getPos() ?? 0)}
      />
      {selected && (
        <span className={classes.popup} contentEditable={false}>
          <AltField alt={image['alt'] ?? ''} onChange={(alt) => change({ alt })} />
          <PictureButtons src={image['src'] ?? ''} alt={image['alt'] ?? ''} onChange={change} onRemove={deleteNode} />
        </span>
      )}
    </NodeViewWrapper>
  );
}
