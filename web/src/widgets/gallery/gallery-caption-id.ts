/** Id of the caption's field of the picture at a place of the gallery, counted from 0; a form has one gallery. */
export function galleryCaptionId(place: number): string {
  return `gallery-caption-${place}`;
}
