import type { PictureWidth } from '@baklja/contract/files/pictures';
import { pictureAddress } from '../../../files/file-address.ts';
import { type Markup, markup } from '../../../html/markup.ts';
import type { PreviewBase } from './rewrite-urls.ts';

/** A picture with its texts; absent texts are empty. `side` is one of the old values of `float_…`. */
export type ShownPicture = { image: string; alt: string; caption: string; side?: string };

const LEAD_WIDTHS: readonly PictureWidth[] = [640, 960, 1280, 1920];
const GALLERY_WIDTHS: readonly PictureWidth[] = [320, 640, 960];

/** The picture at the head of a record. Undefined without one. */
export function leadPicture({ image, alt, caption, side = '' }: ShownPicture, place: PreviewBase): Markup | undefined {
  if (image === '') return undefined;
  const { src, srcset } = pictureAddress(place, image, LEAD_WIDTHS);
  const sizes = '(max-width: 960px) 100vw, 920px';
  return markup`<figure class="preview-lead" data-side="${/^(left|right)$/.test(side) ? side : ''}">
<img src="${src}"${sources(srcset, sizes)} alt="${alt}">${captionOf(caption)}
</figure>`;
}

/** The pictures below a record under their heading. Undefined without any. */
export function gallery(pictures: readonly ShownPicture[], head: string, place: PreviewBase): Markup | undefined {
  const shown = pictures.filter(({ image }) => image !== '');
  if (shown.length === 0) return undefined;
  return markup`<section class="preview-gallery">
<h2>${head}</h2>
<ul>${shown.map((picture) => galleryItem(picture, place))}</ul>
</section>`;
}

function galleryItem({ image, alt, caption }: ShownPicture, place: PreviewBase): Markup {
  const { src, srcset } = pictureAddress(place, image, GALLERY_WIDTHS);
  const sizes = '(max-width: 600px) 100vw, (max-width: 960px) 50vw, 300px';
  return markup`
<li><figure><img src="${src}"${sources(srcset, sizes)} alt="${alt}" loading="lazy">${captionOf(caption)}</figure></li>`;
}

function sources(srcset: string, sizes: string): Markup | undefined {
  return srcset === '' ? undefined : markup` srcset="${srcset}" sizes="${sizes}"`;
}

function captionOf(caption: string): Markup | undefined {
  return caption.trim() === '' ? undefined : markup`<figcaption>${caption}</figcaption>`;
}
