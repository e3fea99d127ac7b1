import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Find } from './find/find-plugin.ts';
import { isHarmlessAddress } from './html/attributes.ts';
import { RawBlock, RawInline } from './raw-html-node.ts';
import { BlockStyles } from './schema/block-styles.ts';
import { Container } from './schema/container.ts';
import { formattingMarks, InlineTag } from './schema/formatting-marks.ts';
import { KeptAttributes } from './schema/kept-attributes.ts';
import { ListItem } from './schema/list-item.ts';
import { Figure, InlineImage } from './schema/pictures.ts';
import { tables } from './schema/tables.ts';
import { TextStyles } from './schema/text-styles.ts';
import { Video } from './schema/video-node.ts';
import { type PictureSender, PictureUploads } from './sending/picture-uploads.ts';
import { HeadingKeys } from './shortcuts/heading-keys.ts';

type Options = {
  placeholder?: string | undefined;
  videoHosts: readonly string[];
  /** Absent where files cannot be put into the text. */
  sender?: PictureSender;
};

/** All extensions of the editor: those for the toolbar, and those that preserve old texts. */
export function richTextExtensions({ placeholder, videoHosts, sender }: Options): Extensions {
  return [
    KeptAttributes,
    StarterKit.configure({
      bold: false,
      italic: false,
      underline: false,
      strike: false,
      code: false,
      codeBlock: false,
      link: false,
      listItem: false,
      trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
      heading: { levels: [1, 2, 3, 4, 5, 6] },
    }),
    SafeLink,
    ...formattingMarks,
    InlineTag,
    ListItem,
    ...tables,
    InlineImage,
    Figure,
    Video.configure({ videoHosts }),
    Container,
    RawBlock,
    RawInline,
    TextStyles,
    BlockStyles,
    Find,
    HeadingKeys,
    PictureUploads.configure({ sender }),
    Placeholder.configure({ placeholder: placeholder ?? '' }),
  ];
}

const SafeLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => isHarmlessAddress(address),
});
