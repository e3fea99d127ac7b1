/** Id of the caption field of the picture at an index of the gallery, counted from 0; a form has one gallery. */
export function galleryCaptionId(place: number): string {
  return `gallery-caption-${place}`;
}
