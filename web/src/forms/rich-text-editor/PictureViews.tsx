import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { IconRefresh, IconTrash } from '#web/lib/icons.ts';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import { usePictureChoice } from './dialogs/use-picture-choice.tsx';
import { EditorPicture } from './EditorPicture.tsx';
import { type HtmlAttributes, harmlessAttributes } from './html/attributes.ts';
import classes from './Picture.module.css';
import { text } from './rich-text-editor.text.ts';
import { cancelPicture, retryPicture, type SentPicture, useSentPicture } from './sending/sent-pictures.ts';

function usePicture({ editor, node, getPos, updateAttributes }: ReactNodeViewProps, attribute: 'image' | 'kept') {
  const image: Record<string, string> = node.attrs[attribute] ?? {};
  const { src, width, height, class: className } = harmlessAttributes(image);
  const { src: url = '', alt = '' } = image;
  const sent = useSentPicture(image['src']);
  const place = () => getPos() ?? 0;
  const choose = () => editor.commands.setNodeSelection(place());
  const shown = { src: sent ? url : src, isSending: sent !== undefined, alt, width, height, onClick: choose };
  const changeAlt = (written: string) => updateAttributes({ [attribute]: { ...image, alt: written } });
  return { url, alt, sent, place, choose, shown, className, changeAlt };
}

/** A picture with its caption; while chosen, it shows its text alternative and its actions. */
export function FigureView(props: ReactNodeViewProps) {
  const { editor, node, selected, selectionInside, deleteNode } = props;
  const { url, alt, sent, place, shown, changeAlt } = usePicture(props, 'image');
  const isChosen = selected || selectionInside;

  return (
    <NodeViewWrapper as="figure" className={classes.figure} data-chosen={isChosen || undefined}>
      <div className={classes.picture} contentEditable={false}>
        <EditorPicture {...shown} />
        {sent && <SendingPicture url={url} picture={sent} onRemove={deleteNode} />}
        {isChosen && !sent && (
          <PictureButtons
            current={{ src: url, alt, caption: node.textContent }}
            hasCaption
            onReplace={(picture) => replaceFigure(editor, place(), picture)}
            onRemove={deleteNode}
          />
        )}
      </div>
      <div className={classes.fields}>
        {isChosen && <AltField alt={alt} onChange={changeAlt} />}
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
export function ImageView(props: ReactNodeViewProps) {
  const { editor, getPos, selected, deleteNode } = props;
  const { url, alt, sent, place, choose, shown, className, changeAlt } = usePicture(props, 'kept');
  const change = (written: string) => {
    changeAlt(written);
    // The change replaces the picture node, which would deselect it and close its fields.
    if (selected && getPos() !== undefined) choose();
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
          <EditorPicture {...shown} className={className} />
        </Popover.Target>
        <Popover.Dropdown className={classes.popup} data-inline contentEditable={false}>
          <AltField alt={alt} onChange={change} />
          {sent ? (
            <SendingPicture url={url} picture={sent} onRemove={deleteNode} />
          ) : (
            <PictureButtons
              current={{ src: url, alt, caption: '' }}
              hasCaption={false}
              onReplace={(picture) => replaceInlineImage(editor, place(), picture)}
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
      <Button leftSection={<IconRefresh aria-hidden />} onClick={choose}>
        {text.replace}
      </Button>
      <Tooltip label={text.removeImage}>
        <ActionIcon variant="default" className={classes.remove} aria-label={text.removeImage} onClick={onRemove}>
          <IconTrash aria-hidden />
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

/** What belongs to the former file. Without its height, the new picture keeps its proportions. */
const OF_THE_FILE = ['src', 'srcset', 'sizes', 'alt', 'title', 'height'];

/** Puts another picture with its own texts in place of a figure, and chooses it. An unchanged caption stays formatted. */
function replaceFigure(editor: Editor, place: number, { src, alt, caption }: PickedImage): void {
  const figure = editor.state.doc.nodeAt(place);
  if (!figure) return;
  const { image, link } = figure.attrs as { image: HtmlAttributes | null; link: HtmlAttributes | null };
  const attributes = { ...figure.attrs, image: withPicture(image, src, alt), link: followPicture(link, image, src) };
  const text = caption === '' ? null : editor.schema.text(caption);
  const content = caption === figure.textContent ? figure.content : text;
  replaceNode(editor, place, figure, figure.type.create(attributes, content));
}

/** Puts another picture with its own text alternative in place of one within a line, and chooses it. */
function replaceInlineImage(editor: Editor, place: number, { src, alt }: PickedImage): void {
  const image = editor.state.doc.nodeAt(place);
  if (!image) return;
  const { kept } = image.attrs;
  const marks = image.marks.map((mark) => markFollowingPicture(mark, kept, src));
  const attributes = { ...image.attrs, kept: withPicture(kept, src, alt) };
  replaceNode(editor, place, image, image.type.create(attributes, null, marks));
}

function replaceNode(editor: Editor, place: number, former: Node, node: Node): void {
  editor.commands.command(({ tr }) => {
    tr.replaceWith(place, place + former.nodeSize, node);
    tr.setSelection(NodeSelection.create(tr.doc, place));
    return true;
  });
}

function withPicture(former: HtmlAttributes | null, src: string, alt: string): HtmlAttributes {
  const others = Object.entries(former ?? {}).filter(([name]) => !OF_THE_FILE.includes(name));
  return { src, alt, ...Object.fromEntries(others) };
}

/** A link to the former picture itself leads to the new one; any other link stays. */
function followPicture(link: HtmlAttributes | null, former: HtmlAttributes | null, src: string): HtmlAttributes | null {
  return link && link['href'] === former?.['src'] ? { ...link, href: src } : link;
}

function markFollowingPicture(mark: Mark, former: HtmlAttributes | null, src: string): Mark {
  if (mark.type.name !== 'link' || mark.attrs['href'] !== former?.['src']) return mark;
  return mark.type.create({ ...mark.attrs, href: src, kept: { ...mark.attrs['kept'], href: src } });
}
