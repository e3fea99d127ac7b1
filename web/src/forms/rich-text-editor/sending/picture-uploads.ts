import { type Editor, Extension } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { setPendingPictures } from '#web/lib/unsaved/pending-pictures.ts';
import { filesOfPaste, isPicture } from '#web/media/uploads/chosen-files.ts';
import { insertBlock } from '../insert-commands.ts';
import { text } from '../rich-text-editor.text.ts';
import { isLocalAddress, sentPictureAt, watchSentPictures } from './sent-pictures.ts';

/** How an editor sends pictures, and what it says to the user. */
export type PictureSender = {
  /** Starts to send a file. Returns the address that shows it meanwhile. */
  send: (file: File) => string;
  /** Shows a sentence about what was left out. */
  warn: (sentence: string) => void;
};

const ADDRESS_ATTRIBUTES: Record<string, string> = { figure: 'image', image: 'kept' };

const key = new PluginKey('pictureUploads');

/** A pasted or dropped picture is shown from the local file until it is saved; then, and after undo, by its address. */
export const PictureUploads = Extension.create<{ sender: PictureSender | undefined }>({
  name: 'pictureUploads',
  addOptions: () => ({ sender: undefined }),

  addProseMirrorPlugins() {
    const { editor } = this;
    const { sender } = this.options;
    const take = (files: readonly File[], place?: number) => {
      if (!sender || files.length === 0 || !editor.isEditable) return false;
      insertPictures(editor, sender, files, place);
      return true;
    };
    return [
      new Plugin({
        key,
        props: {
          handlePaste: (_view, event) =>
            event.clipboardData !== null && take(filesOfPaste(event.clipboardData, new Date())),
          handleDrop: (view, event) => {
            // Browsers report a picture of the text itself as a file.
            if (view.dragging) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return take([...(event.dataTransfer?.files ?? [])], place);
          },
        },
        appendTransaction: (transactions, _before, state) =>
          transactions.some((transaction) => transaction.docChanged || transaction.getMeta(key))
            ? withSavedAddresses(state)
            : null,
        view: () => followPictures(editor),
      }),
    ];
  },
});

function insertPictures(editor: Editor, { send, warn }: PictureSender, files: readonly File[], place?: number): void {
  const others = files.filter((file) => !isPicture(file));
  if (others.length > 0) warn(text.noPictures(others.map(({ name }) => name)));
  const addresses = files.filter(isPicture).map(send);
  const [first] = addresses;
  if (first === undefined) return;
  const figures = addresses.map((src) => ({ type: 'figure', attrs: { image: { src, alt: '' } } }));
  const between = place === undefined ? undefined : placeOfBlock(editor, place);
  if (between === undefined) insertBlock(editor, figures);
  else editor.commands.insertContentAt(between, figures);
  const [inserted] = localPictures(editor.state.doc).filter(({ address }) => address === first);
  if (inserted) editor.chain().setNodeSelection(inserted.place).focus(null, { scrollIntoView: false }).run();
}

/** The place between blocks that is nearest to a place in the text. */
function placeOfBlock({ state: { doc, schema } }: Editor, place: number): number | undefined {
  const figure = schema.nodes['figure']?.createAndFill();
  return figure
    ? (dropPoint(doc, place, new Slice(figure.type.create().content.addToEnd(figure), 0, 0)) ?? undefined)
    : undefined;
}

type LocalPicture = { place: number; attribute: string; value: Record<string, string>; address: string };

function localPictures(doc: Node): LocalPicture[] {
  const found: LocalPicture[] = [];
  doc.descendants((node, place) => {
    const attribute = ADDRESS_ATTRIBUTES[node.type.name];
    const value = attribute === undefined ? undefined : node.attrs[attribute];
    if (attribute !== undefined && isLocalAddress(value?.src))
      found.push({ place, attribute, value, address: value.src });
  });
  return found;
}

function withSavedAddresses(state: EditorState): Transaction | null {
  const { tr } = state;
  for (const { place, attribute, value, address } of localPictures(state.doc)) {
    const src = sentPictureAt(address)?.src;
    if (src !== undefined) tr.setNodeAttribute(place, attribute, { ...value, src });
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

/** Reports what is pending in the document, and replaces addresses as pictures are saved. */
function followPictures(editor: Editor) {
  const report = () => {
    const states = localPictures(editor.state.doc).map(({ address }) => sentPictureAt(address)?.state ?? 'failed');
    const failed = states.filter((state) => state === 'failed').length;
    setPendingPictures(editor, { sending: states.length - failed, failed });
    return states.includes('saved');
  };
  const stop = watchSentPictures(() => {
    if (!editor.isDestroyed && report()) editor.view.dispatch(editor.state.tr.setMeta(key, true));
  });
  return {
    update: (_view: unknown, before: EditorState) => {
      if (before.doc !== editor.state.doc) report();
    },
    destroy: () => {
      stop();
      setPendingPictures(editor, { sending: 0, failed: 0 });
    },
  };
}
